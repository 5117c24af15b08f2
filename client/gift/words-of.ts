import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'

/** The fields in order, then added texts, without empty ones. */
export function wordsOf({ fields }: CardDesign, { values, added = [] }: CardDraft): string[] {
  const texts = [...fields.map(({ id, value }) => values[id] ?? value), ...added.map((a) => a.text)]
  return texts.filter((text) => text.trim() !== '')
}
