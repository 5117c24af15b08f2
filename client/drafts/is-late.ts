/** A device that does not answer in time counts as one that keeps nothing, ms. */
const DEADLINE_MS = 2000

/** A page that was busy for seconds gets an answer between two turns before it gives up. */
const TURNS = 4

/** Whether the device takes longer than 2 s for a piece of work, which goes on meanwhile. */
export async function isLate(work: Promise<unknown>): Promise<boolean> {
  const ended = work.then(
    () => false,
    () => false,
  )
  for (let turn = 0; turn < TURNS; turn++) {
    const wait = Promise.withResolvers<true>()
    const timer = setTimeout(() => wait.resolve(true), DEADLINE_MS / TURNS)
    const late = await Promise.race([ended, wait.promise])
    clearTimeout(timer)
    if (!late) return false
  }
  return true
}
