/**
 * Any visit starts with one of these events, on every device. A screen reader can click without a
 * pointer.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'pointercancel',
  'wheel',
  'keydown',
  'focusin',
  'click',
] as const

type FirstEvent = Pick<Event, 'target'> & Partial<Pick<PointerEvent, 'type' | 'pointerType'>>

/** A finger that stays longer does not tap, ms. */
const longestTapMs = 300

/**
 * Calls back once the visitor has begun to interact with the page: at once if a field has the
 * focus, and after the click of a tap, which would wait for what begins here.
 */
export function whenTouched(signal: AbortSignal, callBack: () => void): void {
  const listening = new AbortController()
  signal.addEventListener('abort', () => listening.abort(), { signal: listening.signal })
  let press: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    clearTimeout(press)
    if (listening.signal.aborted) return
    listening.abort()
    callBack()
  }
  const touch = ({ target, type, pointerType }: FirstEvent) => {
    // A script gives the focus to a picture, so that screen readers read it.
    if (target instanceof Element && target.matches('[role=img]:focus')) return
    const mayBeTap = pointerType === 'touch' && (type === 'pointerdown' || type === 'pointermove')
    // A scroll ends with `pointercancel`, a tap with `click`.
    if (mayBeTap) press ??= setTimeout(begin, longestTapMs)
    else begin()
  }
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const sign of signs) addEventListener(sign, touch, options)
  // A field was focused before any script ran.
  const { activeElement: target } = document
  if (target !== document.body) touch({ target })
}
