import type { CardSummary, ShelfCard } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'

/** A tile shows no more palettes. */
const mostSwatches = 3

/** The data of a card for a grid, with its picture in the given format. Default: its own. */
export function summaryOf(card: ShelfCard, format?: Format): CardSummary {
  const { slug, titles, description, kind, subCategories, ground } = card
  const asked = card.formatPictures.find((one) => one.format === format)
  const { picture } = asked ?? card
  const swatches = card.swatches.slice(0, mostSwatches)
  return { slug, titles, description, kind, subCategories, picture, ground, swatches }
}
