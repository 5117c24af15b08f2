import type { CardSummary, ShelfCard } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'

/** What a grid shows of a card, its picture in the format given or else its own. */
export function summaryOf(
  { formatPictures, categories: _, ...summary }: ShelfCard,
  format?: Format,
): CardSummary {
  const asked = formatPictures.find((one) => one.format === format)
  return asked ? { ...summary, picture: asked.picture } : summary
}
