import * as v from 'valibot'
import { cards } from '../../catalog/cards/cards.ts'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import { outliner } from '../../catalog/pictures/outliner.ts'
import { loadFamily } from '../../src/shared/art/families.ts'
import { paintArt } from '../../src/shared/art/paints.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import type { CardDraft } from '../../src/shared/draft.ts'

/** Grey, the colour of `ground`, 8 by 8 px: this file tests words; browser tests cover pictures. */
const flatJpeg =
  '/9j/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/' +
  '2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAAR' +
  'CAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAA' +
  'AAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AP8H/2Q=='

export function flatPicture() {
  return { widthPx: 8, heightPx: 8, jpeg: new Blob([Buffer.from(flatJpeg, 'base64')]) }
}

/** A draft of a card of the catalogue. */
export interface Wanted extends CardDraft {
  slug: string
}

/** What a PDF needs of a card, without its picture. */
export async function layOutWords({ slug, ...draft }: Wanted) {
  const design = v.parse(
    cardDesignSchema,
    cards.find((card) => card.slug === slug),
  )
  const layout = await layOut(design, { ...draft, format: 'print' })
  const family = await loadFamily(design.art.family)
  const { motif, seed } = design.art
  const { size, palette, reserved } = layout
  const drawn = paintArt(family.draw({ ...size, motif, seed, reserved }), palette)
  // Only the definitions that the inks are painted with.
  const art = drawn.filter(({ tag }) => tag === 'defs').slice(0, 1)
  return { design, layout, art, outlines: await outliner.outline(layout.lines) }
}
