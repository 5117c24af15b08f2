import { betweenLetters } from './between-letters.ts'

/** Code that can wait waits no longer for one piece of work. */
const longestWaitMs = 10_000

let urgent: Promise<unknown> = Promise.resolve()

/** Work that the visitor waits for; what can wait is fetched after it. */
export function doUrgently(work: Promise<unknown>): void {
  const deadline = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
  urgent = Promise.allSettled([urgent, Promise.race([work, deadline])])
}

/** Settles when the last caller of `afterUrgentWork` has its turn. */
let turn: Promise<void> = Promise.resolve()

/**
 * Settles when no urgent work is left and the visitor does not type at this moment. Each caller gets a
 * task of its own: a touch may come between two of them.
 */
export function afterUrgentWork(): Promise<void> {
  turn = turn.then(untilDone).then(betweenLetters).then(nextTask)
  return turn
}

async function untilDone(): Promise<void> {
  // Effects of a parent, which begin such work, run after those of its children.
  await Promise.resolve()
  for (let known: unknown; known !== urgent; ) {
    known = urgent
    await known
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
