import classes from './chips.module.css'
import { PageLink } from './page-link.tsx'

interface ChipsProps {
  label: string
  chips: readonly { label: string; path: string; current: boolean; count?: number }[]
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
              <bdi>{chip.label}</bdi>
              {chip.count !== undefined && <span className={classes.count}>{chip.count}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
