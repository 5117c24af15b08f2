import {
  circlePath,
  ellipsePath,
  mirrorPath,
  type Path,
  placement,
  type Segment,
  transformPath,
} from '../../path.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** Open scissors standing on their loops. */
export function scissors(): Motif {
  return {
    name: 'scissors',
    width: 112,
    height: 200,
    parts: [
      ...[blade, mirrorPath(blade, 0)].flatMap((path, i): MotifPart[] => [
        { as: 'body', path, material: 'metal', ...(i === 0 && { tone: 'dark' as const }) },
      ]),
      ...[loop, mirrorPath(loop, 0)].map(
        (path): MotifPart => ({ as: 'body', path, material: 'ink' }),
      ),
      { as: 'detail', path: circlePath(0, -96, 4.6), material: 'paper' },
    ],
  }
}

/** From the point at the upper right over the screw to the shank at the lower left. */
const blade: Path = [
  ['M', 39, -200],
  ['C', 34, -164, 22, -124, 9, -97],
  ['C', 2, -84, -8, -74, -16, -62],
  ['L', -26, -68],
  ['C', -22, -80, -12, -94, -8, -106],
  ['C', 2, -132, 18, -170, 39, -200],
  ['Z'],
]

/**
 * An oval of even thickness around the thumb. It is one outline, out and back, so it stays open.
 */
const loop = transformPath(
  [
    ...ellipsePath(0, 0, 23, 34).slice(0, -1),
    ...ellipsePath(0, 0, 13, 23, 'hole').slice(0, -1).map(joined),
    ['L', 23, 0],
    ['Z'],
  ],
  placement(-31, -34.5, 0.3),
)

function joined(segment: Segment): Segment {
  return segment[0] === 'M' ? ['L', segment[1], segment[2]] : segment
}
