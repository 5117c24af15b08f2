import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Art, image, nodesOf } from '#shared/art/art.ts'
import { loadArt } from '#shared/art/families.ts'
import type { Size } from '#shared/art/family.ts'
import { paintArt } from '#shared/art/paints.ts'
import { withGround } from '#shared/art/picture/with-ground.ts'
import { CardSvg } from '#shared/card/card-svg.ts'
import { composeSharePicture } from '#shared/card/share-picture.ts'
import type { CardDesign } from '#shared/card.ts'
import type { PreviewOrder } from '#shared/files/preview-order.ts'
import { loadStickers } from '#shared/stickers/stickers.ts'
import type { OutlinedLayout } from './lay-out-preview.ts'

/** The card in the composition of the built share pictures: an SVG that needs no font. */
export async function drawPreview(
  { design, ground = '' }: { design: CardDesign; ground?: PreviewOrder['ground'] },
  words: OutlinedLayout,
): Promise<string> {
  const { motif, seed, picture } = design.art
  const { draw } = await loadArt(design.art)
  const { size, palette, reserved } = words.layout
  const painted = paintArt(draw({ ...size, motif, seed, reserved }), palette)
  const art = picture
    ? withGround(painted, ground)
    : [...nodesOf(drawGround(ground, size)), ...painted]
  const stickers = await loadStickers()
  const card = renderToStaticMarkup(createElement(CardSvg, { ...words, art, stickers }))
  return composeSharePicture({ card, size, palette })
}

/** Covers the page, cropped equally on both sides, like the clip. */
function drawGround(address: string, { widthPx, heightPx }: Size): Art {
  if (address === '') return []
  const cover = { width: widthPx, height: heightPx, preserveAspectRatio: 'xMidYMid slice' } as const
  return image(address, cover)
}
