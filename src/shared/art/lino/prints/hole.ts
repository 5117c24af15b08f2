import type { Art } from '../../art.ts'
import { orient, type Path, type Point, placement, rectPath, transformPath } from '../../path.ts'
import { flatten, isInside } from '../../polygon.ts'
import { createRandom } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { cutEdge, gouge, type Obstacle } from '../block.ts'
import { levels, masonry } from '../cuts.ts'
import { hatch } from '../knife.ts'
import { asObstacle, boxPath, pageOf, type Sheet } from '../sheet.ts'

export interface Hole {
  x: number
  y: number
  right: number
  foot: number
}

/** The clear space around the words and the small line. */
export function holeOf({ layout }: Sheet, side = 34, top = 56, foot = 30): Hole {
  const { text, header, unit, widthPx, heightPx } = layout
  // A status has little room beside its words.
  const aside = side * unit * (heightPx > 1.6 * widthPx ? 0.6 : 1)
  return {
    x: text.x - aside,
    y: header.y - top * unit,
    right: text.x + text.width + aside,
    foot: text.y + text.height + foot * unit,
  }
}

export function holePath({ x, y, right, foot }: Hole): Path {
  return rectPath(x, y, right - x, foot - y)
}

/** An opening with a round head above its box. */
export function archPath({ x, y, right, foot }: Hole, rise: number): Path {
  const middle = (x + right) / 2
  const k = 0.5522847
  const half = (right - x) / 2
  return [
    ['M', x, foot],
    ['L', x, y],
    ['C', x, y - k * rise, middle - k * half, y - rise, middle, y - rise],
    ['C', middle + k * half, y - rise, right, y - k * rise, right, y],
    ['L', right, foot],
    ['Z'],
  ]
}

/** The opening in the ground of the words, with the second block beside it. */
export function cleared({ inks, layout, seed }: Sheet, path: Path): Art {
  const edge = cutEdge(path, 1.3 * layout.unit, createRandom(seed + 6))
  const { unit } = layout
  return [
    shape(transformPath(edge, placement(-9 * unit, -8 * unit)), { fill: inks.spot }),
    shape(edge, { fill: inks.field }),
  ]
}

/** A shape of paper with an edge of ink and cuts on its shaded side. */
export function paperPiece(
  { inks, layout, seed }: Sheet,
  drawn: Path,
  share = 0.3,
  angle = 0.32,
): Art {
  const { unit } = layout
  const path = orient(drawn, 'solid')
  const cuts = { angle, pitch: 9 * unit, width: 5 * unit, share }
  return [
    shape(path, {
      fill: inks.paper,
      stroke: inks.ink,
      'stroke-width': Math.round(42 * unit) / 10,
      'stroke-linejoin': 'round',
    }),
    share > 0 ? shape(hatch(path, cuts, createRandom(seed + 7)), { fill: inks.ink }) : [],
  ]
}

export function spotPiece({ inks, layout }: Sheet, path: Path): Art {
  const { unit } = layout
  return [
    shape(transformPath(path, placement(3 * unit, 2.4 * unit)), { fill: inks.spot }),
    shape(path, {
      fill: 'none',
      stroke: inks.ink,
      'stroke-width': Math.round(36 * unit) / 10,
      'stroke-linejoin': 'round',
    }),
  ]
}

/** Light around a point, off the opening and the pieces. */
export function light(
  { inks, layout, seed }: Sheet,
  centre: Point,
  off: readonly Path[],
  size = 1.5,
): Art {
  const { widthPx, heightPx, unit } = layout
  const objects: Obstacle[] = off.map((path) => asObstacle(path, flatten(path)))
  const cuts = gouge({
    block: flatten(boxPath(pageOf(layout))),
    objects,
    centre,
    flow: 'rays',
    table: 2 * heightPx,
    reach: Math.hypot(widthPx, heightPx) * 0.7,
    unit: size * unit,
    seed: seed + 1,
  })
  return shape(cuts, { fill: inks.paper })
}

export function wall(sheet: Sheet, top: number, foot: number, off: readonly Path[]): Art {
  const { layout, inks, seed } = sheet
  const isFree = freeOf(off, 10 * layout.unit)
  const box = { ...pageOf(layout), y: top, height: foot - top }
  const cuts = masonry(box, { unit: layout.unit, isFree }, createRandom(seed + 8))
  return shape(cuts, { fill: inks.paper })
}

export function steps(sheet: Sheet, top: number, off: readonly Path[] = []): Art {
  const { layout, inks, seed } = sheet
  const box = { ...pageOf(layout), y: top, height: layout.heightPx - 36 * layout.unit - top }
  const isFree = freeOf(off, 6 * layout.unit)
  return shape(levels(box, { unit: layout.unit, isFree }, createRandom(seed + 9)), {
    fill: inks.paper,
  })
}

export function freeOf(off: readonly Path[], rim: number): (point: Point) => boolean {
  const polygons = off.map((path) => asObstacle(path, flatten(path)))
  return ({ x, y }) =>
    !polygons.some((piece) => {
      const near =
        x > piece.x - rim &&
        x < piece.x + piece.width + rim &&
        y > piece.y - rim &&
        y < piece.y + piece.height + rim
      const around = [
        { x: x - rim, y },
        { x: x + rim, y },
        { x, y: y - rim },
        { x, y: y + rim },
      ]
      return near && around.some((point) => isInside(piece.polygons, point))
    })
}
