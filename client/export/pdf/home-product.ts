import type { Palette } from '#shared/art/family.ts'
import { contrastRatio } from '#shared/art/hex-colour.ts'
import { headerFace } from '#shared/card/card-faces.ts'
import type { CardDesign } from '#shared/card.ts'
import type { FaceId } from '#shared/text/face.ts'
import type { Envelope } from './envelopes.ts'
import type { Flip, FoldedSize, SeveralSize, SideOffset } from './home-pages.ts'
import type { HomePaper } from './sheet.ts'

/** What the printer at home can make of a card. */
export type HomeProduct =
  | { kind: 'several'; paper: HomePaper; size: SeveralSize }
  | FoldedProduct
  | { kind: 'envelope'; envelope: Envelope; name: string }
  | { kind: 'test'; paper: HomePaper; flip: Flip }

export interface FoldedProduct {
  kind: 'folded'
  paper: HomePaper
  size: FoldedSize
  flip: Flip
  offset: SideOffset
  /** The words inside: Hebrew on the right, English on the left. */
  hebrew: string
  english: string
}

/** The faces of a card's names, and one that has every letter and mark. */
export function writingFaces({ layers }: CardDesign): FaceId[] {
  const layer = layers.find(({ ink }) => ink === 'name') ?? layers[0]
  return [...new Set([...(layer?.faces ?? []), headerFace])]
}

/** Colours of a palette on white paper, hex: dark for words, and lighter for an ornament. */
export function paperInks({ ground, swatch }: Palette): { words: string; ornament: string } {
  const onPaper = (colour: string) => contrastRatio(colour, '#ffffff')
  const [darkest = '#000000'] = [ground, ...swatch].sort(
    (one, other) => onPaper(other) - onPaper(one),
  )
  const words = onPaper(darkest) >= 7 ? darkest : '#23262d'
  return { words, ornament: onPaper(swatch[1]) >= 2 ? swatch[1] : words }
}

/** A lozenge between two rules, 84 pt wide, its middle at 0, 0. */
export const envelopeOrnament =
  'M-42 -0.4L-9 -0.4L-9 0.4L-42 0.4Z M9 -0.4L42 -0.4L42 0.4L9 0.4Z ' + 'M0 -4.2L4.2 0L0 4.2L-4.2 0Z'

/** The file's name after that of the card. */
export function productName(product: HomeProduct): string {
  if (product.kind === 'several') return `${product.size}-on-${product.paper}`
  if (product.kind === 'folded') return `folded-${product.size}-on-${product.paper}`
  if (product.kind === 'envelope') return `envelope-${product.envelope}`
  return `test-sheet-${product.paper}`
}
