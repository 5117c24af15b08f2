import * as v from 'valibot'
import { resultOf, storeNames, transact } from './draft-database.ts'

const storedBlobSchema = v.object({
  blob: v.instance(Blob),
  /** Milliseconds since the epoch. */
  storedAt: v.number(),
})

/**
 * A photo without a draft may belong to a draft that is not written yet, or that is being restored.
 */
const spareMs = 24 * 60 * 60 * 1000

/**
 * Stores a photo under its id in `draft.photos`, which is unique.
 *
 * @throws DOMException `QuotaExceededError` when the device is full
 */
export async function putBlob(id: string, blob: Blob): Promise<void> {
  await transact('readwrite', ['photos'], (transaction) => {
    transaction.objectStore('photos').put({ blob, storedAt: Date.now() }, id)
  })
}

/** Undefined when the photo is not on this device. */
export async function getBlob(id: string): Promise<Blob | undefined> {
  const found: unknown = await transact('readonly', ['photos'], (transaction) =>
    resultOf(transaction.objectStore('photos').get(id)),
  )
  return v.is(storedBlobSchema, found) ? found.blob : undefined
}

/** Deletes photos that no draft uses, not even in an undo step. */
export async function collectBlobs(now: number): Promise<void> {
  await transact('readwrite', storeNames, async (transaction) => {
    const photos = transaction.objectStore('photos')
    const spare = await spareIds(photos, now)
    if (spare.length === 0) return
    const kept = await Promise.all(
      (['drafts', 'histories', 'photo-films'] as const).map((name) =>
        resultOf(transaction.objectStore(name).getAll()),
      ),
    )
    // As text, so that a draft that cannot be parsed keeps its photos too.
    const text = JSON.stringify(kept)
    for (const id of spare) if (!text.includes(JSON.stringify(id))) photos.delete(id)
  })
}

async function spareIds(photos: IDBObjectStore, now: number): Promise<IDBValidKey[]> {
  const [ids, found]: [IDBValidKey[], unknown[]] = await Promise.all([
    resultOf(photos.getAllKeys()),
    resultOf(photos.getAll()),
  ])
  return ids.filter((_, i) => {
    const stored = found[i]
    return v.is(storedBlobSchema, stored) && now - stored.storedAt > spareMs
  })
}
