import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Art, image, nodesOf, type PaintedArt } from '#shared/art/art.ts'
import { loadArt } from '#shared/art/families.ts'
import type { Size } from '#shared/art/family.ts'
import { paintArt } from '#shared/art/paints.ts'
import { withGround } from '#shared/art/picture/with-ground.ts'
import { CardSvg, type CardSvgProps } from '#shared/card/card-svg.ts'
import type { CardDesign } from '#shared/card.ts'
import type { OutlinedLayout } from './lay-out-words.ts'

interface Extras {
  /** The artist's picture of the design, else what lies under its art; a `data:` address. */
  ground?: string
  stickers?: CardSvgProps['stickers']
}

/** The page of a card: an SVG document that needs no font. */
export async function drawPage(
  { art: { motif, seed, family, picture } }: CardDesign,
  { layout, outlines }: OutlinedLayout,
  { ground, stickers }: Extras = {},
): Promise<string> {
  const { draw } = await loadArt({ family, picture })
  const { size, palette, reserved, words } = layout
  const painted = paintArt(draw({ ...size, motif, seed, reserved, words }), palette)
  const art =
    ground === undefined
      ? painted
      : onGround(painted, { ground, size, isOwn: picture !== undefined })
  const card = { layout, outlines, art, ...(stickers && { stickers }) }
  return renderToStaticMarkup(createElement(CardSvg, card))
}

interface Ground {
  ground: string
  size: Size
  /** Whether the art shows it in its own place. */
  isOwn: boolean
}

function onGround(art: PaintedArt, { ground, size, isOwn }: Ground): PaintedArt {
  return isOwn ? withGround(art, ground) : [...nodesOf(drawGround(ground, size)), ...art]
}

/** Covers the page, cropped equally on both sides, like the clip. */
function drawGround(address: string, { widthPx, heightPx }: Size): Art {
  const cover = { width: widthPx, height: heightPx, preserveAspectRatio: 'xMidYMid slice' } as const
  return image(address, cover)
}
