import { type Art, named } from '../art.ts'
import { distanceTo } from '../box.ts'
import { type Box, type Paints, printBleedPx, type Size } from '../family.ts'
import {
  circlePath,
  type Path,
  type Point,
  placement,
  rectPath,
  splinePath,
  transformPath,
} from '../path.ts'
import { isInside, type Polygon } from '../polygon.ts'
import { createRandom } from '../random.ts'
import type { Plate } from './plates.ts'
import { filled, stroked } from './print.ts'

export interface Plot extends Size {
  /** Px per unit. */
  unit: number
  palette: Paints
  seed: number
  /** The area of plates and actor. */
  area: Box
  /** The band of the words, from side to side. */
  words: Box
  plates: readonly Plate[]
  /** The place of the actor. */
  actor: Box | undefined
  /** Boxes that nothing must touch, including the space around them. */
  taken: readonly Box[]
}

/** Prints besides the plates, by name. */
export const extras = {
  confetti,
  cut,
  halftone,
  none: () => [],
  tails,
} satisfies Record<string, (plot: Plot) => Art>

export type ExtraName = keyof typeof extras

/** A dashed line from the scissors' point past the words and over the plot's edge. */
function cut({ actor, unit, palette, taken, widthPx }: Plot): Art {
  if (!actor) return []
  const from = { x: actor.x + actor.width + 24 * unit, y: actor.y + actor.height / 2 }
  const ahead = taken.filter(({ x, width, y }) => x + width > from.x && y > actor.y)
  const low = Math.max(from.y, ...ahead.map(({ y, height }) => y + height + 4 * unit))
  const reach = widthPx + printBleedPx - from.x
  const points = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
    x: from.x + reach * t,
    y: (t === 0 ? from.y : low) + Math.sin(t * 2 * Math.PI) * 10 * unit,
  }))
  const dash = `${Math.round(20 * unit)} ${Math.round(17 * unit)}`
  return stroked(splinePath(points), palette.colours.ink ?? 'none', 4.5 * unit, dash)
}

/** Discs, bars and triangles in all three inks over the free paper. */
function confetti(plot: Plot): Art {
  const { unit, palette, seed } = plot
  const random = createRandom(seed + 100)
  const heaps: Path[][] = [[], [], []]
  for (const [i, { x, y }] of scatter(plot, 46 * unit).entries()) {
    const size = (6 + 7 * random()) * unit
    const kinds = [
      circlePath(0, 0, size * 0.62),
      rectPath(-size, -size * 0.32, 2 * size, size * 0.64),
      [['M', 0, -size], ['L', size, size * 0.8], ['L', -size, size * 0.8], ['Z']] as Path,
    ]
    const piece = kinds[Math.floor(random() * 3)] ?? []
    heaps[i % 3]?.push(transformPath(piece, placement(x, y, random() * Math.PI)))
  }
  const scraps = ['a', 'b', 'c'].map((ink, i) =>
    filled(heaps[i]?.flat() ?? [], palette.colours[ink] ?? 'none'),
  )
  return named('confetti', scraps)
}

/** A field of dots that grow towards the upper left corner, like a coarse screen. */
function halftone(plot: Plot): Art {
  const { unit, palette, plates, taken, widthPx, heightPx } = plot
  const step = 25 * unit
  const reach = 0.62 * Math.min(widthPx, heightPx)
  const dots: Path[] = []
  for (let row = -2; row * step < reach; row++) {
    for (let column = -2; column * step < reach * 1.2; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * step
      const y = row * step
      const radius = 9.4 * unit * (1 - Math.hypot(x / 1.2, y) / reach)
      if (radius < 1.4 * unit || !isClear({ x, y }, radius + 2, plates, taken)) continue
      dots.push(circlePath(x, y, radius))
    }
  }
  return filled(dots.flat(), palette.colours.halftone ?? 'none')
}

/** A screen, and the strings of balloons that sway away from the middle and leave the page. */
function tails(plot: Plot): Art {
  const { plates, unit, palette, widthPx, heightPx } = plot
  const end = heightPx + printBleedPx
  const lines = plates.flatMap(({ polygons }): Path => {
    const from = lowestOf(polygons)
    const sway = (from.x < widthPx / 2 ? -1 : 1) * 0.07 * widthPx
    const fall = end - from.y
    if (fall <= 0) return []
    return [
      ['M', from.x, from.y],
      ['C', from.x, from.y + 0.4 * fall, from.x + sway, end - 0.5 * fall, from.x + sway, end],
    ]
  })
  return [
    halftone(plot),
    named('strings', stroked(lines, palette.colours.ink ?? 'none', 4.5 * unit)),
  ]
}

function lowestOf(polygons: readonly Polygon[]): Point {
  return polygons.flat().reduce((low, point) => (point.y > low.y ? point : low))
}

/** Points of free paper above and below the words, at least `apart` px from each other. */
function scatter(plot: Plot, apart: number): Point[] {
  const { plates, taken, actor, words, seed, widthPx, heightPx } = plot
  const random = createRandom(seed + 200)
  const boxes = [...taken, words, ...(actor ? [actor] : [])]
  const found: Point[] = []
  for (let i = 0; i < 1600 && found.length < 170; i++) {
    const point = { x: widthPx * random(), y: heightPx * random() }
    if (found.some((each) => Math.hypot(each.x - point.x, each.y - point.y) < apart)) continue
    if (isClear(point, apart * 0.45, plates, boxes)) found.push(point)
  }
  return found
}

function isClear(point: Point, radius: number, plates: readonly Plate[], boxes: readonly Box[]) {
  if (boxes.some((box) => distanceTo(box, point) < radius)) return false
  const near = plates.filter(({ box }) => distanceTo(box, point) < radius)
  // A hole is not free paper: a cut-out flute or the middle of a samech.
  const outlines = near.flatMap(({ polygons }) => polygons.map((polygon) => [polygon]))
  const rim = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({
    x: point.x + radius * Math.cos((i * Math.PI) / 4),
    y: point.y + radius * Math.sin((i * Math.PI) / 4),
  }))
  return [point, ...rim].every((each) => !outlines.some((own) => isInside(own, each)))
}
