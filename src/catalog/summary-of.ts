import type { CardSummary, ShelfCard } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'

/** The data of a card for a grid, with its picture in the given format. Default: its own. */
export function summaryOf(card: ShelfCard, format?: Format): CardSummary {
  const { slug, titles, description, kind, subCategories, ground, swatches } = card
  const asked = card.formatPictures.find((one) => one.format === format)
  const { picture } = asked ?? card
  return { slug, titles, description, kind, subCategories, picture, ground, swatches }
}
