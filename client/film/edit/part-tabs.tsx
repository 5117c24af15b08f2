import { Ellipsis } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './part-tabs.module.css'
import type { FilmPart } from './use-film-parts.ts'

interface PartTabsProps {
  parts: readonly FilmPart[]
  current: FilmPart
  onJump: (part: FilmPart) => void
  /** On a phone, the last of them opens further ways to send and save. */
  onMore: () => void
}

/** The ways to the parts of the panel, which stay while it scrolls. */
export function PartTabs({ parts, current, onJump, onMore }: PartTabsProps) {
  const words = useStrings(videoStrings)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => showTab(row.current, current), [current])
  return (
    <nav className={classes.tabs} aria-label={words.parts}>
      <div className={classes.row} ref={row}>
        {parts.map((part) => (
          <button
            type="button"
            key={part}
            className={classes.tab}
            aria-current={part === current || undefined}
            data-tab={part}
            onClick={() => onJump(part)}
          >
            {words.part[part]}
          </button>
        ))}
      </div>
      <button type="button" className={classes.more} aria-haspopup="dialog" onClick={onMore}>
        <Ellipsis aria-hidden />
        {words.more}
      </button>
    </nav>
  )
}

/** Scrolls the row alone, sideways. */
function showTab(row: HTMLElement | null, part: FilmPart) {
  const tab = row?.querySelector<HTMLElement>(`[data-tab="${part}"]`)
  if (!row || !tab) return
  const { left, width } = tab.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  row.scrollBy({ left: left + width / 2 - frame.left - frame.width / 2 })
}
