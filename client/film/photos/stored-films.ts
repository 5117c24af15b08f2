/** A younger film may still be read by a download, ms. */
const keptMs = 60_000

/** Removes the films of earlier visits, where there is storage. */
export async function tidyFilms(): Promise<void> {
  await navigator.storage
    ?.getDirectory?.()
    .then(removeOldFilms)
    // A page in a private window may have none.
    .catch(() => {})
}

/** Removes the films of earlier visits and those that were cancelled. One still written stays. */
export async function removeOldFilms(directory: FileSystemDirectoryHandle): Promise<void> {
  for await (const [name, handle] of directory) {
    if (!/^film-.*\.mp4$/.test(name) || !('getFile' in handle)) continue
    try {
      const { lastModified } = await handle.getFile()
      if (lastModified < Date.now() - keptMs) await directory.removeEntry(name)
    } catch {
      // Another tab writes it.
    }
  }
}

/** Whether a film can still be read: another tab may have removed it. */
export async function isThere(film: File): Promise<boolean> {
  return film
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}
