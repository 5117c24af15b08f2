import { ribbonPath, sampleSpline } from '../../foliage.ts'
import { orient, type Path, type Point, transformPath } from '../../path.ts'
import { standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/**
 * Tefillin shel rosh: the bayis on its base, the straps knotted behind and hanging on both sides.
 */
export function tefillin(): Motif {
  return standing(
    'tefillin',
    [
      { as: 'body', path: strap(loop, 9, 9), material: 'ink', tone: 'light' },
      { as: 'body', path: strap(leftEnd, 8, 7), material: 'ink' },
      { as: 'body', path: strap(rightEnd, 8, 7), material: 'ink' },
      { as: 'body', path: knot, material: 'ink', tone: 'light' },
      { as: 'body', path: base, material: 'ink', tone: 'dark' },
      { as: 'body', path: baseTop, material: 'ink', tone: 'light' },
      { as: 'body', path: leftSide, material: 'ink' },
      { as: 'body', path: rightSide, material: 'ink', tone: 'dark' },
      { as: 'body', path: lid, material: 'ink', tone: 'light' },
      { as: 'line', path: seams, material: 'gold', width: 1.6 },
      { as: 'detail', path: shin, material: 'gold' },
    ],
    true,
  )
}

/** The open head strap behind the bayis. */
const loop: readonly Point[] = [
  { x: -46, y: -66 },
  { x: -66, y: -110 },
  { x: -58, y: -160 },
  { x: -20, y: -190 },
  { x: 24, y: -190 },
  { x: 60, y: -160 },
  { x: 66, y: -110 },
  { x: 46, y: -66 },
]
/** The two ends that hang from the knot behind the head. */
const leftEnd: readonly Point[] = [
  { x: 0, y: -192 },
  { x: -46, y: -199 },
  { x: -86, y: -172 },
  { x: -90, y: -128 },
  { x: -78, y: -84 },
  { x: -88, y: -46 },
  { x: -86, y: -14 },
]
const rightEnd: readonly Point[] = leftEnd.map(({ x, y }) => ({ x: -x, y }))

function strap(points: readonly Point[], from: number, to: number): Path {
  return orient(ribbonPath(sampleSpline(points, 25), from, to), 'solid')
}

const knot: Path = [['M', -9, -197], ['L', 9, -197], ['L', 11, -184], ['L', -11, -184], ['Z']]

/** The titura: wide, with its rear part for the strap. */
const base: Path = [
  ['M', -70, -34],
  ['L', 0, -12],
  ['L', 70, -34],
  ['L', 70, -24],
  ['L', 0, 0],
  ['L', -70, -24],
  ['Z'],
]
const baseTop: Path = [['M', -70, -34], ['L', 0, -58], ['L', 70, -34], ['L', 0, -12], ['Z']]
const leftSide: Path = [['M', -50, -104], ['L', 0, -88], ['L', 0, -18], ['L', -50, -35], ['Z']]
const rightSide: Path = [['M', 50, -104], ['L', 50, -35], ['L', 0, -18], ['L', 0, -88], ['Z']]
const lid: Path = [['M', -50, -104], ['L', 0, -121], ['L', 50, -104], ['L', 0, -88], ['Z']]
const seams: Path = [
  ['M', -50, -104],
  ['L', 0, -88],
  ['L', 50, -104],
  ['M', 0, -88],
  ['L', 0, -18],
  ['M', -70, -34],
  ['L', 0, -12],
  ['L', 70, -34],
  ['L', 70, -24],
  ['L', 0, 0],
  ['L', -70, -24],
  ['Z'],
]

/** The three-headed shin on the wearer's right, slanted with its side. */
const shin: Path = transformPath(
  [
    ['M', -19, -20],
    ['C', -17, -24, -10, -24, -9, -19],
    ['C', -9, -12, -11, 0, -9, 10],
    ['C', -7, 2, -4, -6, -3, -12],
    ['C', -6, -14, -6, -21, -1, -22],
    ['C', 4, -22, 6, -17, 4, -12],
    ['C', 2, -4, -2, 6, -3, 12],
    ['C', 4, 12, 9, 6, 11, -10],
    ['C', 8, -13, 8, -21, 13, -22],
    ['C', 19, -22, 21, -16, 18, -11],
    ['C', 17, 8, 12, 20, -4, 20],
    ['C', -14, 20, -16, 10, -16, -12],
    ['C', -19, -14, -20, -18, -19, -20],
    ['Z'],
  ],
  [0.92, 0.3, 0, 1, -25, -62],
)
