/** Time for a tab that is reloading or closing to release its lock, ms. */
const patienceMs = 300

/**
 * Locks a draft for this tab until the returned function is called or the tab closes. Undefined
 * when another tab holds it.
 */
export function holdDraft(id: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return Promise.resolve(() => {})
  const patience = new AbortController()
  setTimeout(async () => {
    // A busy page may hold the lock without knowing yet; it knows before this query resolves.
    await navigator.locks.query()
    patience.abort()
  }, patienceMs)
  return new Promise((resolve) => {
    navigator.locks
      .request(
        `draft ${id}`,
        { signal: patience.signal },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(() => resolve(undefined))
  })
}
