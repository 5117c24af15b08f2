import type { ArtPlan, Palette } from '../art/family.ts'
import type { CardDesign, CardDocument } from '../card.ts'
import { formatSizes, formats } from '../format.ts'

/**
 * The plan of a design's art as data, for its document: the palettes that it offers, and the text
 * area of its motif in every format.
 *
 * @example planDocument(design, papercut).textAreas.portrait.anchor // 'middle'
 */
export function planDocument(
  { art: { motif }, palettes }: CardDesign,
  family: ArtPlan,
): CardDocument['artPlan'] {
  const { status, square, portrait, print } = formatSizes
  return {
    palettes: Object.fromEntries(
      palettes.flatMap((id) => {
        const palette = family.palettes[id]
        return palette ? [[id, copyOf(palette)]] : []
      }),
    ),
    ...(family.readsWords && { readsWords: true }),
    textAreas: {
      status: family.textArea(status, motif),
      square: family.textArea(square, motif),
      portrait: family.textArea(portrait, motif),
      print: family.textArea(print, motif),
    },
  }
}

/**
 * The plan of a card's art, for a layout without the code that draws.
 *
 * @example planOf(document).textArea({ widthPx: 1080, heightPx: 1350 }, 'arch').anchor // 'middle'
 */
export function planOf({ design, artPlan }: Pick<CardDocument, 'design' | 'artPlan'>): ArtPlan {
  const { palettes, textAreas, readsWords } = artPlan
  return {
    name: design.art.family,
    palettes,
    readsWords,
    /** @throws RangeError for a size of no format */
    textArea({ widthPx, heightPx }) {
      const format = formats.find(
        (one) => formatSizes[one].widthPx === widthPx && formatSizes[one].heightPx === heightPx,
      )
      if (!format) throw new RangeError(`no format of ${widthPx}x${heightPx} px`)
      return textAreas[format]
    },
  }
}

/** Without what a family keeps in its palettes for drawing alone. */
function copyOf({ label, swatch, ground, ink, contrast, colours }: Palette) {
  const bands: [string, string, string] = [...swatch]
  return { label, swatch: bands, ground, ink, contrast, colours }
}
