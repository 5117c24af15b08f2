import * as v from 'valibot'
import type { MadeOf } from '../drafts/claim-draft.ts'
import type { StoredDraft } from '../drafts/draft-store.ts'

const key = 'refused names'

/** By card or video: ids of the drafts whose names were refused there. */
const refusedSchema = v.fallback(v.record(v.string(), v.array(v.string())), {})

/**
 * The drafts whose names the visitor refused on a card. Ids of deleted drafts are forgotten.
 *
 * @param drafts all others on this device
 */
export function readRefused(made: MadeOf, drafts: readonly StoredDraft[]): ReadonlySet<string> {
  const known = new Set(drafts.map(({ id }) => id))
  const all = readAll()
  const kept = Object.entries(all).flatMap(([name, ids]) => {
    const left = ids.filter((id) => known.has(id))
    return left.length > 0 ? [[name, left] as const] : []
  })
  const next = Object.fromEntries(kept)
  if (JSON.stringify(next) !== JSON.stringify(all)) write(next)
  return new Set(next[nameOf(made)])
}

/** Refuses the names of all these drafts on a card; those of a later one are offered. */
export function refuse(made: MadeOf, drafts: readonly StoredDraft[]): void {
  write({ ...readAll(), [nameOf(made)]: drafts.map(({ id }) => id) })
}

function nameOf({ card, video }: MadeOf): string {
  return video ? `video ${video}` : card
}

function readAll(): v.InferOutput<typeof refusedSchema> {
  try {
    return v.parse(refusedSchema, JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

function write(all: Record<string, readonly string[]>): void {
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(key, JSON.stringify(all))
    else localStorage.removeItem(key)
  } catch {
    // Without storage the offer comes back.
  }
}
