import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './chips.module.css'
import { PageLink } from './page-link.tsx'
import { useSiteStrings } from './use-strings.ts'

interface Chip {
  label: string
  /** The Hebrew name beside it, if any. */
  hebrew?: string | undefined
  /** Language of the label, if it is not the page's. */
  lang?: string | undefined
  /** Address of a picture before the label. */
  image?: string
  icon?: ReactNode
  path: string
  current?: boolean
  count?: number
}

interface ChipsProps {
  label: string
  /** Whether the label is shown before the row; default for screen readers only. */
  captioned?: boolean
  chips: readonly Chip[]
}

/** Longer rows can be opened. */
const longRow = 10

/** Filters of a list as links in one row, since a choice changes the address. */
export function Chips({ label, captioned = false, chips }: ChipsProps) {
  const row = useCurrentInSight(chips.find(({ current }) => current)?.path)
  return (
    <nav className={classes.row} aria-label={label}>
      {captioned && (
        <span className={classes.caption} aria-hidden>
          {label}
        </span>
      )}
      <ul className={classes.chips} ref={row}>
        {chips.map((chip) => (
          <li key={chip.path}>
            <ChipLink chip={chip} />
          </li>
        ))}
      </ul>
      {chips.length > longRow && <OpenRow />}
    </nav>
  )
}

/** Rows of chips that narrow the same list, side by side where there is room. */
export function ChipRows({ children }: { children: ReactNode }) {
  return <div className={classes.rows}>{children}</div>
}

function ChipLink({ chip }: { chip: Chip }) {
  const { label, hebrew, lang, image, icon, path, current, count } = chip
  return (
    <PageLink
      className={lang ? `${classes.chip} ${classes.inLanguage}` : classes.chip}
      href={path}
      {...(current ? { 'aria-current': 'page' } : {})}
    >
      {image && <img src={image} width="32" height="32" alt="" />}
      {icon}
      <bdi lang={lang}>{label}</bdi>
      {hebrew && <bdi lang="he">{hebrew}</bdi>}
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </PageLink>
  )
}

/** The style sheet wraps the chips while this is open, so it works without script. */
function OpenRow() {
  const strings = useSiteStrings()
  return (
    <details className={classes.open}>
      <summary>
        <span className={classes.more}>{strings.list.openRow}</span>
        <span className={classes.less}>{strings.list.closeRow}</span>
        <ChevronDown aria-hidden />
      </summary>
    </details>
  )
}

/** In a scrolling row, centres the current chip. */
function useCurrentInSight(path: string | undefined) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chip = path === undefined ? null : row.current?.querySelector('[aria-current]')
    if (!row.current || !chip) return
    const [outer, inner] = [row.current.getBoundingClientRect(), chip.getBoundingClientRect()]
    row.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 })
  }, [path])
  return row
}
