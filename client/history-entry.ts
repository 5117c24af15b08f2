/*
 * What the site keeps in the current entry of the history. Nothing else writes there.
 */

interface HistoryEntry {
  /** Name of the entry. */
  entry?: unknown
  /** Id of the draft that it shows. */
  draft?: unknown
}

export function readEntry(): HistoryEntry {
  return Object(history.state)
}

/**
 * Adds to the entry; what it has besides stays.
 *
 * @param address of the entry; default: the one that it has
 */
export function writeEntry(added: HistoryEntry, address?: string): void {
  history.replaceState({ ...readEntry(), ...added }, '', address)
}
