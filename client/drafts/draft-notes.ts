/*
 * Drafts of a page that was closed before they were written. A queued database write is lost with
 * its page. This store is written synchronously, so the next page finds the draft.
 */
const keyPrefix = 'draft '

/** Stores a document under its id; does nothing without space or storage. */
export function noteDraft(id: string, document: object): void {
  try {
    localStorage.setItem(keyPrefix + id, JSON.stringify(document))
  } catch {
    // The database write still runs.
  }
}

export function forgetNote(id: string): void {
  try {
    localStorage.removeItem(keyPrefix + id)
  } catch {
    // Without storage there is no note.
  }
}

/** All notes; the caller parses them. */
export function readNotes(): unknown[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyPrefix))
      .map((key) => parseJson(localStorage.getItem(key)))
  } catch {
    return []
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
