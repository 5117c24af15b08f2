import type { CardSummary, ShelfCard } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'

/** The data of a card for a grid, with its picture in the given format. Default: its own. */
export function summaryOf(
  {
    formatPictures,
    categories: _,
    language: __,
    family: ___,
    recipients: ____,
    people: _____,
    ...summary
  }: ShelfCard,
  format?: Format,
): CardSummary {
  const asked = formatPictures.find((one) => one.format === format)
  return asked ? { ...summary, picture: asked.picture } : summary
}
