import { useEffect, useState } from 'react'

/** `unseen` before it is known whether to open it: on the server and until hydration. */
export type OpeningPhase = 'unseen' | 'shut' | 'opening' | 'open'

/** Addresses of the cards that were opened since the document was loaded. */
const opened = new Set<string>()

/**
 * The envelope of a card: shut until the card is ready, then opening until `end` is called. It is
 * skipped when the visitor goes back, reloads or prefers reduced motion.
 */
export function useOpening(ready: boolean, onEnd: () => void) {
  const [phase, setPhase] = useState<Exclude<OpeningPhase, 'opening'>>('unseen')

  useEffect(() => setPhase(isFirstSight() ? 'shut' : 'open'), [])

  function end() {
    if (phase !== 'shut') return
    opened.add(location.href)
    setPhase('open')
    onEnd()
  }

  const shown: OpeningPhase = phase === 'shut' && ready ? 'opening' : phase
  return { phase: shown, end }
}

function isFirstSight(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const came = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
  const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches
  return came === 'navigate' && isMoving && !opened.has(location.href)
}
