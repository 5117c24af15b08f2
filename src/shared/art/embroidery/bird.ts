import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import { circlePath, type Path, type Point, splinePath } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { polyline, stitches, tonesOf } from './thread.ts'

/** A bird that looks left, about 120 wide, its feet at (0, 0). */
export function bird(thread: string, palette: Paints): Art {
  const tones = tonesOf(thread, palette)
  const wing = tonesOf(thread === 'teal' ? 'sky' : 'teal', palette)
  const breast = tonesOf('amber', palette)
  const isEven = (_: Path, i: number) => i % 2 === 0
  return [
    stitches(feathers, tones.deep, 9),
    stitches(feathers, tones.base, 6),
    stitches(feathers, tones.light, 2),
    shape(body, { ...stroke(tones.deep, 1.8), fill: tones.base }),
    stitches(bodyRows, tones.light),
    shape(chest, { ...stroke(breast.dark, 1.2), fill: breast.base }),
    shape(wingOutline, { ...stroke(wing.deep, 1.8), fill: wing.base }),
    stitches(wingRows.filter(isEven).flat(), wing.light),
    stitches(wingRows.filter((row, i) => !isEven(row, i)).flat(), wing.dark),
    shape(beak, { fill: breast.base }),
    shape(circlePath(-46, -75, 3.4), { fill: colour(palette, 'ink') }),
    stitches(legs, breast.dark, 2.4),
  ]
}

type Outline = readonly (readonly [x: number, y: number])[]

function points(outline: Outline): Point[] {
  return outline.map(([x, y]) => ({ x, y }))
}

function closed(outline: Outline): Path {
  return splinePath(points(outline), true)
}

function line(...outline: Outline): Path {
  return polyline(points(outline))
}

// biome-ignore format: points of outlines
const body = closed([
  [-62, -68], [-54, -84], [-38, -88], [-24, -76], [-2, -60], [26, -44],
  [44, -30], [20, -12], [-12, -6], [-40, -20], [-52, -44],
])
// biome-ignore format: points of outlines
const chest = closed([[-56, -54], [-44, -60], [-36, -40], [-16, -14], [-34, -18], [-50, -36]])
// biome-ignore format: points of outlines
const wingOutline = closed([[-24, -62], [0, -58], [34, -56], [60, -50], [36, -28], [6, -20], [-12, -32]])
const beak = line([-60, -74], [-76, -67], [-60, -64])
const legs = [...line([-10, -8], [-12, 2]), ...line([2, -9], [2, 2])]
const feathers = [0, 1, 2, 3].flatMap((i) =>
  line([28 + i, -34 + i * 5], [84 - i * 4, -48 + i * 15]),
)
const bodyRows = Array.from({ length: 9 }, (_, i) => -50 + i * 10).flatMap((x, i) =>
  line([x, -66 + i * 4.5], [x + 13, -50 + i * 4]),
)
const wingRows = Array.from({ length: 13 }, (_, i) => {
  const t = i / 12
  return line([-22 + 22 * t, -60 + 10 * t], [-10 + 66 * t, -30 - 16 * t])
})
