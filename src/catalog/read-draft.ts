import type { CardDesign } from '#shared/card.ts'
import { decodeDraft, type SentDraft } from '#shared/draft-link.ts'

/** The draft of a personal link, limited to the palettes and formats of the design. */
export async function readDraft(
  { palettes, formats }: CardDesign,
  text = '',
): Promise<SentDraft | null> {
  const draft = await decodeDraft(text)
  if (!draft) return null
  const { palette, format, ...rest } = draft
  return {
    ...rest,
    ...(palette && palettes.includes(palette) && { palette }),
    ...(format && formats.includes(format) && { format }),
  }
}
