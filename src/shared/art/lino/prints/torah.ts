import type { Art } from '../../art.ts'
import { crown } from '../../motifs/torah/crown.ts'
import { openSefer } from '../../motifs/torah/open-sefer.ts'
import { type Path, rectPath, type Segment } from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { cutPath } from '../knife.ts'
import { printMotif } from '../print-motif.ts'
import { bleed, inkingOf, type Sheet, standAt } from '../sheet.ts'

import {
  archPath,
  cleared,
  type Hole,
  holeOf,
  light,
  paperPiece,
  spotPiece,
  steps,
} from './hole.ts'

/** Two pillars and an arch below a crown, an open sefer on the steps before it. */
export function drawArk(sheet: Sheet): Art {
  const { layout, seed } = sheet
  const { widthPx, heightPx, unit } = layout
  const hole = holeOf(sheet, 34, 40, 36)
  const rise = Math.min(0.3 * hole.y, 120 * unit)
  const opening = archPath(hole, rise)
  const pillars = [-1, 1].map((side) => {
    const x = side < 0 ? hole.x - 54 * unit : hole.right + 54 * unit
    return rectPath(x - 34 * unit, hole.y, 68 * unit, hole.foot - hole.y)
  })
  const caps = [-1, 1].flatMap((side) => {
    const x = side < 0 ? hole.x - 54 * unit : hole.right + 54 * unit
    return [
      rectPath(x - 48 * unit, hole.y - 40 * unit, 96 * unit, 40 * unit),
      rectPath(x - 48 * unit, hole.foot - 6 * unit, 96 * unit, 44 * unit),
    ]
  })
  const motif = crown()
  const top = hole.y - rise
  // It stands on the keystone.
  const seat = top - 44 * unit
  const place = standAt(motif, {
    x: widthPx / 2,
    y: seat,
    width: 0.5 * widthPx,
    height: seat - 0.03 * heightPx,
  })
  const scale = place[0]
  const room = rectPath(
    widthPx / 2 - (motif.width * scale) / 2,
    seat - motif.height * scale,
    motif.width * scale,
    motif.height * scale,
  )
  const head = archPath(
    { x: hole.x - 16 * unit, right: hole.right + 16 * unit, y: hole.y, foot: hole.y },
    rise + 50 * unit,
  )
  const below = rectPath(-bleed, hole.foot, widthPx + 2 * bleed, heightPx)
  return [
    light(sheet, { x: widthPx / 2, y: top - 60 * unit }, [head, ...pillars, ...caps, below, room]),
    steps(sheet, hole.foot + 172 * unit),
    paperPiece(sheet, head, 0.5, 1.2),
    shape(joints({ ...hole, rise }, unit), { fill: sheet.inks.ink }),
    cleared(sheet, opening),
    pillars.map((pillar) => paperPiece(sheet, pillar, 1, 0.62)),
    caps.map((cap) => paperPiece(sheet, cap, 0.3)),
    stairs(hole, unit).map((step) => paperPiece(sheet, step, 0.24)),
    printMotif(motif, place, inkingOf(sheet), seed + 10),
    seferBefore(sheet, hole.foot),
  ]
}

/** Three steps under a gate, each broader than the one above. */
function stairs({ x, right, foot }: Hole, unit: number): Path[] {
  return [0, 1, 2].map((i) => {
    const out = (120 + 60 * i) * unit
    return rectPath(x - out, foot + (40 + 44 * i) * unit, right - x + 2 * out, 38 * unit)
  })
}

/** An open sefer on the steps before a gate that ends at `foot`. */
function seferBefore(sheet: Sheet, foot: number): Art {
  const { widthPx, heightPx, unit } = sheet.layout
  const room = heightPx - foot
  const sefer = openSefer()
  const place = standAt(sefer, {
    x: widthPx / 2,
    y: foot + Math.min(0.8 * room, 256 * unit),
    width: 0.52 * widthPx,
    height: Math.min(0.76 * room, 250 * unit),
  })
  return printMotif(sefer, place, inkingOf(sheet), sheet.seed + 11)
}

