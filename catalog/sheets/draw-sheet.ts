import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import type { CardDesign } from '#shared/card.ts'
import { type Format, formatSizes } from '#shared/format.ts'
import { drawCard } from '../pictures/draw-card.ts'

export interface SheetCard {
  design: CardDesign
  format: Format
}

export interface SheetGrid {
  /** Width of each card. */
  widthPx: number
  /** Cards in a row. */
  columns: number
}

const gapPx = 16
const ground = '#e9e5dc'

/** Cards side by side in rows, each `widthPx` wide; a row is as high as its tallest card. */
export async function drawSheet(
  cards: readonly SheetCard[],
  { widthPx, columns }: SheetGrid,
): Promise<Sharp> {
  const inRow = Math.min(columns, cards.length)
  const pictures: { input: Buffer; left: number; top: number }[] = []
  let top = gapPx
  for (let i = 0; i < cards.length; i += inRow) {
    const row = cards.slice(i, i + inRow)
    for (const [column, card] of row.entries()) {
      const left = gapPx + column * (widthPx + gapPx)
      pictures.push({ input: await drawPng(card, widthPx), left, top })
    }
    top += gapPx + Math.max(...row.map(({ format }) => heightOf(format, widthPx)))
  }
  const width = gapPx + inRow * (widthPx + gapPx)
  const create = { width, height: top, channels: 3, background: ground } as const
  return sharp(await sharp({ create }).composite(pictures).png().toBuffer())
}

function heightOf(format: Format, widthPx: number): number {
  const page = formatSizes[format]
  return Math.ceil((page.heightPx * widthPx) / page.widthPx)
}

/** A card in its own words as PNG. */
export async function drawPng({ design, format }: SheetCard, widthPx: number): Promise<Buffer> {
  const svg = await drawCard(design, { values: {}, format })
  const fitTo = { mode: 'width', value: widthPx } as const
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng()
}
