import { useEffect, useRef, useState } from 'react'

/** The sections of the film editor's panel, from top to bottom. */
const filmSections = ['words', 'song', 'plot', 'look', 'photos', 'size'] as const
export type FilmSection = (typeof filmSections)[number]

/**
 * Follows which section is in view while the panel scrolls, and jumps to one. They are elements
 * with `data-film-section`, under a `nav` that stays.
 */
export function useFilmSections() {
  const panel = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<FilmSection>('words')
  // The section of a jump stays current where the panel cannot scroll far enough to show it on top.
  const jumped = useRef(false)

  useEffect(() => {
    const box = panel.current
    if (!box) return
    let frame = 0
    const follow = () => {
      frame = 0
      const found = jumped.current ? undefined : sectionInView(box)
      if (found) setCurrent(found)
    }
    const followSoon = () => {
      frame ||= requestAnimationFrame(follow)
    }
    const release = () => {
      jumped.current = false
    }
    const signals = ['wheel', 'pointerdown', 'keydown'] as const
    for (const each of signals) box.addEventListener(each, release, { passive: true })
    // The panel scrolls on a phone, an element within it on a desktop.
    box.addEventListener('scroll', followSoon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const each of signals) box.removeEventListener(each, release)
      box.removeEventListener('scroll', followSoon, { capture: true })
    }
  }, [])

  function jump(section: FilmSection) {
    jumped.current = true
    setCurrent(section)
    const view = panel.current && viewOf(panel.current)
    const found = sectionsIn(panel.current).find(({ name }) => name === section)
    if (view && found) {
      // The panel alone, never the page.
      view.scroller.scrollBy({ top: found.element.getBoundingClientRect().top - view.top })
    }
  }

  return { panel, current, jump }
}

/** The last section above a line that goes down the panel as it scrolls to its end. */
function sectionInView(panel: HTMLElement): FilmSection | undefined {
  const view = viewOf(panel)
  if (!view) return
  const { scroller, top, bottom } = view
  const share = scroller.scrollTop / (scroller.scrollHeight - scroller.clientHeight)
  const line = top + 24 + share * (bottom - top - 24)
  return sectionsIn(panel)
    .filter(({ element }) => scroller.contains(element))
    .findLast(({ element }) => element.getBoundingClientRect().top <= line)?.name
}

/** What scrolls, with the ends of the part of it that is seen, px of the window. */
function viewOf(panel: HTMLElement) {
  const scroller = [panel, ...panel.children].find(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  )
  const nav = panel.querySelector('nav')
  if (!scroller || !nav) return
  const { bottom } = scroller.getBoundingClientRect()
  return { scroller, top: nav.getBoundingClientRect().bottom, bottom }
}

function sectionsIn(panel: HTMLElement | null) {
  return filmSections.flatMap((name) => {
    const element = panel?.querySelector(`[data-film-section="${name}"]`)
    return element ? [{ name, element }] : []
  })
}
