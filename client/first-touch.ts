/**
 * Any visit starts with one of these events, on every device. A screen reader can click without a
 * pointer.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
] as const

/**
 * Calls back once the visitor has begun to interact with the page: at once if a field has the
 * focus.
 */
export function whenTouched(signal: AbortSignal, callBack: () => void): void {
  const listening = new AbortController()
  signal.addEventListener('abort', () => listening.abort(), { signal: listening.signal })
  const touch = ({ target }: Pick<Event, 'target'>) => {
    // A script gives the focus to a picture, so that screen readers read it.
    if (target instanceof Element && target.matches('[role=img]:focus')) return
    listening.abort()
    callBack()
  }
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const sign of signs) addEventListener(sign, touch, options)
  // A field was focused before any script ran.
  const { activeElement: target } = document
  if (target !== document.body) touch({ target })
}
