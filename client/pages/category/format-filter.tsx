import { type Format, formatSizes, formats } from '#shared/format.ts'
import { formatStrings } from '#shared/i18n/format-strings.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useSiteStrings, useStrings } from '../../ui/use-strings.ts'
import classes from './format-filter.module.css'

interface FormatFilterProps {
  current: Format | null
  pathOf: (format?: Format) => string
}

/** Longest side of the frames, px. */
const iconHeightPx = 16

/** The format of the pictures: a bar of links, since the choice changes the address. */
export function FormatFilter({ current, pathOf }: FormatFilterProps) {
  const strings = useSiteStrings()
  const words = useStrings(formatStrings)
  return (
    <nav className={classes.filter} aria-label={strings.category.formats}>
      <PageLink href={pathOf()} {...(current === null && { 'aria-current': 'page' })}>
        {strings.category.all}
      </PageLink>
      {formats.map((format) => (
        <PageLink
          key={format}
          href={pathOf(format)}
          {...(current === format && { 'aria-current': 'page' })}
        >
          <FormatShape format={format} />
          {words[format].name}
        </PageLink>
      ))}
    </nav>
  )
}

function FormatShape({ format }: { format: Format }) {
  const { widthPx, heightPx } = formatSizes[format]
  const width = (iconHeightPx * widthPx) / heightPx
  return (
    <svg width={width} height={iconHeightPx} aria-hidden>
      <rect x="0.75" y="0.75" width={width - 1.5} height={iconHeightPx - 1.5} rx="1" />
    </svg>
  )
}
