/*
 * What the site keeps in the current entry of the history. Nothing else writes there.
 */

interface HistoryEntry {
  /** Name of the entry. */
  entry?: string
  /** Id of the draft that it shows. */
  draft?: string
}

export function readEntry(): HistoryEntry {
  const state: unknown = history.state
  if (!state || typeof state !== 'object') return {}
  return {
    ...('entry' in state && { entry: String(state.entry) }),
    ...('draft' in state && typeof state.draft === 'string' && { draft: state.draft }),
  }
}

/**
 * Adds to the entry; what it has besides stays.
 *
 * @param address of the entry; default: the one that it has
 */
export function writeEntry(added: HistoryEntry, address?: string): void {
  history.replaceState({ ...readEntry(), ...added }, '', address)
}
