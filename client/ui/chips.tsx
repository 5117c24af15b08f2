import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Format, formatSizes } from '#shared/format.ts'
import { KeptPart } from '../kept-part.tsx'
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
  /** Whose shape is drawn before the label. */
  format?: Format
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
const shapeHeightPx = 16

/** Filters of a list as links in one row, since a choice changes the address. */
export function Chips(props: ChipsProps) {
  const row = <Row {...props} />
  // React names pictures of the first view in the head.
  const hasPictures = props.chips.some(({ image }) => image !== undefined)
  return hasPictures ? row : <KeptPart>{row}</KeptPart>
}

function Row({ label, captioned = false, chips }: ChipsProps) {
  const strings = useSiteStrings()
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
      {chips.length > longRow && <Fold more={strings.list.openRow} less={strings.list.closeRow} />}
    </nav>
  )
}

interface ChipRowsProps {
  /** The rows that matter most. */
  children: ReactNode
  /** The other rows. */
  rest: ReactNode
  /** On a narrow screen the other rows are folded away; `open` at first. Default: never folded. */
  folds?: { open: boolean } | undefined
}

/** Rows of chips that narrow the same list, side by side where there is room. */
export function ChipRows({ children, rest, folds }: ChipRowsProps) {
  const strings = useSiteStrings()
  return (
    <div className={classes.rows}>
      {children}
      <div className={classes.rest}>{rest}</div>
      {folds && (
        <Fold
          className={classes.fold}
          open={folds.open}
          more={strings.list.moreFilters}
          less={strings.list.fewerFilters}
        />
      )}
    </div>
  )
}

function ChipLink({ chip }: { chip: Chip }) {
  const { label, hebrew, lang, image, format, path, current, count } = chip
  return (
    <PageLink
      className={lang ? `${classes.chip} ${classes.inLanguage}` : classes.chip}
      href={path}
      {...(current ? { 'aria-current': 'page' } : {})}
    >
      {image && <img src={image} width="32" height="32" alt="" />}
      {format && <Shape format={format} />}
      <bdi lang={lang}>{label}</bdi>
      {hebrew && <bdi lang="he">{hebrew}</bdi>}
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </PageLink>
  )
}

function Shape({ format }: { format: Format }) {
  const { widthPx, heightPx } = formatSizes[format]
  const width = (shapeHeightPx * widthPx) / heightPx
  return (
    <svg width={width} height={shapeHeightPx} aria-hidden>
      <rect x="0.75" y="0.75" width={width - 1.5} height={shapeHeightPx - 1.5} rx="1" />
    </svg>
  )
}

interface FoldProps {
  className?: string | undefined
  open?: boolean
  more: string
  less: string
}

/** The style sheet shows what belongs to it while it is open, so it works without script. */
function Fold({ className, open = false, more, less }: FoldProps) {
  return (
    <details className={`${classes.open} ${className ?? ''}`} open={open}>
      <summary>
        <span className={classes.more}>{more}</span>
        <span className={classes.less}>{less}</span>
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
