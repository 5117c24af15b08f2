import type { InkRole, Palette } from '../art/family.ts'
import { contrastRatio } from '../art/hex-colour.ts'
import type { CardLayout, CardLine } from './layout-card.ts'

/**
 * The contrast of a line's letters with the worst ground under text in its palette, from 1 to 21.
 * For foil, the stop nearest to that ground counts. Photos and stickers are ignored.
 *
 * @example contrastOf(layout, line) >= leastReadable(layout, line)
 */
export function contrastOf({ palette }: Pick<CardLayout, 'palette'>, line: CardLine): number {
  const paint = line.fill ?? palette.contrast.stops?.[line.role] ?? palette.ink[line.role]
  return contrastRatio(paint, groundUnder(palette, line.onArch ? 'arc' : 'stack'))
}

/**
 * Share of the page's width: letters of 24 px, which WCAG 2 calls large, on a card as wide as a
 * phone.
 */
const large = 24 / 360

/**
 * Minimum for a design: WCAG 2 level AA, and AAA for names, which must be readable to people who do
 * not know them.
 */
export function leastContrast(role: InkRole): number {
  return role === 'name' ? 7 : 4.5
}

/** Minimum for a visitor's colours: WCAG 2 level AA for a line of its size. */
export function leastReadable({ size }: Pick<CardLayout, 'size'>, { sizePx }: CardLine): number {
  return sizePx >= large * size.widthPx ? 3 : 4.5
}

/** Letters cut out of the arch have paper around them, as light as the titles. */
export function groundUnder(palette: Palette, place: 'stack' | 'arc'): string {
  const cutOut = place === 'arc' && palette.ink.cut !== palette.ink.body
  return cutOut ? palette.ink.title : palette.contrast.under
}
