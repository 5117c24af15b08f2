import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'

/**
 * The card as plain text: what it is for, then all its words from top to bottom, whole even where
 * the picture cuts them short. בס״ד stands above all.
 *
 * @param occasion in words: 'Wedding'
 */
export function cardText(
  { fields }: CardDesign,
  { values, added = [] }: CardDraft,
  { layout, occasion }: { layout: CardLayout; occasion: string },
): string {
  const typed = new Map([
    ...fields.map(({ id, value }) => [id, values[id] ?? value] as const),
    ...added.map(({ id, text }) => [id, text] as const),
  ])
  const lines = layout.lines.toSorted((one, other) => one.ink.y - other.ink.y)
  const shown = [...new Set(lines.map(({ field }) => field))]
  const above = lines.filter(({ field }) => !typed.has(field)).map(({ text }) => text)
  const words = shown.flatMap((field) => typed.get(field)?.trim() ?? [])
  return [above.join('\n'), occasion, words.join('\n')].filter((part) => part !== '').join('\n\n')
}
