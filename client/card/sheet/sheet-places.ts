export const sheetTabs = ['words', 'colour', 'size'] as const
export type SheetTab = (typeof sheetTabs)[number]

export const sheetHeights = ['low', 'middle', 'tall'] as const
export type SheetHeight = (typeof sheetHeights)[number]

/**
 * Fractions of the space that picture, sheet and foot share; the editor's style sheet repeats them.
 */
const sheetParts: Readonly<Record<SheetHeight, number>> = {
  low: 0.2,
  middle: 0.4,
  tall: 0.66,
}

/** The height nearest to a fraction of that space. */
export function nearestHeight(part: number): SheetHeight {
  const away = (height: SheetHeight) => Math.abs(sheetParts[height] - part)
  return sheetHeights.reduce((best, height) => (away(height) < away(best) ? height : best))
}
