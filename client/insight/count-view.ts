import { untilIdle } from '../send/until-idle.ts'
import { afterUrgentWork } from '../ui/urgent-work.ts'
import { count } from './count.ts'

/**
 * Counts the view of a page once it is loaded, nobody waits for it, and the browser is idle. Returns a function that
 * cancels it.
 */
export function countViewWhenIdle(address: string): () => void {
  const life = new AbortController()
  const { signal } = life
  const countIt = () =>
    void afterUrgentWork()
      .then(() => untilIdle(signal))
      .then(
        () => count('view', address),
        // Left before it was idle.
        () => {},
      )
  if (document.readyState === 'complete') countIt()
  else addEventListener('load', countIt, { once: true, signal })
  return () => life.abort()
}
