import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

interface PressOptions {
  /** A key in a row that scrolls waits until the finger is lifted. Default: false. */
  onLift?: boolean
  /** Whether it acts on and on while it is held. Default: false. */
  repeats?: boolean
}

/** Until a held key repeats, and between its repeats, ms. */
const [holdMs, repeatMs] = [450, 70]

/**
 * Handlers of a key. It acts as the finger comes down, since two thumbs overlap and a second finger
 * makes no click. A click without a finger is that of Enter or of a screen reader.
 */
export function usePress(onPress: () => void, { onLift, repeats }: PressOptions = {}) {
  const act = useRef(onPress)
  const isOwnClick = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    act.current = onPress
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function repeatAfter(ms: number) {
    timer.current = setTimeout(() => {
      act.current()
      repeatAfter(repeatMs)
    }, ms)
  }

  function release({ currentTarget }: PointerEvent<HTMLElement>) {
    clearTimeout(timer.current)
    delete currentTarget.dataset.pressed
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // The field keeps the focus.
      event.preventDefault()
      if (event.button !== 0) return
      event.currentTarget.dataset.pressed = event.pointerType
      isOwnClick.current = true
      if (!onLift) onPress()
      if (repeats) repeatAfter(holdMs)
    },
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (onLift && event.currentTarget.dataset.pressed !== undefined) onPress()
      release(event)
    },
    onPointerCancel: release,
    onPointerLeave: release,
    onClick: (event: MouseEvent) => {
      const isAnswered = isOwnClick.current && event.detail > 0
      isOwnClick.current = false
      if (!isAnswered) onPress()
    },
  }
}
