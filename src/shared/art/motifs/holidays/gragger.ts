import { circlePath, type Path, placement, rectPath, transformPath } from '../../path.ts'
import type { Motif } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** A wooden rattle that swings about its handle. */
export function gragger(): Motif {
  return {
    name: 'gragger',
    width: 172,
    height: 200,
    parts: [
      { as: 'body', path: turned(handle), material: 'wood' },
      { as: 'detail', path: turned(rings), material: 'gold' },
      { as: 'body', path: turned(frame), material: 'cloth' },
      { as: 'detail', path: turned(slot), material: 'cloth', tone: 'dark' },
      { as: 'detail', path: turned(tongue), material: 'gold', tone: 'light' },
      { as: 'body', path: turned(cap), material: 'gold' },
      { as: 'body', path: turned(wheel), material: 'wood', tone: 'dark' },
      { as: 'detail', path: turned(circlePath(0, -138, 6)), material: 'gold' },
      ...sound.map((path) => ({
        as: 'line' as const,
        path,
        material: 'fruit' as const,
        width: 6,
      })),
    ],
  }
}

/** Drawn upright around its axle, then swung to the right. */
const swing = placement(-58, -2, 0.3, 0.96)

function turned(path: Path): Path {
  return transformPath(path, swing)
}

const handle = symmetric([
  ['M', 0, -118],
  ['L', 7, -118],
  ['C', 7, -96, 6, -84, 8, -74],
  ['C', 14, -58, 16, -40, 12, -22],
  ['C', 10, -14, 15, -8, 12, -2],
  ['C', 9, 4, 4, 4, 0, 4],
])

const rings: Path = [...rectPath(-9, -80, 18, 5), ...rectPath(-12, -26, 24, 5)]

/** The box beside the axle, its two long sides and its end. */
const frame: Path = [
  ['M', -20, -164],
  ['L', 104, -164],
  ['C', 112, -164, 116, -160, 116, -152],
  ['L', 116, -124],
  ['C', 116, -116, 112, -112, 104, -112],
  ['L', -20, -112],
  ['Z'],
]

const slot = rectPath(20, -150, 84, 24)

const tongue = rectPath(14, -142, 92, 8)

const cap = symmetric([
  ['M', 0, -196],
  ['C', 9, -196, 13, -190, 10, -183],
  ['C', 8, -178, 8, -172, 8, -164],
  ['L', 0, -164],
])

const wheel: Path = (() => {
  const teeth = 10
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const angle = (i * Math.PI) / teeth
    const radius = i % 2 === 0 ? 22 : 15
    return [radius * Math.cos(angle), -138 + radius * Math.sin(angle)] as const
  })
  return [
    ...points.map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y] as Path[number]),
    ['Z'] as Path[number],
  ]
})()

const sound: readonly Path[] = [
  [
    ['M', -68, -150],
    ['C', -62, -166, -52, -178, -38, -186],
  ],
  [
    ['M', -52, -138],
    ['C', -48, -150, -40, -160, -30, -166],
  ],
]
