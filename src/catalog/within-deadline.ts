/**
 * What a promise gives, if it does in time; it is not broken off, but its answer is no longer
 * waited for.
 *
 * @throws Error after the deadline
 */
export async function withinDeadline<Value>(
  deadlineMs: number,
  promise: Promise<Value>,
): Promise<Value> {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer in ${deadlineMs} ms`)), deadlineMs)
  try {
    return await Promise.race([promise, deadline])
  } finally {
    clearTimeout(timer)
  }
}
