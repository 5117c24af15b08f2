import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Art, nodesOf } from '#shared/art/art.ts'
import { loadFamily } from '#shared/art/families.ts'
import { paintArt } from '#shared/art/paints.ts'
import { CardSvg, type CardSvgProps } from '#shared/card/card-svg.ts'
import type { CardDesign } from '#shared/card.ts'
import type { OutlinedLayout } from './lay-out-words.ts'

interface Extras {
  /** Under the art. */
  ground?: Art
  stickers?: CardSvgProps['stickers']
}

/** The page of a card: an SVG document that needs no font. */
export async function drawPage(
  { art: { motif, seed, family } }: CardDesign,
  { layout, outlines }: OutlinedLayout,
  { ground, stickers }: Extras = {},
): Promise<string> {
  const { draw } = await loadFamily(family)
  const { size, palette, reserved } = layout
  const painted = paintArt(draw({ ...size, motif, seed, reserved }), palette)
  const art = ground ? [...nodesOf(ground), ...painted] : painted
  const card = { layout, outlines, art, ...(stickers && { stickers }) }
  return renderToStaticMarkup(createElement(CardSvg, card))
}
