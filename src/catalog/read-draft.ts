import type { CardDesign } from '#shared/card.ts'
import { decodeDraft, type SentDraft } from '#shared/draft-link.ts'

/** What a personal link says of a design, in the palettes and formats that the design has. */
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
