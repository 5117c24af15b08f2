import * as v from 'valibot'
import { type GuestList, guestListSchema } from '#shared/guests/guest-list.ts'
import { resultOf, transact } from '../drafts/draft-database.ts'

/** One list for each device: its cards, envelopes and place cards share it. */
const key = 'list'

/** Undefined when there is none, or it cannot be read. */
export async function readList(): Promise<GuestList | undefined> {
  const found: unknown = await transact('readonly', ['guests'], (transaction) =>
    resultOf(transaction.objectStore('guests').get(key)),
  )
  const parsed = v.safeParse(guestListSchema, found)
  return parsed.success ? parsed.output : undefined
}

/** Keeps a list in place of the last one; undefined removes it. */
export async function writeList(list: GuestList | undefined): Promise<void> {
  await transact('readwrite', ['guests'], (transaction) => {
    const store = transaction.objectStore('guests')
    if (list) store.put(list, key)
    else store.delete(key)
    transaction.commit()
  })
}
