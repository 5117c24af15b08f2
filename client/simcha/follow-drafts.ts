import * as v from 'valibot'
import { draftSchema } from '#shared/draft.ts'
import { fillCard } from '#shared/simcha/fill-card.ts'
import { followSimcha } from '#shared/simcha/follow-simcha.ts'
import { membersOf } from '#shared/simcha/members.ts'
import type { Simcha, SimchaCard } from '#shared/simcha/simcha.ts'
import { changeDraft } from '../drafts/draft-history.ts'
import { type KeptDraft, readDraft } from '../drafts/draft-store.ts'
import { documentOf } from './card-of-member.ts'

export interface Followed {
  simcha: Simcha
  drafts: KeptDraft[]
}

/** A simcha with the drafts of its cards as they follow it; deleted drafts are forgotten. */
export async function followDrafts(simcha: Simcha): Promise<Followed> {
  const followed = await Promise.all(simcha.cards.map((card) => followDraft(simcha, card)))
  return {
    simcha: { ...simcha, cards: followed.flatMap((each) => each?.card ?? []) },
    drafts: followed.flatMap((each) => each?.kept ?? []),
  }
}

async function followDraft(
  simcha: Simcha,
  card: SimchaCard,
): Promise<{ card: SimchaCard; kept?: KeptDraft } | undefined> {
  const kept = await readDraft(card.draft)
  if (!kept) return undefined
  const member = membersOf[simcha.occasion].find(({ id }) => id === card.member)
  const document = await documentOf(card.card)
  const next = document && member && fillCard(document.design, simcha, member)
  if (!next) return { card }
  const hasPalette = document.palettes.some(({ id }) => id === simcha.palette)
  const palette = hasPalette ? simcha.palette : card.palette
  const draft = followSimcha({
    ...{ design: document.design, draft: kept.stored.draft, card, next, palette },
    custom: simcha.custom,
  })
  const filled: SimchaCard = { ...card, filled: next, ...(palette ? { palette } : {}) }
  if (draft === kept.stored.draft) return { card: filled }
  const now = Date.now()
  return {
    card: filled,
    kept: {
      stored: { ...kept.stored, draft: v.parse(draftSchema, draft), changedAt: now },
      history: changeDraft(kept.history, { next: draft, step: `simcha ${simcha.id}`, now }),
    },
  }
}
