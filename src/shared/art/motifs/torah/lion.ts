import { leafPath, ribbonPath, sampleSpline } from '../../foliage.ts'
import { orient, type Path, type Point, splinePath } from '../../path.ts'
import { standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A rampant lion, facing right. Of a pair, one is mirrored. */
export function lion(): Motif {
  return standing('lion', [
    { as: 'body', path: [...tailStem(), ...tuft()], material: 'gold' },
    { as: 'body', path: smooth(farArm), material: 'gold', tone: 'dark' },
    { as: 'body', path: smooth(farLeg), material: 'gold', tone: 'dark' },
    { as: 'body', path: [...smooth(trunk), ...smooth(nearLeg)], material: 'gold' },
    { as: 'body', path: smooth(belly), material: 'gold', tone: 'dark' },
    { as: 'body', path: tier(outerLocks), material: 'gold', tone: 'dark' },
    { as: 'body', path: smooth(nearArm), material: 'gold' },
    { as: 'body', path: tier(innerLocks), material: 'gold' },
    { as: 'line', path: strands(), material: 'ink', width: 1.4 },
    { as: 'body', path: ear, material: 'gold', tone: 'dark' },
    { as: 'body', path: head, material: 'gold', tone: 'light' },
    { as: 'body', path: claws(), material: 'paper' },
    { as: 'detail', path: [...mouth, ...nose, ...eye], material: 'ink' },
    { as: 'line', path: features, material: 'ink', width: 1.5 },
    { as: 'line', path: creases, material: 'ink', width: 1.6 },
  ])
}

type Outline = readonly (readonly [x: number, y: number])[]

function smooth(outline: Outline): Path {
  const points: Point[] = outline.map(([x, y]) => ({ x, y }))
  return orient(splinePath(points, true), 'solid')
}

const trunk: Outline = [
  [-46, -60],
  [-43, -84],
  [-28, -110],
  [-14, -140],
  [6, -156],
  [28, -142],
  [32, -118],
  [20, -94],
  [6, -74],
  [2, -54],
  [-14, -40],
  [-36, -42],
]

/** The shaded side of the trunk. */
const belly: Outline = [
  [30, -126],
  [32, -114],
  [20, -92],
  [8, -74],
  [2, -56],
  [-2, -66],
  [4, -86],
  [16, -106],
]

const nearLeg: Outline = [
  [-48, -64],
  [-34, -80],
  [-12, -74],
  [-4, -54],
  [-14, -36],
  [-26, -26],
  [-24, -14],
  [-8, -11],
  [0, -5],
  [-5, 0],
  [-34, 0],
  [-40, -6],
  [-38, -22],
  [-44, -40],
]

const farLeg: Outline = [
  [-14, -56],
  [4, -62],
  [20, -52],
  [30, -38],
  [32, -22],
  [46, -17],
  [52, -9],
  [46, -5],
  [24, -5],
  [18, -12],
  [16, -28],
  [2, -34],
  [-12, -38],
]

const nearArm: Outline = [
  [6, -128],
  [22, -134],
  [44, -128],
  [58, -134],
  [66, -144],
  [78, -146],
  [86, -138],
  [82, -130],
  [72, -128],
  [60, -114],
  [42, -106],
  [20, -106],
  [6, -114],
]

const farArm: Outline = [
  [14, -112],
  [36, -104],
  [54, -102],
  [64, -108],
  [76, -106],
  [80, -97],
  [74, -91],
  [62, -88],
  [40, -86],
  [18, -92],
]

/** In profile: brow, long straight nose, open mouth, tufted chin. */
const head: Path = [
  ['M', 10, -178],
  ['C', 16, -190, 30, -194, 40, -189],
  ['C', 44, -187, 46, -184, 48, -182],
  ['C', 54, -181, 62, -180, 68, -177],
  ['C', 73, -174, 74, -167, 70, -163],
  ['C', 66, -160, 60, -162, 56, -161],
  ['L', 46, -158],
  ['C', 52, -156, 58, -155, 62, -152],
  ['C', 63, -147, 59, -143, 55, -141],
  ['C', 54, -136, 50, -131, 45, -128],
  ['C', 46, -134, 44, -138, 40, -141],
  ['C', 28, -140, 12, -150, 8, -162],
  ['C', 7, -168, 8, -174, 10, -178],
  ['Z'],
]

const ear: Path = [
  ['M', 8, -178],
  ['C', 0, -184, 0, -196, 6, -202],
  ['C', 14, -200, 20, -194, 22, -186],
  ['C', 18, -181, 13, -178, 8, -178],
  ['Z'],
]

/** The open jaws, a fang left in them. */
const mouth: Path = [
  ['M', 68, -162],
  ['L', 61, -161.4],
  ['L', 59.4, -156.6],
  ['L', 56, -161],
  ['L', 44, -158.4],
  ['C', 48, -155, 56, -154, 61, -151.4],
  ['C', 64, -154, 67, -158, 68, -162],
  ['Z'],
]

const nose: Path = [
  ['M', 63, -178.6],
  ['C', 68, -178, 72.6, -175, 72.4, -170.6],
  ['C', 69, -171, 65, -174, 63, -178.6],
  ['Z'],
]

const eye: Path = [
  ['M', 34, -177],
  ['C', 38, -181, 43, -180, 46, -177],
  ['C', 42, -174.4, 37, -174.4, 34, -177],
  ['Z'],
]

/** Brow, cheek and lip. */
const features: Path = [
  ['M', 30, -182],
  ['C', 36, -187, 43, -186, 48, -181],
  ['M', 30, -168],
  ['C', 28, -160, 32, -152, 38, -149],
  ['M', 52, -168],
  ['C', 56, -166, 60, -167, 64, -169],
]

interface Tier {
  /** How many locks, from the forehead back over the neck to the breast. */
  count: number
  /** Of the valleys between locks, and of their tips, from the head. */
  inner: number
  outer: number
}

const outerLocks: Tier = { count: 9, inner: 37, outer: 60 }
const innerLocks: Tier = { count: 8, inner: 25, outer: 42 }

/** The angles between which the mane grows, clockwise from the right; radians. */
const maneFrom = -1.15
const maneTo = -5.35

function around(angle: number, radius: number): [number, number] {
  return [16 + radius * Math.cos(angle), -162 + 1.08 * radius * Math.sin(angle)]
}

/** One row of the mane as an outline: every lock curls towards the breast. */
function tier({ count, inner, outer }: Tier): Path {
  const step = (maneTo - maneFrom) / count
  const locks = Array.from({ length: count }, (_, i): Path => {
    const from = maneFrom + i * step
    const length = outer * (1 + 0.12 * Math.sin((Math.PI * (i + 0.5)) / count))
    return [
      ['Q', ...around(from + 0.25 * step, outer * 0.98), ...around(from + 1.12 * step, length)],
      ['Q', ...around(from + 0.86 * step, inner * 1.2), ...around(from + step, inner)],
    ]
  }).flat()
  return orient([['M', ...around(maneFrom, inner)], ...locks, ['L', 16, -162], ['Z']], 'solid')
}

/** A line of hair in every outer lock. */
function strands(): Path {
  const { count, inner, outer } = outerLocks
  const step = (maneTo - maneFrom) / count
  return Array.from({ length: count }, (_, i): Path => {
    const from = maneFrom + i * step
    return [
      ['M', ...around(from + 0.5 * step, inner * 1.16)],
      [
        'Q',
        ...around(from + 0.66 * step, outer * 0.9),
        ...around(from + 0.98 * step, outer * 0.98),
      ],
    ]
  }).flat()
}

function tailStem(): Path {
  const line: Point[] = [
    { x: -38, y: -56 },
    { x: -62, y: -52 },
    { x: -76, y: -72 },
    { x: -68, y: -98 },
    { x: -54, y: -116 },
    { x: -58, y: -140 },
  ]
  return orient(ribbonPath(sampleSpline(line, 25), 9, 6), 'solid')
}

/** The tail's tuft: three locks that curl together. */
function tuft(): Path {
  return [
    { angle: -1.95, length: 44, bend: 0.3 },
    { angle: -1.5, length: 58, bend: 0.16 },
    { angle: -0.95, length: 40, bend: -0.3 },
  ].flatMap((leaf) => orient(leafPath({ x: -57, y: -130, width: 9, ...leaf }), 'solid'))
}

/** Three claws on each paw. */
function claws(): Path {
  const paws = [
    { x: 80, y: -140, angle: -0.1 },
    { x: 75, y: -99, angle: 0.1 },
    { x: -4, y: -6, angle: -0.05 },
    { x: 48, y: -11, angle: 0 },
  ]
  return paws.flatMap(({ x, y, angle }) =>
    [-0.8, 0, 0.8].flatMap((turn) =>
      orient(
        leafPath({
          x: x + 2 * Math.cos(angle + turn),
          y: y + 5 * Math.sin(turn),
          angle: angle + turn * 0.6,
          length: 11,
          width: 2.6,
          bend: 0.2,
        }),
        'solid',
      ),
    ),
  )
}

const creases: Path = [
  ['M', -40, -66],
  ['C', -34, -76, -18, -74, -10, -62],
  ['M', 8, -118],
  ['C', 16, -112, 26, -110, 38, -112],
]
