/** Time for a tab that is reloading or closing to release its lock, ms. */
const lockWaitMs = 300

/**
 * Locks a draft for this tab until the returned function is called or the tab closes. Undefined
 * when another tab holds it.
 */
export function holdDraft(id: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return Promise.resolve(() => {})
  const waiting = new AbortController()
  setTimeout(async () => {
    // A busy page may hold the lock without knowing yet; it knows before this query resolves.
    await navigator.locks.query()
    waiting.abort()
  }, lockWaitMs)
  return new Promise((resolve) => {
    navigator.locks
      .request(
        `draft ${id}`,
        { signal: waiting.signal },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(() => resolve(undefined))
  })
}
