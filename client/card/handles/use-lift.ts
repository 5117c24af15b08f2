import { useEffect, useRef, useState } from 'react'

/** A finger that rests this long on a part lifts it; before that it swipes, ms. */
const holdMs = 250
/** Length of the short buzz at the lift, ms. */
const buzzMs = 8

/**
 * A part that a finger holds: it waits, and then is lifted, to be dragged.
 *
 * @param onLift gets the id of the part
 */
export function useLift(onLift: (part: string) => void) {
  const state = useRef<'free' | 'waiting' | 'lifted'>('free')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Id of the part that shows as lifted. */
  const [lifted, setLifted] = useState<string>()

  function wait(part: string) {
    clearTimeout(timer.current)
    state.current = 'waiting'
    timer.current = setTimeout(() => {
      state.current = 'lifted'
      setLifted(part)
      onLift(part)
      buzz()
    }, holdMs)
  }

  function end() {
    clearTimeout(timer.current)
    state.current = 'free'
    setLifted(undefined)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    ...{ lifted, wait, end },
    isWaiting: () => state.current === 'waiting',
    isLifted: () => state.current === 'lifted',
  }
}

/** Browsers allow it only after a first tap, and some do not have it. */
function buzz(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzzMs)
}
