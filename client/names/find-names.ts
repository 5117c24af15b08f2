import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { type CarriedNames, carryNames } from '#shared/names/carry-names.ts'
import { simchasOf } from '#shared/names/name-meaning.ts'
import { fetchCard, fetchVideo } from '../data/documents.ts'
import type { MadeOf } from '../drafts/claim-draft.ts'
import { listDrafts, type StoredDraft } from '../drafts/draft-store.ts'
import { readRefused, refuse } from './refused-names.ts'

/** Older drafts are of another simcha, ms. */
const maxAgeMs = 60 * 24 * 60 * 60 * 1000
/** Each draft costs a request for its card. */
const maxDrafts = 5

export interface FoundNames extends CarriedNames {
  /** Remembers that the visitor does not want them on this card. */
  refuse: () => void
}

interface Wanted {
  made: MadeOf
  design: CardDesign
  draft: CardDraft
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * The names on the last drafts of this device that fit a card: those of the same simcha first.
 * `undefined` when there are none, or when the visitor refused them.
 */
export async function findNames(wanted: Wanted): Promise<FoundNames | undefined> {
  const { made, design, draft, now } = wanted
  const { drafts } = await listDrafts()
  const others = drafts.filter((one) => !isOf(one, made))
  const refused = readRefused(made, others)
  const recent = others
    .filter(({ id, changedAt }) => now - changedAt < maxAgeMs && !refused.has(id))
    .slice(0, maxDrafts)
  const own = new Set(simchasOf(design))
  let found: CarriedNames | undefined
  for (const one of recent) {
    const from = await designOf(one)
    const names = from && carryNames({ ...one.draft, design: from }, { ...draft, design })
    if (!from || !names) continue
    const isSame = simchasOf(from).some((simcha) => own.has(simcha))
    if (isSame || own.size === 0) {
      found = names
      break
    }
    found ??= names
  }
  return found && { ...found, refuse: () => refuse(made, others) }
}

function isOf(one: MadeOf, other: MadeOf): boolean {
  return one.card === other.card && one.video === other.video
}

async function designOf({ card, video }: StoredDraft): Promise<CardDesign | undefined> {
  const document = video ? (await fetchVideo(video))?.document : await fetchCard(card)
  return document?.design
}
