export const sheetTabs = ['words', 'colour', 'size'] as const
export type SheetTab = (typeof sheetTabs)[number]

export const sheetHeights = ['low', 'middle', 'tall'] as const
export type SheetHeight = (typeof sheetHeights)[number]

/** Of the room that picture, sheet and foot share; the style sheet of the editor has them too. */
const sheetParts: Readonly<Record<SheetHeight, number>> = {
  low: 0.2,
  middle: 0.4,
  tall: 0.66,
}

/** The height nearest to a part of the room. */
export function nearestHeight(part: number): SheetHeight {
  const away = (height: SheetHeight) => Math.abs(sheetParts[height] - part)
  return sheetHeights.reduce((best, height) => (away(height) < away(best) ? height : best))
}
