import { leafPath } from '../../foliage.ts'
import type { Path, Point } from '../../path.ts'
import type { Motif, MotifPart } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** The palm branch, bound with myrtle on its right and willow on its left. */
export function lulav(): Motif {
  return {
    name: 'lulav',
    width: 88,
    height: 200,
    parts: [...willow, ...myrtle, ...palm, ...rings],
  }
}

const up = -Math.PI / 2

const palm: readonly MotifPart[] = [
  {
    as: 'body',
    path: symmetric([
      ['M', 0, -200],
      ['C', 4, -172, 10.5, -140, 10.5, -104],
      ['C', 10.5, -70, 8, -40, 6, 0],
      ['L', 0, 0],
    ]),
    material: 'leaf',
  },
  {
    as: 'detail',
    path: [
      ['M', 0, -196],
      ['C', 4, -172, 10.5, -140, 10.5, -104],
      ['C', 10.5, -70, 8, -40, 6, 0],
      ['L', 1, 0],
      ['C', 2, -60, 2, -140, 0, -196],
      ['Z'],
    ],
    material: 'leaf',
    tone: 'dark',
  },
]

const rings = [-58, -40, -22].map(
  (y, i): MotifPart => ({
    as: 'line',
    path: [
      ['M', -15 + i * 2, y],
      ['C', -8, y + 3, 8, y + 3, 15 - i * 2, y],
    ],
    material: 'gold',
    width: 6,
  }),
)

/** Two twigs from the binding out to their tips. */
const willow = twigs(-1).flatMap(({ from, to }): MotifPart[] => {
  const at = (t: number) => between(from, to, t)
  const leaves = [0.26, 0.44, 0.6, 0.76, 0.9].flatMap((t, i) => [
    leafPath({ ...at(t), angle: up - 0.66, length: 34 - i * 2, width: 4.8, bend: -0.1 }),
    leafPath({ ...at(t - 0.07), angle: up + 0.3, length: 30 - i * 2, width: 4.6, bend: 0.1 }),
  ])
  const tip = leafPath({ ...at(0.94), angle: up - 0.2, length: 32, width: 4.6 })
  return [
    { as: 'line', path: straight(from, to), material: 'wood', width: 2.6 },
    { as: 'body', path: [...leaves, tip].flat(), material: 'leaf', tone: 'light' },
  ]
})

/** Leaves in threes, every other group in shade. */
const myrtle = twigs(1).flatMap(({ from, to }): MotifPart[] => {
  const lean = 0.2
  const threes = [0.28, 0.42, 0.56, 0.7, 0.84, 0.97].map((t, i) => {
    const base = { ...between(from, to, t), length: 22 - i * 0.6 }
    return [-0.74, 0.74, 0].flatMap((spread) =>
      leafPath({ ...base, angle: up + lean + spread, width: spread === 0 ? 5 : 5.6 }),
    )
  })
  const every = (odd: number) => threes.filter((_, i) => i % 2 === odd).flat()
  return [
    { as: 'line', path: straight(from, to), material: 'wood', width: 2.6 },
    { as: 'body', path: every(0), material: 'leaf', tone: 'dark' },
    { as: 'body', path: every(1), material: 'leaf' },
  ]
})

function twigs(side: 1 | -1): { from: Point; to: Point }[] {
  return [
    { from: { x: side * 4, y: -8 }, to: { x: side * 32, y: -128 } },
    { from: { x: side * 3, y: -8 }, to: { x: side * 18, y: -150 } },
  ]
}

function straight(from: Point, to: Point): Path {
  return [
    ['M', from.x, from.y],
    ['L', to.x, to.y],
  ]
}

function between(from: Point, to: Point, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
}
