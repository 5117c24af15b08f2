import type { ArtFamily, ArtRequest, Box, Frame, Size } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { type Page, unitOf } from './page.ts'
import { palettes, tonesOf } from './palettes.ts'
import { drawRimon } from './rimon.ts'
import { planFor } from './rimon-plan.ts'

/** Botanical line and wash: boughs, fruit and flowers of water colour and pen on paper. */
export const botanical: ArtFamily = {
  name: 'botanical',
  motifs: ['rimon'],
  palettes,
  frame,
  draw,
}

function frame(size: Size): Frame {
  const { widthPx, heightPx } = size
  const { text, header } = planFor(size)
  const unit = unitOf(size)
  return {
    text: {
      x: Math.round((text.x * widthPx) / 100),
      y: Math.round((text.y * heightPx) / 100),
      width: Math.round((text.width * widthPx) / 100),
      height: Math.round((text.height * heightPx) / 100),
    },
    anchor: 'middle',
    header: {
      x: Math.round((header[0] * widthPx) / 100),
      y: Math.round((header[1] * heightPx) / 100),
      sizePx: Math.round(25 * unit),
    },
  }
}

function draw(request: ArtRequest): string {
  const { widthPx, heightPx, motif, seed } = request
  if (motif !== 'rimon') throw new RangeError(`motif must be rimon, not ${motif}`)
  const page: Page = {
    widthPx,
    heightPx,
    unit: unitOf(request),
    tones: tonesOf(paintsOf(palettes)),
    seed,
    keepOut: keepOutOf(request),
  }
  return drawRimon(page)
}

/** The text's own boxes with clear space round them; before there is text, the frame it will fill. */
function keepOutOf(request: ArtRequest): Box[] {
  const { text, header } = frame(request)
  const line = { x: header.x - 3 * header.sizePx, y: header.y - header.sizePx }
  const corner = { ...line, width: 3 * header.sizePx, height: 1.3 * header.sizePx }
  const boxes = request.reserved.length > 0 ? request.reserved : [text]
  return [...boxes, corner].map((box) => grow(box, clearance(box, request)))
}

/** 0.4 em, where an em is about 1.4 times the height of a line's ink. */
function clearance(box: Box, { heightPx }: Size): number {
  return Math.min(0.56 * box.height, 0.03 * heightPx)
}

function grow(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}
