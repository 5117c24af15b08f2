import { circlePath, type Path } from '../path.ts'
import type { Cell, Shape } from './cell.ts'
import { aroundPoint, halfDisc, lens, polygon } from './geometry.ts'

/** An open flower of eight petals. */
export function blossom({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height / 2]
  const petal = (from: number, to: number, bulge: number) => lens(0, -from, 0, -to, bulge)
  return [
    { path: aroundPoint(petal(7, 42, 0.3), 8, x, y), fill: tints.a },
    { path: aroundPoint(petal(12, 30, 0.16), 8, x, y), fill: tints.b },
    { path: circlePath(x, y, 9), fill: tints.c },
  ]
}

/** Four buds that lean inwards from the corners. */
export function buds({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height / 2]
  const bud = lens(6, -6, 44, -44, 0.34)
  const heart = lens(14, -14, 34, -34, 0.26)
  return [
    { path: aroundPoint(bud, 4, x, y), fill: tints.a },
    { path: aroundPoint(heart, 4, x, y), fill: tints.b },
    { path: circlePath(x, y, 6), fill: tints.c },
  ]
}

/** A shell of rays from the foot of the tile. */
export function fan({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height * 0.86]
  const blades = [-3, -2, -1, 0, 1, 2, 3].map((i) =>
    aroundPoint(lens(0, -14, 0, -68 + Math.abs(i) * 5, 0.15), 1, x, y, i * 0.4),
  )
  return [
    { path: blades.filter((_, i) => i % 2 === 1).flat(), fill: tints.a },
    { path: blades.filter((_, i) => i % 2 === 0).flat(), fill: tints.b },
    { path: halfDisc(x, y, 13), fill: tints.c },
  ]
}

/** A large leaf from corner to corner in two halves. */
export function leaf({ width, height, tints, random }: Cell): Shape[] {
  const rises = random() < 0.5
  const [y0, y1] = rises ? [height, 0] : [0, height]
  const half = (way: 1 | -1) =>
    way === 1 ? leafHalf(0, y0, width, y1) : leafHalf(width, y1, 0, y0)
  return [
    { path: half(1), fill: tints.a },
    { path: half(-1), fill: tints.b },
    {
      path: [
        ['M', 5, y0 + (rises ? -5 : 5)],
        ['L', width - 5, y1 + (rises ? 5 : -5)],
      ],
      stroke: tints.ground,
      width: 1.6,
    },
  ]
}

/** Leaves hanging from the roof of a sukkah. */
export function schach({ width, tints }: Cell): Shape[] {
  const lengths = [46, 56, 64, 50, 60, 46, 55]
  const blades = lengths.map((length, i) => {
    const x = (width * (i + 0.5)) / lengths.length
    return { x, length, fill: i % 2 === 0 ? tints.a : tints.c }
  })
  return [
    ...blades.map(({ x, length, fill }) => ({ path: lens(x, 0, x, length, 0.075), fill })),
    ...blades.map(({ x, length }) => ({
      path: [
        ['M', x, 7],
        ['L', x, length - 14],
      ] as Path,
      stroke: tints.ground,
      width: 1.1,
    })),
  ]
}

/** A straight twig with pairs of leaves. */
export function sprig({ width, height, tints }: Cell): Shape[] {
  const x = width / 2
  const pairs = [0, 1, 2, 3, 4, 5].map((i) => height * (0.88 - i * 0.122))
  const side = (way: 1 | -1) => pairs.flatMap((y) => lens(x, y, x + way * 18, y - 19, 0.24))
  return [
    {
      path: [
        ['M', x, height * 0.93],
        ['L', x, height * 0.14],
      ],
      stroke: tints.a,
      width: 2,
    },
    { path: side(-1), fill: tints.b },
    { path: [...side(1), ...lens(x, height * 0.27, x, height * 0.07, 0.22)], fill: tints.a },
  ]
}

/** A cup of three petals above two leaves. */
export function tulip({ width, height, tints }: Cell): Shape[] {
  const x = width / 2
  const [top, lip, foot] = [height * 0.12, height * 0.34, height * 0.92]
  return [
    {
      path: [
        ['M', x, lip + 18],
        ['L', x, foot],
      ],
      stroke: tints.b,
      width: 2.6,
    },
    {
      path: [...lens(x, foot, x - 30, foot - 34, 0.24), ...lens(x, foot, x + 30, foot - 34, 0.24)],
      fill: tints.b,
    },
    {
      path: [
        ...halfDisc(x, lip, 22, 2),
        ...polygon(x - 22, lip, x - 22, top, x, lip),
        ...polygon(x + 22, lip, x, lip, x + 22, top),
      ],
      fill: tints.a,
    },
    { path: lens(x, lip + 12, x, top - 2, 0.28), fill: tints.c },
  ]
}

/** A quarter of an ellipse with its chord: half a leaf that just touches the tile's sides. */
function leafHalf(x0: number, y0: number, x1: number, y1: number): Path {
  const k = 0.5522847
  const upright = (y1 - y0) * (x1 - x0) < 0
  const [cx, cy] = upright ? [x0, y1] : [x1, y0]
  return [
    ['M', x0, y0],
    ['C', x0 + (cx - x0) * k, y0 + (cy - y0) * k, x1 + (cx - x1) * k, y1 + (cy - y1) * k, x1, y1],
    ['Z'],
  ]
}
