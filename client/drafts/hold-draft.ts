/** A tab that is being reloaded or closed has let go by then, ms. */
const PATIENCE_MS = 300

/**
 * Keeps a draft for this tab alone until the function returned is called or the tab ends. Nothing
 * when another tab has it.
 */
export function holdDraft(id: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    navigator.locks
      .request(
        `draft ${id}`,
        { signal: AbortSignal.timeout(PATIENCE_MS) },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(() => resolve(undefined))
  })
}
