import { useEffect, useState } from 'react'

/** `unseen` before it is known whether to open it: on the server and until hydration. */
export type OpeningPhase = 'unseen' | 'shut' | 'opening' | 'open'

/** Addresses of the gifts that were opened since the document was loaded. */
const opened = new Set<string>()

interface OpeningOptions {
  /** What is in the envelope can be shown. */
  ready: boolean
  /** It stays shut until a tap. Default: it opens as soon as it is ready. */
  waits?: boolean
  /** Called after an opening that was seen, even in part. */
  onEnd: () => void
}

/**
 * The envelope of a gift: shut, then opening until `end` is called. It is skipped when the visitor
 * goes back, reloads or prefers reduced motion.
 */
export function useOpening({ ready, waits = false, onEnd }: OpeningOptions) {
  const [phase, setPhase] = useState<Exclude<OpeningPhase, 'opening'>>('unseen')
  const [mayOpen, setMayOpen] = useState(!waits)

  useEffect(() => setPhase(isFirstSight() ? 'shut' : 'open'), [])

  function end() {
    if (phase !== 'shut') return
    opened.add(location.href)
    setPhase('open')
    onEnd()
  }

  const shown: OpeningPhase = phase === 'shut' && ready && mayOpen ? 'opening' : phase
  return {
    phase: shown,
    /** A tap was seen, and it is not ready. */
    isLate: waits && shown === 'shut' && mayOpen,
    /** The first tap opens a gift that waits for it; another one opens it at once. */
    tap: () => (mayOpen ? end() : setMayOpen(true)),
    end,
  }
}

function isFirstSight(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const came = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
  const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches
  return came === 'navigate' && isMoving && !opened.has(location.href)
}
