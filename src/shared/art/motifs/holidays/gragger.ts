import {
  circlePath,
  type Path,
  type Point,
  placement,
  rectPath,
  type Segment,
  transformPath,
} from '../../path.ts'
import type { Motif } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** A wooden rattle in the swing: an open frame whose tongue strikes the teeth of a wheel. */
export function gragger(): Motif {
  return {
    name: 'gragger',
    width: 186,
    height: 196,
    parts: [
      { as: 'body', path: turned(handle), material: 'wood' },
      { as: 'detail', path: turned(rings), material: 'gold' },
      { as: 'body', path: turned(tongue), material: 'gold', tone: 'light' },
      { as: 'body', path: turned(frame), material: 'cloth' },
      { as: 'detail', path: turned(dots), material: 'gold' },
      { as: 'body', path: turned(wheel), material: 'gold' },
      { as: 'detail', path: turned(circlePath(axle.x, axle.y, 11)), material: 'wood' },
      { as: 'line', path: turned(sound), material: 'gold', width: 6 },
    ],
  }
}

/** Drawn upright around its handle, then swung to the left. */
const swing = placement(-26, -4, -0.3, 0.84)

function turned(path: Path): Path {
  return transformPath(path, swing)
}

const axle: Point = { x: 0, y: -140 }

/** The grip, and the thin axle up to its knob. */
const handle = symmetric([
  ['M', 0, -210],
  ['C', 11, -210, 16, -202, 12, -195],
  ['C', 9, -191, 8, -189, 8, -186],
  ['L', 8, -90],
  ['C', 8, -82, 8, -76, 12, -69],
  ['C', 20, -52, 19, -36, 12, -22],
  ['C', 9, -14, 18, -10, 16, -2],
  ['C', 14, 5, 6, 6, 0, 6],
])

const rings: Path = [...rectPath(-13, -75, 26, 6), ...rectPath(-14, -26, 28, 6)]

/** Two rails and the block that holds the tongue, open towards the axle. */
const frame: Path = [
  ['M', -24, -192],
  ['L', 144, -192],
  ['C', 156, -192, 160, -188, 160, -176],
  ['L', 160, -104],
  ['C', 160, -92, 156, -88, 144, -88],
  ['L', -24, -88],
  ['L', -24, -106],
  ['L', 116, -106],
  ['L', 116, -174],
  ['L', -24, -174],
  ['Z'],
]

const dots: Path = [-168, -140, -112].flatMap((y) => circlePath(138, y, 6.5))

/** Bent upwards by the tooth that it is about to leave. */
const tongue: Path = [
  ['M', 30, -163],
  ['C', 62, -156, 92, -148, 126, -147],
  ['L', 126, -133],
  ['C', 90, -135, 58, -143, 28, -151],
  ['Z'],
]

const wheel = cog(8, 33, 21)

/** A wheel with blunt teeth. */
function cog(teeth: number, outer: number, inner: number): Path {
  const points = Array.from({ length: teeth }, (_, i) => {
    const at = (turn: number, radius: number) => {
      const angle = ((i + turn) / teeth) * 2 * Math.PI
      return [axle.x + radius * Math.cos(angle), axle.y + radius * Math.sin(angle)] as const
    }
    return [at(-0.3, inner), at(-0.17, outer), at(0.17, outer), at(0.3, inner)]
  }).flat()
  return [...points.map(([x, y], i): Segment => [i === 0 ? 'M' : 'L', x, y]), ['Z']]
}

/** Beside the block, away from the axle. */
const sound: Path = [
  ['M', 178, -170],
  ['C', 185, -150, 185, -126, 178, -106],
]
