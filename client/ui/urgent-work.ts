let urgent: Promise<unknown> = Promise.resolve()

/** Work that the visitor waits for; code that can wait is fetched after it. */
export function doUrgently(work: Promise<unknown>): void {
  urgent = Promise.allSettled([urgent, work])
}

/** Settles when no urgent work is left of what this turn of the event loop has begun. */
export async function afterUrgentWork(): Promise<void> {
  // Effects of a parent, which begin such work, run after those of its children.
  await Promise.resolve()
  await urgent
}
