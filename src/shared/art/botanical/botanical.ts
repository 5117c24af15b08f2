import type { Art } from '../art.ts'
import { grown } from '../box.ts'
import type { ArtFamily, ArtRequest, Box, Frame, Size } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { inPx, inUnits, sheetOf, zoomed } from '../proportion.ts'
import { drawGarden } from './garden/draw-garden.ts'
import { type Planting, plantings } from './garden/plantings.ts'
import { type Page, unitOf } from './page.ts'
import { palettes, tonesOf } from './palettes.ts'
import { drawPaper } from './paper.ts'
import { drawRimon } from './rimon.ts'
import { planFor } from './rimon-plan.ts'

/** Botanical line and wash: boughs, fruit and flowers in watercolour and pen on paper. */
export const botanical: ArtFamily = {
  name: 'botanical',
  motifs: ['rimon', ...plantings.keys()],
  palettes,
  frame,
  draw,
}

function frame(size: Size, motif: string): Frame {
  const planting = plantingOf(motif)
  return planting ? gardenFrame(size, planting) : rimonFrame(size)
}

/** Undefined for pomegranate boughs, which have their own plan. */
function plantingOf(motif: string): Planting | undefined {
  const planting = plantings.get(motif)
  if (!planting && motif !== 'rimon') {
    throw new RangeError(`motif must be one of ${botanical.motifs.join(', ')}, not ${motif}`)
  }
  return planting
}

function gardenFrame(size: Size, { composition }: Planting): Frame {
  const sheet = sheetOf(size)
  const { text, header } = composition.room(sheet)
  const { x, y } = inPx({ ...header, width: 0, height: 0 }, sheet)
  return {
    text: inPx(text, sheet),
    anchor: 'middle',
    header: { x, y, sizePx: Math.round(25 * sheet.scale) },
  }
}

function rimonFrame(size: Size): Frame {
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

function draw(request: ArtRequest): Art {
  const { widthPx, heightPx, motif, seed } = request
  const planting = plantingOf(motif)
  const page: Page = {
    widthPx,
    heightPx,
    unit: unitOf(request),
    tones: tonesOf(paintsOf(palettes)),
    seed,
    keepOut: keepOutOf(request),
  }
  return planting ? drawPlanting(page, planting) : drawRimon(page)
}

/** Gardens are laid out in units, so a flower is drawn the same at every size. */
function drawPlanting(page: Page, { composition, recipe }: Planting): Art {
  const sheet = sheetOf(page)
  const inner: Page = {
    ...page,
    widthPx: sheet.width,
    heightPx: sheet.height,
    unit: 1,
    keepOut: inUnits(page.keepOut, sheet),
  }
  const garden = composition.plant(sheet, recipe)
  return [drawPaper(page), zoomed(drawGarden(inner, garden), sheet)]
}

/** The boxes of the text with clear space around them; before there is text, the text area. */
function keepOutOf(request: ArtRequest): Box[] {
  const { text, header } = frame(request, request.motif)
  const line = { x: header.x - 3 * header.sizePx, y: header.y - header.sizePx }
  const corner = { ...line, width: 3 * header.sizePx, height: 1.3 * header.sizePx }
  const boxes = request.reserved.length > 0 ? request.reserved : [text]
  return [...boxes, corner].map((box) => grown(box, clearance(box, request)))
}

/** The clear space: 0.4 em, where an em is about 1.4 times the ink height of a line. */
function clearance(box: Box, { heightPx }: Size): number {
  return Math.min(0.56 * box.height, 0.03 * heightPx)
}
