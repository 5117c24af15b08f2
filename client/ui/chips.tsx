import classes from './chips.module.css'
import { PageLink } from './page-link.tsx'

interface Chip {
  label: string
  /** Beside it, where it has a name in Hebrew too. */
  hebrew?: string | undefined
  /** Address of a picture before it. */
  image?: string
  path: string
  current?: boolean
  count?: number
}

interface ChipsProps {
  label: string
  chips: readonly Chip[]
}

/** Kinds of a list as links, since choosing one changes the address. */
export function Chips({ label, chips }: ChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.chips}>
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
