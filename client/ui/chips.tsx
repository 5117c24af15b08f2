import { useEffect, useRef } from 'react'
import classes from './chips.module.css'
import { PageLink } from './page-link.tsx'

interface Chip {
  label: string
  /** The Hebrew name beside it, if any. */
  hebrew?: string | undefined
  /** Address of a picture before the label. */
  image?: string
  path: string
  current?: boolean
  count?: number
}

interface ChipsProps {
  label: string
  chips: readonly Chip[]
}

/** Filters of a list as links, since a choice changes the address. */
export function Chips({ label, chips }: ChipsProps) {
  const row = useCurrentInSight(chips.find(({ current }) => current)?.path)
  return (
    <nav aria-label={label}>
      <ul className={classes.chips} ref={row}>
        {chips.map((chip) => (
          <li key={chip.path}>
            <PageLink
              className={classes.chip}
              href={chip.path}
              {...(chip.current ? { 'aria-current': 'page' } : {})}
            >
              {chip.image && <img src={chip.image} width="32" height="32" alt="" />}
              <bdi>{chip.label}</bdi>
              {chip.hebrew && <bdi lang="he">{chip.hebrew}</bdi>}
              {chip.count !== undefined && <span className={classes.count}>{chip.count}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
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
