/** Any visit starts with one of these events, on every device. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/**
 * Calls back once the visitor has begun to interact with the page: at once if a field has the
 * focus.
 */
export function whenTouched(signal: AbortSignal, callBack: () => void): void {
  const listening = new AbortController()
  signal.addEventListener('abort', () => listening.abort(), { signal: listening.signal })
  const touch = () => {
    listening.abort()
    callBack()
  }
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const sign of signs) addEventListener(sign, touch, options)
  // A field was focused before any script ran.
  if (document.activeElement !== document.body) touch()
}
