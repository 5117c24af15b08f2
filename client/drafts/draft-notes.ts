/*
 * Drafts of a page that was left before they were written. A write to the database that waits for
 * another one is lost with its page; this store is written at once, so the next page finds it.
 */
const PREFIX = 'draft '

/** Notes a document under its id; does nothing where there is no room or no store. */
export function noteDraft(id: string, document: object): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(document))
  } catch {
    // The database is written anyway.
  }
}

export function forgetNote(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // Without a store there is no note either.
  }
}

/** All notes; the caller parses them. */
export function readNotes(): unknown[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
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
