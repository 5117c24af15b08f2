import { getBlob, putBlob } from '../drafts/blob-store.ts'
import { isLate } from '../drafts/is-late.ts'

/** Photos that the device would not keep: good until the page is left. */
const unkept = new Map<string, Blob>()

/** @returns whether it is kept past this visit */
export async function keepPhoto(id: string, blob: Blob): Promise<boolean> {
  const kept = putBlob(id, blob).then(
    () => true,
    () => false,
  )
  const isKept = !(await isLate(kept)) && (await kept)
  if (!isKept) unkept.set(id, blob)
  return isKept
}

/** Nothing where this device does not have it. */
export async function findPhoto(id: string): Promise<Blob | undefined> {
  // A device that does not let itself be read has kept nothing.
  return unkept.get(id) ?? getBlob(id).catch(() => undefined)
}
