/*
 * Data of the site in the current history entry. Nothing else writes there.
 */

interface HistoryEntry {
  /** Id of the entry. */
  entry?: unknown
  /** Id of the draft that it shows. */
  draft?: unknown
}

export function readEntry(): HistoryEntry {
  return Object(history.state)
}

/**
 * Adds to the entry and keeps its other data.
 *
 * @param address of the entry. Default: the current one
 */
export function writeEntry(added: HistoryEntry, address?: string): void {
  history.replaceState({ ...readEntry(), ...added }, '', address)
}
