import type { InkRole, Palette } from '../art/family.ts'
import { contrastRatio } from '../art/hex-colour.ts'
import type { CardLayout, CardLine } from './layout-card.ts'

/**
 * The contrast of a line's letters with the worst ground that its palette has under text, from 1 to
 * 21: of foil, by its stop nearest to that ground. Photos and stickers are not looked at.
 *
 * @example contrastOf(layout, line) >= leastReadable(layout, line)
 */
export function contrastOf({ palette }: Pick<CardLayout, 'palette'>, line: CardLine): number {
  const paint = line.fill ?? palette.contrast.stops?.[line.role] ?? palette.ink[line.role]
  return contrastRatio(paint, groundUnder(palette, line.onArch ? 'arc' : 'stack'))
}

/** Of the page's width: letters of 24 px, which WCAG 2 calls large, on a card so wide as a phone. */
const large = 24 / 360

/** Of a design: WCAG 2 level AA, and AAA for names, which even those must read who know none of them. */
export function leastContrast(role: InkRole): number {
  return role === 'name' ? 7 : 4.5
}

/** Of a visitor's colours: WCAG 2 level AA for a line of its size. */
export function leastReadable({ size }: Pick<CardLayout, 'size'>, { sizePx }: CardLine): number {
  return sizePx >= large * size.widthPx ? 3 : 4.5
}

/** Where letters are cut out of the arch, around them is paper, as light as the titles. */
export function groundUnder(palette: Palette, place: 'stack' | 'arc'): string {
  const cutOut = place === 'arc' && palette.ink.cut !== palette.ink.body
  return cutOut ? palette.ink.title : palette.contrast.under
}
