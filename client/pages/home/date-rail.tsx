import type { KeyboardEvent } from 'react'
import { comingUpStrings } from '#shared/i18n/coming-up-strings.ts'
import { categoryPath } from '#shared/routes.ts'
import { useLocalPath } from '../../ui/use-local-path.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './date-rail.module.css'

interface DateRailProps {
  dates: readonly { slug: string; name: string; note: string }[]
  chosen: string
  onChoose: (slug: string) => void
  panelId: string
}

/** Tabs in a row: one is in the tab order, arrow keys reach the others. Without script, links. */
export function DateRail({ dates, chosen, onChoose, panelId }: DateRailProps) {
  const words = useStrings(comingUpStrings)
  const local = useLocalPath()
  const handleKey = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const to = nextIndex(event, index, dates.length)
    const date = to === undefined ? undefined : dates[to]
    if (!date) return
    event.preventDefault()
    onChoose(date.slug)
    document.getElementById(tabId(date.slug))?.focus()
  }
  return (
    <div className={classes.rail} role="tablist" aria-label={words.heading}>
      {dates.map(({ slug, name, note }, index) => (
        <a
          key={slug}
          className={classes.tab}
          id={tabId(slug)}
          role="tab"
          href={local(categoryPath(slug))}
          aria-selected={slug === chosen}
          aria-controls={panelId}
          tabIndex={slug === chosen ? 0 : -1}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onChoose(slug)
          }}
          onKeyDown={(event) => handleKey(event, index)}
        >
          <span className={classes.name}>{name}</span>
          <span className={classes.note}>{note}</span>
        </a>
      ))}
    </div>
  )
}

function tabId(slug: string): string {
  return `coming-up-${slug}`
}

/** The index that a key leads to, wrapping at the ends; the space bar selects, as on a button. */
function nextIndex(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
): number | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    Home: 0,
    End: count - 1,
    ' ': index,
  }
  const to = steps[key]
  return to === undefined ? undefined : (to + count) % count
}
