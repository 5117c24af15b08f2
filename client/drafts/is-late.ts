/** A device that does not answer in time counts as one without storage, ms. */
export const deadlineMs = 2000

/**
 * Waits in turns, so that a page that was busy for seconds can take an answer between two of them.
 */
const timerTurns = 4

/**
 * Whether the device takes longer for some work, which continues in the background.
 *
 * @param mostMs default: 2 s
 */
export async function isLate(work: Promise<unknown>, mostMs = deadlineMs): Promise<boolean> {
  const ended = work.then(
    () => false,
    () => false,
  )
  for (let turn = 0; turn < timerTurns; turn++) {
    const wait = Promise.withResolvers<true>()
    const timer = setTimeout(() => wait.resolve(true), mostMs / timerTurns)
    const late = await Promise.race([ended, wait.promise])
    clearTimeout(timer)
    if (!late) return false
  }
  return true
}
