import type { CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { fillCard } from '#shared/simcha/fill-card.ts'
import type { SetMember } from '#shared/simcha/members.ts'
import type { SetCandidate } from '#shared/simcha/set-candidate.ts'
import type { Simcha } from '#shared/simcha/simcha.ts'
import { fetchCard } from '../data/documents.ts'
import { createPromiseCache } from '../promise-cache.ts'

/** A member of the set as a card: its design and the words of the simcha. */
export interface MemberCard {
  document: CardDocument
  draft: Pick<CardDraft, 'values' | 'format' | 'palette' | 'custom'> & { version: 1 }
}

/** Designs that are tried for a member before it has none. */
const mostTried = 12
const documents = createPromiseCache<CardDocument | null>({ capacity: 80 })

/** The document of a card, or null; fetched once. */
export function documentOf(slug: string): Promise<CardDocument | null> {
  return documents.take([slug], () => fetchCard(slug))
}

/** The first of the ranked designs that takes the words of the simcha; null if none does. */
export async function cardOfMember(
  member: SetMember,
  ranked: readonly SetCandidate[],
  { simcha, palette }: { simcha: Simcha; palette: string | undefined },
): Promise<MemberCard | null> {
  for (const { slug } of ranked.slice(0, mostTried)) {
    const document = await documentOf(slug)
    const values = document && fillCard(document.design, simcha, member)
    if (!document || !values) continue
    const hasFormat = document.formatPictures.some(({ format }) => format === member.format)
    const hasPalette = document.palettes.some(({ id }) => id === palette)
    const draft: MemberCard['draft'] = {
      version: 1,
      values,
      ...(hasFormat ? { format: member.format } : {}),
      ...(hasPalette ? { palette } : {}),
      ...(simcha.custom ? { custom: simcha.custom } : {}),
    }
    return { document, draft }
  }
  return null
}
