/** A tab that is being reloaded or closed has let go by then, ms. */
const PATIENCE_MS = 300

/**
 * Keeps a draft for this tab alone until the function returned is called or the tab ends. Nothing
 * when another tab has it.
 */
export function holdDraft(id: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return Promise.resolve(() => {})
  const patience = new AbortController()
  setTimeout(async () => {
    // A busy page may have been given it without knowing yet; it does before this is answered.
    await navigator.locks.query()
    patience.abort()
  }, PATIENCE_MS)
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
