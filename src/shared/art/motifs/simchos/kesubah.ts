import { leafPath } from '../../foliage.ts'
import { circlePath, mirrored, mirrorPath, type Path, rectPath, type Segment } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** A kesubah painted with an arch on two pillars, its foot slightly curled. */
export function kesubah(): Motif {
  return {
    name: 'kesubah',
    width: 152,
    height: 200,
    parts: [
      { as: 'body', path: sheet, material: 'paper' },
      { as: 'body', path: curl, material: 'paper', tone: 'dark' },
      { as: 'line', path: rectPath(-66, -190, 132, 168), material: 'gold', width: 2.4 },
      { as: 'detail', path: arch, material: 'gold' },
      { as: 'detail', path: pillars, material: 'cloth' },
      { as: 'detail', path: [...leaves(), ...plinth], material: 'leaf' },
      { as: 'detail', path: blossoms, material: 'flower' },
      { as: 'line', path: writing(), material: 'ink', width: 2.2 },
    ],
  }
}

const sheet: Path = [
  ['M', -74, -196],
  ['Q', 0, -203, 74, -196],
  ['L', 76, -12],
  ['C', 50, -18, 30, -6, 0, -6],
  ['C', -30, -6, -50, -18, -76, -12],
  ['Z'],
]

/** The turned-up edge at the foot. */
const curl: Path = [
  ['M', -76, -12],
  ['C', -50, -18, -30, -6, 0, -6],
  ['C', 30, -6, 50, -18, 76, -12],
  ['C', 74, -2, 56, -8, 40, -3],
  ['C', 24, 1, -24, 1, -40, -3],
  ['C', -56, -8, -74, -2, -76, -12],
  ['Z'],
]

/** A round arch as one band. */
const arch: Path = [
  ['M', -54, -128],
  ['C', -54, -160, -30, -180, 0, -180],
  ['C', 30, -180, 54, -160, 54, -128],
  ['L', 44, -128],
  ['C', 44, -153, 25, -170, 0, -170],
  ['C', -25, -170, -44, -153, -44, -128],
  ['Z'],
]

const pillars: Path = [
  ...mirrored(rectPath(43, -124, 12, 4)),
  ...mirrored(rectPath(45.5, -118, 7, 76)),
  ...mirrored(rectPath(43, -40, 12, 5)),
]

const plinth: Path = rectPath(-56, -33, 112, 3)

/** A spray in each corner above the arch, and one under its top. */
function leaves(): Path {
  const corner = [
    { x: 60, y: -146, angle: -1.75 },
    { x: 59, y: -154, angle: -2.5 },
    { x: 57, y: -164, angle: -1.35 },
    { x: 53, y: -170, angle: -2.7 },
  ].flatMap((leaf) => leafPath({ ...leaf, length: 17, width: 4 }))
  const crown = [-0.9, 0.9].flatMap((lean) =>
    leafPath({ x: 0, y: -146, angle: -Math.PI / 2 + lean, length: 15, width: 3.6 }),
  )
  return [...mirrored(corner), ...crown]
}

const blossoms: Path = [...mirrored(circlePath(53, -178, 5.4)), ...circlePath(0, -150, 6)]

/** Lines of the deed, narrower under the arch, and two short ones for the witnesses. */
function writing(): Path {
  const halves = [30, 36, 38, 38, 38, 38, 38, 38]
  const lines = halves.flatMap((half, i): Segment[] => [
    ['M', -half, -130 + i * 9.4],
    ['L', half, -130 + i * 9.4],
  ])
  const witness: Path = [
    ['M', 8, -48],
    ['L', 38, -48],
  ]
  return [...lines, ...witness, ...mirrorPath(witness, 0)]
}
