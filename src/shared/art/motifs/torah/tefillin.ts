import { ribbonPath, sampleSpline } from '../../foliage.ts'
import { type Matrix, orient, type Path, type Point, placement, transformPath } from '../../path.ts'
import { body, detail, line, readPath, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/**
 * A pair of tefillin: the shel rosh with its shin on the right, the smaller shel yad on the left,
 * each on its square titura, their black straps laid round them.
 */
export function tefillin(): Motif {
  return standing(
    'tefillin',
    [
      strap(headLoop),
      body('ink', knot, 'light'),
      strap(headEnd),
      ...house(rosh),
      detail('gold', transformPath(shin, rosh)),
      ...house(yad),
      strap(handStrap),
    ],
    true,
  )
}

/** The near corner of each house, and its size. */
const rosh = placement(40, 0)
const yad = placement(-50, 16, 0, 0.8)

/** The strap of the head: from the titura round behind both houses, knotted at its far left. */
const headLoop = placed([
  [-30, -36],
  [-84, -44],
  [-106, -76],
  [-84, -108],
  [-30, -128],
  [30, -136],
  [84, -124],
  [98, -98],
  [76, -74],
])
const knot = 'M-96 -108L-78 -118L-68 -105L-86 -95Z'

/** One of its ends comes forward between the houses, and round in front. */
const headEnd = placed([
  [-80, -104],
  [-50, -90],
  [-12, -84],
  [-2, -50],
  [-6, -10],
  [22, 18],
  [68, 16],
  [104, 2],
  [112, 22],
])
const handStrap = placed([
  [-108, -2],
  [-124, 14],
  [-108, 36],
  [-56, 40],
  [-10, 32],
  [40, 40],
  [92, 42],
])

function placed(places: readonly (readonly [number, number])[]): readonly Point[] {
  return places.map(([x, y]) => ({ x, y }))
}

function strap(points: readonly Point[]): MotifPart {
  const along = sampleSpline(points, 4 * points.length)
  return body('ink', orient(ribbonPath(along, 9, 8), 'solid'))
}

/** A bayis on its square titura, which reaches out behind for the strap. */
function house(place: Matrix): MotifPart[] {
  const at = (data: string) => transformPath(readPath(data), place)
  return [
    body('ink', at('M-64 -39L-9 -57L-33 -65L-88 -47Z'), 'light'),
    body('ink', at('M-64 -39L-88 -47L-88 -36L-64 -28Z')),
    body('ink', at('M-72 -36L-50 -43.3L-50 -36L0 -19L50 -36L50 -43.3L72 -36L0 -12Z'), 'light'),
    body('ink', at('M-72 -36L0 -12L0 0L-72 -24Z')),
    body('ink', at('M72 -36L72 -24L0 0L0 -12Z'), 'dark'),
    body('ink', at('M-50 -106L0 -89L0 -19L-50 -36Z')),
    body('ink', at('M50 -106L50 -36L0 -19L0 -89Z'), 'dark'),
    body('ink', at('M-50 -106L0 -123L50 -106L0 -89Z'), 'light'),
    line('gold', 1.2, at('M-66 -33L0 -11L66 -33')),
  ]
}

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
  [1.06, 0.36, 0, 1.14, -25, -63],
)
