import { Ellipsis } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './section-tabs.module.css'
import type { FilmSection } from './use-film-sections.ts'

interface SectionTabsProps {
  sections: readonly FilmSection[]
  current: FilmSection
  onJump: (section: FilmSection) => void
  /** On a phone, the last of them opens further ways to send and save. */
  onMore: () => void
}

/** The ways to the sections of the panel, which stay while it scrolls. */
export function SectionTabs({ sections, current, onJump, onMore }: SectionTabsProps) {
  const words = useStrings(videoStrings)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => showTab(row.current, current), [current])
  return (
    <nav className={classes.tabs} aria-label={words.sections}>
      <div className={classes.row} ref={row}>
        {sections.map((section) => (
          <button
            type="button"
            key={section}
            className={classes.tab}
            aria-current={section === current || undefined}
            data-tab={section}
            onClick={() => onJump(section)}
          >
            {words.section[section]}
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
function showTab(row: HTMLElement | null, section: FilmSection) {
  const tab = row?.querySelector<HTMLElement>(`[data-tab="${section}"]`)
  if (!row || !tab) return
  const { left, width } = tab.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  row.scrollBy({ left: left + width / 2 - frame.left - frame.width / 2 })
}
