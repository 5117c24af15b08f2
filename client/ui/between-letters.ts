import { afterPaint } from './after-paint.ts'

/** No letter for so long is a pause, ms. */
const pauseMs = 400

let lastLetterMs = Number.NEGATIVE_INFINITY

/** Called by the first script. */
export function noteLetters(): void {
  const note = () => {
    lastLetterMs = performance.now()
  }
  document.addEventListener('input', note, true)
}

/** Settles when the last caller of `betweenLetters` has its turn. */
let turn: Promise<void> = Promise.resolve()

/**
 * Settles when work delays no letter: at once unless the visitor types, else at a pause or after the
 * paint of the next letter, which leaves the time until the one after. Each caller has a letter of
 * its own, so nothing waits long for a visitor who never pauses.
 */
export function betweenLetters(): Promise<void> {
  turn = turn.then(untilLetterOrPause)
  return turn
}

function untilLetterOrPause(): Promise<void> | undefined {
  const leftMs = lastLetterMs + pauseMs - performance.now()
  if (leftMs <= 0) return undefined
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const pause = setTimeout(() => {
      waiting.abort()
      resolve()
    }, leftMs)
    const answer = () => {
      clearTimeout(pause)
      afterPaint(resolve)
    }
    const { signal } = waiting
    document.addEventListener('input', answer, { capture: true, once: true, signal })
  })
}
