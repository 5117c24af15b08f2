import { type Art, named } from '../../art.ts'
import type { Path, Point, Segment } from '../../path.ts'
import { createRandom } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { cutPath, hatch } from '../knife.ts'
import { bleed, type Sheet } from '../sheet.ts'
import { type Hole, spotPiece } from './hole.ts'

/** A land seen through a gate: its sides, its horizon and its foot, plot px. */
interface Land {
  left: number
  right: number
  horizon: number
  foot: number
}

/** A way to the rising sun, through a gate, where the words leave room for it. */
export function drawWay(sheet: Sheet, hole: Hole): Art | undefined {
  const { layout, reserved, seed, inks } = sheet
  const { heightPx, unit } = layout
  const top = Math.max(hole.y, ...reserved.map(({ y, height }) => y + height)) + 40 * unit
  const room = heightPx - top
  if (room < 330 * unit) return undefined
  const land: Land = {
    left: hole.x,
    right: hole.right,
    horizon: top + 0.44 * room,
    foot: heightPx + bleed,
  }
  const far = hillOf(land, [0.5, 0.1, 0.42, 0.02], 0)
  const near = hillOf(land, [0.1, 0.34, 0.62, 0.36], 0.1)
  const cuts = (path: Path, angle: number, share: number) => {
    const order = { angle, pitch: 19 * unit, width: 6 * unit, share }
    return shape(hatch(path, order, createRandom(seed + 17)), { fill: inks.paper })
  }
  return [
    sunOver(sheet, land, top),
    shape(far, { fill: inks.ink }),
    cuts(far, 0.2, 0.42),
    shape(near, { fill: inks.ink }),
    cuts(near, -0.16, 0.7),
    shape(wayOf(land), { fill: inks.paper, stroke: inks.ink, 'stroke-width': 4 * unit }),
  ]
}

/** A hill from side to side; its crest in shares of the land's height, from its horizon. */
function hillOf({ left, right, horizon, foot }: Land, crest: readonly number[], low: number): Path {
  const height = foot - horizon
  const [a = 0, b = 0, c = 0, d = 0] = crest.map((share) => horizon + (0.5 * share + low) * height)
  const width = right - left
  return [
    ['M', left, a],
    ['C', left + 0.2 * width, a, left + 0.3 * width, b, left + 0.5 * width, (b + c) / 2],
    ['C', left + 0.7 * width, c, left + 0.8 * width, d, right, d],
    ['L', right, foot],
    ['L', left, foot],
    ['Z'],
  ]
}

/** The way, narrow at the horizon and as wide as the gate at its foot. */
function wayOf({ left, right, horizon, foot }: Land): Path {
  const width = right - left
  const height = foot - horizon
  const at = (x: number, y: number): [number, number] => [left + x * width, horizon + y * height]
  return [
    ['M', ...at(0.55, 0.15)],
    ['C', ...at(0.8, 0.27), ...at(0.74, 0.34), ...at(0.52, 0.44)],
    ['C', ...at(0.26, 0.56), ...at(0.16, 0.76), ...at(0.22, 1)],
    ['L', ...at(0.82, 1)],
    ['C', ...at(0.6, 0.78), ...at(0.58, 0.6), ...at(0.72, 0.47)],
    ['C', ...at(0.86, 0.35), ...at(0.82, 0.25), ...at(0.57, 0.15)],
    ['Z'],
  ]
}

/** Half a sun on the horizon, and its rays up to the words. */
function sunOver(sheet: Sheet, { left, right, horizon, foot }: Land, top: number): Art {
  const { unit } = sheet.layout
  const middle = { x: (left + right) / 2, y: horizon + 0.16 * (foot - horizon) }
  const r = Math.min(0.24 * (right - left), 0.62 * (middle.y - top))
  const at = (angle: number, radius: number): Point => ({
    x: middle.x + radius * Math.cos(angle),
    y: middle.y + radius * Math.sin(angle),
  })
  const rays = Array.from({ length: 31 }, (_, i): Segment[] => {
    const angle = Math.PI + (i / 30) * Math.PI
    const reach = i % 2 === 0 ? 0.52 : 0.3
    const end = at(angle, r * (1.16 + reach))
    if (end.y < top || end.x < left + 14 * unit || end.x > right - 14 * unit) return []
    return cutPath(at(angle, r * 1.16), end, 6 * unit)
  })
  const k = 0.5522847 * r
  const disc: Path = [
    ['M', middle.x - r, middle.y],
    ['C', middle.x - r, middle.y - k, middle.x - k, middle.y - r, middle.x, middle.y - r],
    ['C', middle.x + k, middle.y - r, middle.x + r, middle.y - k, middle.x + r, middle.y],
    ['Z'],
  ]
  return named('lights', [shape(rays.flat(), { fill: sheet.inks.mark }), spotPiece(sheet, disc)])
}
