import { leafPath } from '../../foliage.ts'
import { lathePath, type Profile } from '../../lathe.ts'
import {
  circlePath,
  ellipsePath,
  type Path,
  type Point,
  placement,
  type Segment,
  transformPath,
} from '../../path.ts'
import { standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** The cup, the ring under it, and the low foot. */
const profiles: readonly Profile[] = [
  [
    [-190, 59],
    [-185, 56],
    [-172, 54],
    [-130, 50.2],
    [-84, 46.2],
    [-46, 43],
  ],
  [
    [-46, 46],
    [-40, 46],
  ],
  [
    [-40, 42],
    [-32, 43],
    [-25, 48],
    [-20, 54],
  ],
  [
    [-20, 55],
    [-14, 55],
  ],
]

/** A silver kiddush becher on its saucer: a straight cup on a low foot, a vine engraved round it. */
export function becher(): Motif {
  return {
    name: 'becher',
    width: 2 * saucerRadius,
    height: 200,
    foot: 88,
    parts: [
      { as: 'body', path: saucer, material: 'metal', tone: 'dark' },
      { as: 'body', path: ellipsePath(0, -15, saucerRadius, 10), material: 'metal' },
      { as: 'detail', path: ellipsePath(0, -14.4, 64, 7.4), material: 'metal', tone: 'dark' },
      ...cup,
    ],
  }
}

/** A becher in the hand, without its saucer. */
export function liftedBecher(): Motif {
  return standing('becher', cup)
}

const saucerRadius = 75

/** The underside of the saucer, down to the ring that it stands on. */
const saucer: Path = [
  ['M', -75, -15],
  ['C', -71, -4, -54, -1, -40, 0],
  ['L', 40, 0],
  ['C', 54, -1, 71, -4, 75, -15],
  ['Z'],
]

/** The side away from the light, cup and foot. */
const shade: Path = [
  ['M', 54.6, -178],
  ['C', 51, -140, 46, -84, 43, -46],
  ['L', 33, -44],
  ['C', 40, -90, 45, -140, 54.6, -178],
  ['Z'],
  ['M', 42, -37],
  ['C', 43, -30, 48, -25, 55, -20],
  ['L', 55, -14],
  ['Q', 48, -9, 34, -6.6],
  ['C', 40, -16, 40, -26, 42, -37],
  ['Z'],
]

/** A place on the side of the cup, `turn` radians from the front, seen slightly from above. */
function onCup(turn: number, y: number): Point {
  const radius = 42 + (-40 - y) * 0.092
  return { x: radius * Math.sin(turn), y: y + 8 * Math.cos(turn) }
}

const steps = Array.from({ length: 13 }, (_, i) => (i - 6) / 6)

function around(y: number): Path {
  return steps.map((step, i): Segment => {
    const { x, y: down } = onCup(step * 1.46, y)
    return [i === 0 ? 'M' : 'L', x, down]
  })
}

const rings: Path = [
  ...around(-181),
  ...around(-149),
  ...around(-76),
  ['M', -45, -43],
  ['Q', 0, -34, 45, -43],
  ['M', -53, -18],
  ['Q', 0, -5, 53, -18],
]

/** A string of beads under the rim. */
const beads: Path = [-1.2, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1.2].flatMap((turn) => {
  const { x, y } = onCup(turn, -170)
  return ellipsePath(x, y, 3 * Math.cos(turn) + 0.6, 3)
})

/** The middle of the engraved band, and how far its vine swings. */
const bandMiddle = -113
const swing = 12

function onVine(turn: number): Point {
  return onCup(turn, bandMiddle + swing * Math.sin(turn * 5.2))
}

function vine(): Path {
  return Array.from({ length: 41 }, (_, i): Segment => {
    const { x, y } = onVine(-1.36 + (i / 40) * 2.72)
    return [i === 0 ? 'M' : 'L', x, y]
  })
}

const leaf: Path = [-0.9, 0, 0.9].flatMap((spread) => {
  const length = 32 - 8 * Math.abs(spread)
  return leafPath({ x: 0, y: 0, angle: spread - Math.PI / 2, length, width: 6 })
})

const cluster: Path = [3, 4, 3, 2, 1].flatMap((count, row) =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * 7).flatMap((x) =>
    circlePath(x, 7 + 6 * row, 3.3),
  ),
)

/** Where the vine is lowest, a leaf stands on it; where it is highest, grapes hang from it. */
const leaves = [-0.906, 0.302].flatMap((turn) => engraved(leaf, turn, swing))
const grapes = [-0.302, 0.906].flatMap((turn) => engraved(cluster, turn, -swing))

/** A mark on the band, narrower towards the cup's sides. */
function engraved(mark: Path, turn: number, down: number): Path {
  const { x, y } = onCup(turn, bandMiddle + down)
  return transformPath(mark, placement(x, y, 0, Math.cos(turn), 1))
}

const cup: readonly MotifPart[] = [
  {
    as: 'body',
    path: lathePath(0, profiles, 0.16),
    material: 'metal',
  },
  { as: 'body', path: shade, material: 'metal', tone: 'dark' },
  { as: 'body', path: ellipsePath(0, -190, 59, 9.4), material: 'metal' },
  { as: 'detail', path: ellipsePath(0, -189.6, 53, 6.4), material: 'wine' },
  { as: 'detail', path: [...beads, ...leaves, ...grapes], material: 'metal', tone: 'dark' },
  { as: 'line', path: rings, material: 'metal', tone: 'dark', width: 1.8 },
  { as: 'line', path: vine(), material: 'metal', tone: 'dark', width: 2.6 },
]
