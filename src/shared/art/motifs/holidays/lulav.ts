import { leafPath } from '../../foliage.ts'
import type { Path, Point } from '../../path.ts'
import type { Motif, MotifPart } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** The palm branch high above three twigs of myrtle on its right and two of willow on its left. */
export function lulav(): Motif {
  return {
    name: 'lulav',
    width: 88,
    height: 200,
    parts: [...twigs.willow.flatMap(willow), ...twigs.myrtle.flatMap(myrtle), ...palm, ...handle],
  }
}

/** A branch whose leaves lie close: its right side in shade, lines where they part. */
const palm: readonly MotifPart[] = [
  {
    as: 'body',
    path: symmetric([
      ['M', 0, -200],
      ['C', 1.6, -186, 5.6, -160, 6.8, -128],
      ['C', 7.4, -100, 7, -60, 6, -10],
      ['L', 0, -10],
    ]),
    material: 'leaf',
  },
  {
    as: 'detail',
    path: [
      ['M', 0, -200],
      ['C', 1.6, -186, 5.6, -160, 6.8, -128],
      ['C', 7.4, -100, 7, -60, 6, -10],
      ['L', 1, -10],
      ['C', 2, -70, 2, -140, 0, -200],
      ['Z'],
    ],
    material: 'leaf',
    tone: 'dark',
  },
  {
    as: 'line',
    path: [
      ['M', -4, -60],
      ['C', -4.2, -96, -3.4, -134, -1, -172],
    ],
    material: 'leaf',
    tone: 'light',
    width: 1.6,
  },
]

/** What holds all together: a plaited handle. */
const handle: readonly MotifPart[] = [
  {
    as: 'body',
    path: symmetric([
      ['M', 0, -52],
      ['L', 11, -53],
      ['C', 11.4, -36, 9.4, -18, 7.6, 0],
      ['L', 0, 0],
    ]),
    material: 'gold',
  },
  {
    as: 'line',
    path: [-49, -40, -31, -22, -13].flatMap((y): Path => {
      const half = 8 + (-y - 13) * 0.07
      return [
        ['M', -half, y],
        ['L', 0, y + 7],
        ['L', half, y],
      ]
    }),
    material: 'gold',
    tone: 'dark',
    width: 1.7,
  },
]

interface Twig {
  from: Point
  bend: Point
  to: Point
}

const twigs: Readonly<Record<'willow' | 'myrtle', readonly Twig[]>> = {
  willow: [
    { from: { x: -4, y: -40 }, bend: { x: -11, y: -96 }, to: { x: -15, y: -144 } },
    { from: { x: -6, y: -40 }, bend: { x: -18, y: -84 }, to: { x: -30, y: -122 } },
  ],
  myrtle: [
    { from: { x: 4, y: -40 }, bend: { x: 11, y: -106 }, to: { x: 13, y: -160 } },
    { from: { x: 5, y: -40 }, bend: { x: 17, y: -94 }, to: { x: 24, y: -138 } },
    { from: { x: 7, y: -40 }, bend: { x: 23, y: -80 }, to: { x: 33, y: -112 } },
  ],
}

/** Long narrow leaves, one at a time. */
function willow(twig: Twig): MotifPart[] {
  const leaves = [0.2, 0.33, 0.46, 0.59, 0.72, 0.85].flatMap((t, i) => {
    const { at, lean } = along(twig, t)
    const side = i % 2 === 0 ? -1 : 1
    const turn = side < 0 ? 0.62 : 0.34
    const bend = -0.08 * side
    return leafPath({ ...at, angle: lean + side * turn, length: 33 - i * 1.6, width: 3.9, bend })
  })
  const { at, lean } = along(twig, 0.94)
  const tip = leafPath({ ...at, angle: lean, length: 30, width: 3.8 })
  return [
    { as: 'line', path: lineOf(twig), material: 'wood', width: 2.2 },
    { as: 'body', path: [...leaves, ...tip], material: 'leaf', tone: 'light' },
  ]
}

/** Small leaves in threes, every other group in shade. */
function myrtle(twig: Twig): MotifPart[] {
  const threes = [0.24, 0.35, 0.46, 0.57, 0.68, 0.79, 0.9, 1].map((t, i) => {
    const { at, lean } = along(twig, t)
    return [-0.72, 0.72, 0].flatMap((spread) =>
      leafPath({ ...at, angle: lean + spread, length: 18 - i * 0.5, width: 4.2 }),
    )
  })
  const every = (odd: number) => threes.filter((_, i) => i % 2 === odd).flat()
  return [
    { as: 'line', path: lineOf(twig), material: 'wood', width: 2.2 },
    { as: 'body', path: every(0), material: 'leaf', tone: 'dark' },
    { as: 'body', path: every(1), material: 'leaf' },
  ]
}

function lineOf({ from, bend, to }: Twig): Path {
  return [
    ['M', from.x, from.y],
    ['Q', bend.x, bend.y, to.x, to.y],
  ]
}

/** The place on a twig, and the way that it points there. */
function along({ from, bend, to }: Twig, t: number): { at: Point; lean: number } {
  const between = (one: Point, other: Point) => ({
    x: one.x + (other.x - one.x) * t,
    y: one.y + (other.y - one.y) * t,
  })
  const [first, second] = [between(from, bend), between(bend, to)]
  return { at: between(first, second), lean: Math.atan2(second.y - first.y, second.x - first.x) }
}
