import { Resvg } from '@resvg/resvg-js'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { CardDesign } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { drawCard } from '../pictures/draw-card.ts'

export interface SheetCard {
  design: CardDesign
  format: Format
}

/** A card in its own words, as RGBA pixels. */
export interface SheetPicture {
  slug: string
  pixels: Buffer
  width: number
  height: number
}

const gapPx = 16
const ground = '#e9e5dc'

export async function drawPicture(
  { design, format }: SheetCard,
  widthPx: number,
): Promise<SheetPicture> {
  const svg = await drawCard(design, { values: {}, format })
  const fitTo = { mode: 'width', value: widthPx } as const
  const page = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } })
  const { pixels, width, height } = page.render()
  return { slug: design.slug, pixels, width, height }
}

export async function shrinkPicture(picture: SheetPicture, widthPx: number): Promise<SheetPicture> {
  const small = readPicture(picture).resize(widthPx).raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return { slug: picture.slug, pixels: data, width: info.width, height: info.height }
}

export function readPicture({ pixels, width, height }: SheetPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}

/** Pictures of one width side by side; a row is as high as its tallest picture. */
export function drawSheet(pictures: readonly SheetPicture[], columns: number): Sharp {
  const inRow = Math.min(columns, pictures.length)
  const placed: OverlayOptions[] = []
  let top = gapPx
  let right = gapPx
  for (let i = 0; i < pictures.length; i += inRow) {
    const row = pictures.slice(i, i + inRow)
    let left = gapPx
    for (const { pixels, width, height } of row) {
      placed.push({ input: pixels, raw: { width, height, channels: 4 }, left, top })
      left += width + gapPx
    }
    right = Math.max(right, left)
    top += gapPx + Math.max(...row.map(({ height }) => height))
  }
  const create = { width: right, height: top, channels: 3, background: ground } as const
  return sharp({ create }).composite(placed)
}
