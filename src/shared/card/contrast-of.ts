import type { InkRole, Palette } from '../art/family.ts'
import { contrastRatio } from '../art/hex-colour.ts'
import type { CardLayout, CardLine } from './layout-card.ts'

/**
 * The contrast of a line's letters with the worst ground that its palette has under text, from 1 to
 * 21: of foil, by its stop nearest to that ground. Photos and stickers are not looked at.
 *
 * @example contrastOf(layout, line) >= leastContrast(line.role) // readable
 */
export function contrastOf({ palette }: Pick<CardLayout, 'palette'>, line: CardLine): number {
  const paint = line.fill ?? palette.contrast.stops?.[line.role] ?? palette.ink[line.role]
  return contrastRatio(paint, groundUnder(palette, line.onArch ? 'arc' : 'stack'))
}

/** WCAG 2 level AA, and AAA for names, which must be read even by those who know none of them. */
export function leastContrast(role: InkRole): number {
  return role === 'name' ? 7 : 4.5
}

/** Where letters are cut out of the arch, around them is paper, as light as the titles. */
export function groundUnder(palette: Palette, place: 'stack' | 'arc'): string {
  const cutOut = place === 'arc' && palette.ink.cut !== palette.ink.body
  return cutOut ? palette.ink.title : palette.contrast.under
}
