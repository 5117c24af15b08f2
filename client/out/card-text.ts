import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'

/**
 * The card as plain text: what it is for, then all its words from top to bottom, whole even where
 * the picture cuts them short. בס״ד stands above all. What the card says itself is not said again.
 *
 * @param occasion its names: ['חתונה', 'Wedding']
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

/** Without case and marks: 'Mazel Tov!' says what 'Mazel tov' says. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
}
