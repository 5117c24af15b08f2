import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'

/**
 * The card as plain text: its occasion, then all its words from top to bottom, uncut even where the
 * picture cuts them. בס״ד comes first. An occasion that the card itself names is not repeated.
 *
 * @param occasion names of the occasion: ['חתונה', 'Wedding']
 */
export function cardText(
  { fields }: CardDesign,
  { values, added = [] }: CardDraft,
  { layout, occasion }: { layout: CardLayout; occasion: readonly string[] },
): string {
  const typed = new Map([
    ...fields.map(({ id, value }) => [id, values[id] ?? value] as const),
    ...added.map(({ id, text }) => [id, text] as const),
  ])
  const lines = layout.lines.toSorted((one, other) => one.ink.y - other.ink.y)
  const shown = [...new Set(lines.map(({ field }) => field))]
  const above = lines.filter(({ field }) => !typed.has(field)).map(({ text }) => text)
  const words = shown.flatMap((field) => typed.get(field)?.trim() ?? [])
  const said = new Set(words.flatMap((text) => text.split('\n').map(comparable)))
  const isNew = (text: string) => !said.has(comparable(text))
  return [above.filter(isNew).join('\n'), occasion.filter(isNew).join(' · '), words.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Ignores case and punctuation: 'Mazel Tov!' equals 'Mazel tov'. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
}
