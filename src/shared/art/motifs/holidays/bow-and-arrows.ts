import { leafPath } from '../../foliage.ts'
import { mirrorPath, type Path, placement, rectPath, transformPath } from '../../path.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** A strung wooden bow with two crossed arrows in front. */
export function bowAndArrows(): Motif {
  return {
    name: 'bow-and-arrows',
    width: 160,
    height: 200,
    parts: [
      { as: 'line', path: string, material: 'paper', width: 2.2 },
      { as: 'body', path: bow, material: 'wood' },
      { as: 'body', path: grip, material: 'cloth' },
      { as: 'detail', path: bindings, material: 'gold', tone: 'light' },
      ...arrowParts(-0.62),
      ...arrowParts(0.62),
    ],
  }
}

/** Thick at the grip, thin at the forward curling tips. */
const bow: Path = [
  ['M', -6, -196],
  ['C', -2, -201, 7, -198, 4, -191],
  ['C', -4, -172, 68, -166, 76, -100],
  ['C', 68, -34, -4, -28, 4, -9],
  ['C', 7, -2, -2, 1, -6, -4],
  ['C', -16, -34, 56, -42, 61, -100],
  ['C', 56, -158, -16, -166, -6, -196],
  ['Z'],
]

const grip: Path = [
  ['M', 57, -118],
  ['L', 76, -120],
  ['C', 79, -106, 79, -94, 76, -80],
  ['L', 57, -82],
  ['C', 61, -94, 61, -106, 57, -118],
  ['Z'],
]

const bindings: Path = [...rectPath(56, -122, 20.6, 4.6), ...rectPath(56, -82.6, 20.6, 4.6)]

const string: Path = [
  ['M', -4, -190],
  ['L', -4, -10],
]

/** An arrow around the crossing point, pointing up and turned by `lean`. */
function arrowParts(lean: number): MotifPart[] {
  const at = (path: Path) => transformPath(path, placement(-12, -96, lean))
  const vane = [0, 1, 2].flatMap((i) =>
    leafPath({ x: 0, y: 58 + i * 11, angle: Math.PI / 2 - 0.62, length: 22, width: 5 }),
  )
  return [
    { as: 'body', path: at(rectPath(-2.2, -84, 4.4, 176)), material: 'wood', tone: 'light' },
    { as: 'body', path: at([...vane, ...mirrorPath(vane, 0)]), material: 'cloth', tone: 'light' },
    { as: 'body', path: at(head), material: 'metal' },
  ]
}

const head: Path = [
  ['M', 0, -106],
  ['C', 5, -96, 9, -88, 11, -78],
  ['L', 0, -84],
  ['L', -11, -78],
  ['C', -9, -88, -5, -96, 0, -106],
  ['Z'],
]
