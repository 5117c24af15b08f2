import { untilIdle } from '../send/until-idle.ts'
import { count } from './count.ts'

/**
 * Counts the view of a page once it is loaded and the browser is idle. Returns a function that
 * cancels it.
 */
export function countViewWhenIdle(address: string): () => void {
  const life = new AbortController()
  const { signal } = life
  const countIt = () =>
    void untilIdle(signal).then(
      () => count('view', address),
      // Left before it was idle.
      () => {},
    )
  if (document.readyState === 'complete') countIt()
  else addEventListener('load', countIt, { once: true, signal })
  return () => life.abort()
}
