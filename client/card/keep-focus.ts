import type { SyntheticEvent } from 'react'

function prevent(event: SyntheticEvent): void {
  event.preventDefault()
}

/** For buttons beside a field: a press does not take its focus, and a phone keeps its keyboard. */
export const keepsFocus = { onPointerDown: prevent, onMouseDown: prevent }
