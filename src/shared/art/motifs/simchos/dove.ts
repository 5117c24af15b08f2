import { leafPath, ribbonPath, sampleSpline } from '../../foliage.ts'
import { circlePath, orient, type Path, type Point, type Segment } from '../../path.ts'
import { standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A flying dove, facing right, an olive twig in its beak. */
export function dove(): Motif {
  const wing = fan(nearWing)
  const behind = fan(farWing)
  const train = fan(tail)
  return standing('dove', [
    { as: 'body', path: behind.outline, material: 'paper', tone: 'dark' },
    { as: 'detail', path: behind.slits, material: 'metal' },
    { as: 'body', path: train.outline, material: 'paper' },
    { as: 'detail', path: train.slits, material: 'metal' },
    { as: 'body', path: twig(), material: 'leaf' },
    { as: 'body', path: bird, material: 'paper' },
    { as: 'body', path: beak, material: 'gold' },
    { as: 'body', path: wing.outline, material: 'paper', tone: 'light' },
    { as: 'detail', path: wing.slits, material: 'metal' },
    { as: 'detail', path: breast, material: 'metal' },
    { as: 'detail', path: circlePath(66, -83, 3), material: 'ink' },
  ])
}

const bird: Path = [
  ['M', 84, -76],
  ['C', 80, -88, 72, -94, 62, -94],
  ['C', 48, -94, 42, -82, 34, -72],
  ['C', 22, -58, -10, -52, -40, -46],
  ['C', -52, -44, -62, -40, -68, -36],
  ['C', -60, -26, -46, -18, -24, -14],
  ['C', 10, -8, 44, -18, 58, -42],
  ['C', 66, -56, 68, -66, 84, -76],
  ['Z'],
]

const beak: Path = [
  ['M', 79, -84],
  ['C', 86, -84, 92, -79, 96, -74],
  ['C', 90, -73, 84, -73, 78, -73],
  ['Z'],
]

const breast: Path = [
  ...leafPath({ x: 30, y: -32, angle: -0.5, length: 22, width: 2 }),
  ...leafPath({ x: 8, y: -24, angle: -0.24, length: 22, width: 2 }),
  ...leafPath({ x: -18, y: -24, angle: -0.04, length: 22, width: 2 }),
]

/**
 * Feathers from the leading edge to the trailing one: where they meet the body, and their slits.
 */
interface Fan {
  root: readonly [Point, Point]
  tips: readonly Point[]
  aim: Point
  slit: number
}

const nearWing: Fan = {
  root: [
    { x: 28, y: -66 },
    { x: -30, y: -38 },
  ],
  tips: [
    { x: -34, y: -176 },
    { x: -56, y: -166 },
    { x: -73, y: -148 },
    { x: -83, y: -126 },
    { x: -86, y: -103 },
    { x: -80, y: -81 },
    { x: -66, y: -62 },
  ],
  aim: { x: 8, y: -58 },
  slit: 0.58,
}

const farWing: Fan = {
  root: [
    { x: 44, y: -76 },
    { x: 6, y: -62 },
  ],
  tips: [
    { x: 40, y: -170 },
    { x: 22, y: -170 },
    { x: 4, y: -163 },
    { x: -12, y: -150 },
    { x: -24, y: -134 },
  ],
  aim: { x: 26, y: -70 },
  slit: 0.5,
}

const tail: Fan = {
  root: [
    { x: -40, y: -48 },
    { x: -40, y: -22 },
  ],
  tips: [
    { x: -94, y: -50 },
    { x: -100, y: -34 },
    { x: -98, y: -18 },
    { x: -89, y: -5 },
    { x: -75, y: 0 },
  ],
  aim: { x: -30, y: -36 },
  slit: 0.56,
}

function fan({ root, tips, aim, slit }: Fan): { outline: Path; slits: Path } {
  const first = tips[0] ?? root[0]
  const outline: Segment[] = [['M', root[0].x, root[0].y]]
  const lead = { x: (root[0].x + first.x) / 2, y: (root[0].y + first.y) / 2 }
  outline.push(['Q', lead.x + (root[0].x - first.x) * 0.22, lead.y - 12, first.x, first.y])
  tips.slice(1).forEach((tip, i) => {
    const from = tips[i] ?? tip
    const middle = { x: (from.x + tip.x) / 2, y: (from.y + tip.y) / 2 }
    const away = Math.hypot(middle.x - aim.x, middle.y - aim.y)
    const push = 13 / away
    outline.push([
      'Q',
      middle.x + (middle.x - aim.x) * push,
      middle.y + (middle.y - aim.y) * push,
      tip.x,
      tip.y,
    ])
  })
  outline.push(['L', root[1].x, root[1].y], ['Z'])
  const slits = tips.slice(1, -1).flatMap((tip) => {
    const angle = Math.atan2(aim.y - tip.y, aim.x - tip.x)
    const length = Math.hypot(aim.x - tip.x, aim.y - tip.y) * slit
    const from = { x: tip.x + 5 * Math.cos(angle), y: tip.y + 5 * Math.sin(angle) }
    return leafPath({ ...from, angle, length, width: 2.1 })
  })
  return { outline: orient(outline, 'solid'), slits }
}

function twig(): Path {
  const stem = sampleSpline(
    [
      { x: 84, y: -75 },
      { x: 92, y: -62 },
      { x: 97, y: -44 },
    ],
    9,
  )
  const leaves = [0, 1, 2, 3].flatMap((i) => {
    const at = stem[1 + i * 2] ?? { x: 0, y: 0 }
    const side = i % 2 === 0 ? 1 : -1
    return orient(leafPath({ ...at, angle: 1.2 + side * 0.8, length: 20, width: 4 }), 'solid')
  })
  return [
    ...orient(ribbonPath(stem, 2.6, 1.4), 'solid'),
    ...leaves,
    ...orient(leafPath({ x: 97, y: -45, angle: 1.4, length: 18, width: 4 }), 'solid'),
  ]
}
