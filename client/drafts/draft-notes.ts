/*
 * What a page had no time to see written when it was left. A write to the database that waits for
 * another one is dropped with its page; this store is written at once, so the next page finds it.
 */
const PREFIX = 'draft '

/** Notes a document under its id; nothing where there is no room or no store. */
export function noteDraft(id: string, document: object): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(document))
  } catch {
    // The database is asked all the same.
  }
}

export function forgetNote(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // Without a store there is no note either.
  }
}

/** All that is noted, not known yet: it is to be parsed. */
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
