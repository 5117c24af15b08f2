import * as v from 'valibot'
import { type Simcha, simchaSchema } from '#shared/simcha/simcha.ts'
import { resultOf, transact } from '../drafts/draft-database.ts'
import { type KeptDraft, putDrafts } from '../drafts/draft-store.ts'

/** The simchas of this device, last changed first; unreadable ones are left where they are. */
export async function listSimchas(): Promise<Simcha[]> {
  const found: unknown[] = await transact('readonly', ['simchas'], (transaction) =>
    resultOf(transaction.objectStore('simchas').getAll()),
  )
  const simchas = found.flatMap((each) => {
    const parsed = v.safeParse(simchaSchema, each)
    return parsed.success ? [parsed.output] : []
  })
  return simchas.sort((one, other) => other.changedAt - one.changedAt)
}

/** Replaces a simcha and drafts in one transaction, so that neither is ahead of the other. */
export async function writeSimcha(simcha: Simcha, drafts: readonly KeptDraft[]): Promise<void> {
  await transact('readwrite', ['simchas', 'drafts', 'histories'], (transaction) => {
    transaction.objectStore('simchas').put(simcha, simcha.id)
    putDrafts(transaction, drafts)
    // Explicit, since the browser drops open transactions when the page closes.
    transaction.commit()
  })
}

/** Deletes a simcha; its cards stay. */
export async function removeSimcha(id: string): Promise<void> {
  await transact('readwrite', ['simchas'], (transaction) => {
    transaction.objectStore('simchas').delete(id)
  })
}