/** The joints of the stones of an arch, shorter towards its feet. */
function joints({ x, y, right, rise }: Hole & { rise: number }, unit: number): Path {
  const half = (right - x) / 2
  return Array.from({ length: 9 }, (_, i) => {
    const angle = -Math.PI / 2 + (i - 4) * 0.26
    const at = (out: number, up: number) => ({
      x: x + half + (half + out) * Math.cos(angle),
      y: y + (rise + up) * Math.sin(angle),
    })
    return cutPath(at(-8 * unit, -8 * unit), at(18 * unit, 52 * unit), 4 * unit)
  }).flat()
}

/** A megillah that unrolls from its roller, bleeding off the top and the foot. */
export function drawScroll(sheet: Sheet): Art {
  const { layout, inks } = sheet
  const { widthPx, heightPx, unit } = layout
  const hole = holeOf(sheet, 40, 60)
  const [top, foot] = [0.1 * heightPx, 0.9 * heightPx]
  const x = hole.right + 14 * unit
  const leaf: Path = [
    ['M', x, top],
    [
      'C',
      widthPx * 0.6,
      top + 30 * unit,
      widthPx * 0.3,
      top - 34 * unit,
      hole.x - 60 * unit,
      top + 16 * unit,
    ],
    ['Q', hole.x - 110 * unit, top + 24 * unit, hole.x - 92 * unit, top + 80 * unit],
    ['L', hole.x - 92 * unit, foot - 60 * unit],
    ['Q', hole.x - 92 * unit, foot + 18 * unit, hole.x - 50 * unit, foot + 14 * unit],
    ['C', widthPx * 0.3, foot - 30 * unit, widthPx * 0.6, foot + 34 * unit, x, foot],
    ['Z'],
  ]
  const roll = rectPath(x - 20 * unit, top - 14 * unit, 108 * unit, foot - top + 28 * unit)
  const rod = rectPath(x + 16 * unit, -bleed, 36 * unit, heightPx + 2 * bleed)
  const knobs = [top - 40 * unit, foot + 12 * unit].map((y) =>
    rectPath(x - 34 * unit, y, 136 * unit, 30 * unit),
  )
  return [
    light(sheet, { x: widthPx * 0.45, y: heightPx * 0.5 }, [leaf, roll, rod], 1.6),
    spotPiece(sheet, rod),
    cleared(sheet, leaf),
    shape(writing(sheet, { top: top + 44 * unit, foot: foot - 50 * unit, hole }), {
      fill: inks.mark,
    }),
    paperPiece(sheet, roll, 0.55, 0.02),
    knobs.map((knob) => spotPiece(sheet, knob)),
  ]
}

/** Rows of writing on the leaf, above and below the card's words. */
function writing(
  { layout: { unit, header }, reserved, seed }: Sheet,
  { top, foot, hole }: { top: number; foot: number; hole: ReturnType<typeof holeOf> },
): Path {
  const random = createRandom(seed + 12)
  const pitch = 30 * unit
  const rows = Array.from({ length: Math.ceil((foot - top) / pitch) }, (_, i) => top + i * pitch)
  const words = reserved.filter(({ y }) => y > header.y)
  const end = Math.max(header.y, ...words.map(({ y, height }) => y + height))
  const begin = Math.min(end, ...words.map(({ y }) => y))
  const isFree = (row: number) =>
    Math.abs(row - header.y + 10 * unit) > 40 * unit &&
    (row < begin - 44 * unit || row > end + 44 * unit)
  return rows.filter(isFree).flatMap((y): Path => {
    const row: Segment[] = []
    for (let at = hole.x - 40 * unit; at < hole.right - 60 * unit; ) {
      const length = between(random, 30, 90) * unit
      const end = Math.min(at + length, hole.right - 40 * unit)
      row.push(...cutPath({ x: at, y }, { x: end, y: y + 1 }, 4.4 * unit))
      at += length + 14 * unit
    }
    return row
  })
}
