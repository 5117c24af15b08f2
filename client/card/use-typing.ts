import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * Whether a line is being typed: its field, or a button beside it, has the focus.
 *
 * @param onHeld gets the line whose field was focused before the page was live
 */
export function useTyping(onHeld: (line: string) => void) {
  const [isTyping, setTyping] = useState(false)
  const tell = useEffectEvent(onHeld)
  useEffect(() => {
    const line = lineAround(document.activeElement)
    if (line === undefined) return
    setTyping(true)
    tell(line)
  }, [])
  const typing = {
    onFocus: ({ target }: FocusEvent) => setTyping(lineAround(target) !== undefined),
    onBlur: ({ relatedTarget }: FocusEvent) => setTyping(lineAround(relatedTarget) !== undefined),
  }
  return { isTyping, typing }
}

/** Id of the line whose field or buttons contain an element. */
function lineAround(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest('[data-line]')?.getAttribute('data-line') ?? undefined
}
