import type { Art } from '../art.ts'
import { grown } from '../box.ts'
import type { ArtFamily, ArtRequest, Box, Size, TextArea } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { inPx, inUnits, unitSizeOf, zoomed } from '../proportion.ts'
import { drawGarden } from './garden/draw-garden.ts'
import { drawOval } from './garden/oval.ts'
import { type Planting, plantings } from './garden/plantings.ts'
import { palettes, tonesOf } from './palettes.ts'
import { drawPaper } from './paper.ts'
import { type Plot, unitOf } from './plot.ts'
import { drawRimon } from './rimon.ts'
import { planFor } from './rimon-plan.ts'

/** Botanical line and wash: boughs, fruit and flowers in watercolour and pen on paper. */
export const botanical: ArtFamily = {
  name: 'botanical',
  motifs: ['rimon', ...plantings.keys()],
  palettes,
  textArea,
  draw,
}

function textArea(size: Size, motif: string): TextArea {
  const planting = plantingOf(motif)
  return planting ? gardenTextArea(size, planting) : rimonTextArea(size)
}

/** Undefined for pomegranate boughs, which have their own plan. */
function plantingOf(motif: string): Planting | undefined {
  const planting = plantings.get(motif)
  if (!planting && motif !== 'rimon') {
    throw new RangeError(`motif must be one of ${botanical.motifs.join(', ')}, not ${motif}`)
  }
  return planting
}

function gardenTextArea(size: Size, { composition }: Planting): TextArea {
  const units = unitSizeOf(size)
  const { text, header } = composition.room(units)
  const box = composition.photo?.box(units)
  const { x, y } = inPx({ ...header, width: 0, height: 0 }, units)
  return {
    text: inPx(text, units),
    ...(box && { photos: [{ box: inPx(box, units), frame: 'oval' }] }),
    anchor: 'middle',
    header: { x, y, sizePx: Math.round(25 * units.scale) },
  }
}

function rimonTextArea(size: Size): TextArea {
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
  const plot: Plot = {
    widthPx,
    heightPx,
    unit: unitOf(request),
    tones: tonesOf(paintsOf(palettes)),
    seed,
    keepOut: keepOutOf(request),
  }
  return planting ? drawPlanting(plot, planting) : drawRimon(plot)
}

/** Gardens are laid out in units, so a flower is drawn the same at every size. */
function drawPlanting(plot: Plot, { composition, recipe }: Planting): Art {
  const units = unitSizeOf(plot)
  const inner: Plot = {
    ...plot,
    widthPx: units.width,
    heightPx: units.height,
    unit: 1,
    keepOut: inUnits(plot.keepOut, units),
  }
  const garden = composition.plant(units, recipe)
  const { photo } = composition
  const drawn = [
    photo ? drawOval(inner, photo.box(units), photo.thing()) : [],
    drawGarden(inner, garden),
  ]
  return [drawPaper(plot), zoomed(drawn, units)]
}

/** The boxes of the text with clear space around them; before there is text, the text area. */
function keepOutOf(request: ArtRequest): Box[] {
  const { text, header } = textArea(request, request.motif)
  const line = { x: header.x - 3 * header.sizePx, y: header.y - header.sizePx }
  const corner = { ...line, width: 3 * header.sizePx, height: 1.3 * header.sizePx }
  const boxes = request.reserved.length > 0 ? request.reserved : [text]
  return [...boxes, corner].map((box) => grown(box, clearance(box, request)))
}

/** The clear space: 0.4 em, where an em is about 1.4 times the ink height of a line. */
function clearance(box: Box, { heightPx }: Size): number {
  return Math.min(0.56 * box.height, 0.03 * heightPx)
}
