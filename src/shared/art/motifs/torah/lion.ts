import { leafPath, ribbonPath, sampleSpline } from '../../foliage.ts'
import { circlePath, ellipsePath, orient, type Path, type Point, splinePath } from '../../path.ts'
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
    { as: 'body', path: mane(), material: 'gold', tone: 'dark' },
    { as: 'detail', path: locks(), material: 'ink' },
    { as: 'body', path: smooth(nearArm), material: 'gold' },
    { as: 'body', path: [...head, ...ear], material: 'gold' },
    { as: 'body', path: claws(), material: 'paper' },
    { as: 'detail', path: mouth, material: 'ink' },
    { as: 'detail', path: ellipsePath(36, -173, 3.2, 2.2), material: 'ink' },
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

const head: Path = [
  ['M', 12, -172],
  ['C', 16, -186, 32, -190, 42, -184],
  ['C', 48, -181, 56, -180, 61, -176],
  ['C', 66, -174, 66, -166, 62, -164],
  ['C', 58, -163, 52, -164, 48, -162],
  ['C', 54, -160, 57, -158, 56, -154],
  ['C', 54, -148, 46, -146, 38, -147],
  ['C', 26, -147, 12, -154, 12, -172],
  ['Z'],
]

const ear: Path = [
  ['M', 15, -178],
  ['C', 12, -186, 14, -193, 20, -195],
  ['C', 25, -193, 28, -189, 28, -184],
  ['Z'],
]

const mouth: Path = [
  ['M', 62, -163],
  ['C', 56, -163, 50, -164, 44, -160],
  ['C', 48, -157, 54, -158, 56, -156],
  ['C', 58, -160, 60, -162, 62, -163],
  ['Z'],
]

/** Curling locks from the forehead over the neck to the breast, in two rows. */
function mane(): Path {
  const outer = [-1.9, -2.15, -2.55, -2.95, -3.35, -3.75, -4.15, -4.55, -4.95, -5.35]
  const inner = [-1.95, -2.35, -2.75, -3.15, -3.55, -3.95, -4.35, -4.75, -5.15]
  return [
    ...outer.flatMap((angle) => lock(angle, 30 + 12 * Math.sin((angle + 1.6) / -1.2), 10)),
    ...inner.flatMap((angle) => lock(angle, 25, 10)),
    ...circlePath(22, -162, 26),
  ]
}

function lock(angle: number, length: number, width: number): Path {
  const at = { x: 22 + 12 * Math.cos(angle), y: -162 + 12 * Math.sin(angle) }
  return orient(leafPath({ ...at, angle, length, width, bend: -0.34 }), 'solid')
}

/** The slits between the locks. */
function locks(): Path {
  return [-2.1, -2.5, -2.9, -3.3, -3.7, -4.1, -4.5, -4.9].flatMap((angle) =>
    leafPath({
      x: 22 + 25 * Math.cos(angle),
      y: -162 + 25 * Math.sin(angle),
      angle,
      length: 18,
      width: 1.9,
      bend: -0.24,
    }),
  )
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
