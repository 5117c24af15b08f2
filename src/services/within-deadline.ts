/** A service did not answer in time. */
export class DeadlineError extends Error {
  constructor(deadlineMs: number) {
    super(`no answer in ${deadlineMs} ms`)
    this.name = 'DeadlineError'
  }
}

/**
 * Resolves like a promise, or rejects after a deadline. The promise is not cancelled; its late
 * result is ignored.
 *
 * @throws DeadlineError after the deadline
 */
export async function withinDeadline<Value>(
  deadlineMs: number,
  promise: Promise<Value>,
): Promise<Value> {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DeadlineError(deadlineMs)), deadlineMs)
  try {
    return await Promise.race([promise, deadline])
  } finally {
    clearTimeout(timer)
  }
}
