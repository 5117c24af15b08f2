import { collectBlobs, getBlob, putBlob } from '../drafts/blob-store.ts'
import { deadlineMs, isLate } from '../drafts/is-late.ts'

/** The slowest device that stores a large file, bytes per ms. */
const leastSpeed = 10_000

/** Photos that the device refused to store: available until the page is closed. */
const unkept = new Map<string, Blob>()

/** Once a visit is enough. */
let hasCollected = false

/**
 * Stores a photo, and deletes those that no draft uses any more.
 *
 * @returns whether it is stored beyond this visit
 */
export async function keepPhoto(id: string, blob: Blob): Promise<boolean> {
  if (!hasCollected) collectBlobs(Date.now()).catch(() => {})
  hasCollected = true
  const kept = putBlob(id, blob).then(
    () => true,
    () => false,
  )
  const isKept = !(await isLate(kept, deadlineMs + blob.size / leastSpeed)) && (await kept)
  if (!isKept) unkept.set(id, blob)
  return isKept
}

/** Undefined if this device does not have it. */
export async function findPhoto(id: string): Promise<Blob | undefined> {
  // A device whose storage cannot be read has stored nothing.
  return unkept.get(id) ?? getBlob(id).catch(() => undefined)
}
