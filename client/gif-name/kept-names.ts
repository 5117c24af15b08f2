import * as v from 'valibot'

/*
 * The names that the visitor put on GIFs, on the device: by slug, the one typed last at the end.
 * Written with every key, so that nothing is lost by a tap.
 */
const storageKey = 'gif-names'

const names = v.record(v.string(), v.string())

export function readNames(): Readonly<Record<string, string>> {
  try {
    const { success, output } = v.safeParse(
      names,
      JSON.parse(localStorage.getItem(storageKey) ?? '{}'),
    )
    return success ? output : {}
  } catch {
    // No storage, or something else wrote it.
    return {}
  }
}

/** Keeps a name; an empty one is forgotten. */
export function keepName(slug: string, name: string): void {
  const { [slug]: _, ...others } = readNames()
  const kept = name === '' ? others : { ...others, [slug]: name }
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Without storage the name lasts as long as the dialog.
  }
}
