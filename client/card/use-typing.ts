import { type FocusEvent, useState } from 'react'

/** Whether a line is being typed: its field, or a button beside it, has the focus. */
export function useTyping() {
  const [isTyping, setTyping] = useState(false)
  const typing = {
    onFocus: ({ target }: FocusEvent) => setTyping(isInLine(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => setTyping(isInLine(relatedTarget)),
  }
  return { isTyping, typing }
}

function isInLine(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-line]') !== null
}
