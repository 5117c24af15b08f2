import { leafPath } from '../../foliage.ts'
import { circlePath, mirrored, orient, type Path, type Point, type Segment } from '../../path.ts'
import type { Motif } from '../motif.ts'

const corner = { x: 84, top: -122, foot: -18 }

/** A pillow with a lace edge, tassels and an embroidered wreath. */
export function brisPillow(): Motif {
  return {
    name: 'bris-pillow',
    width: 200,
    height: 140,
    parts: [
      { as: 'body', path: tassels(), material: 'gold' },
      { as: 'body', path: lace(), material: 'paper', tone: 'dark' },
      { as: 'body', path: cushion, material: 'paper' },
      { as: 'body', path: shade, material: 'paper', tone: 'dark' },
      { as: 'line', path: piping, material: 'gold', width: 3.4 },
      { as: 'detail', path: wreath(), material: 'leaf' },
      { as: 'detail', path: [...berries(), ...crownlet], material: 'gold' },
      { as: 'line', path: creases, material: 'ink', width: 1.4 },
    ],
  }
}

/** A square filled with down: its sides curve in between plump corners. */
const piping: Path = [
  ['M', -corner.x, corner.top],
  ['C', -56, -110, -34, -132, 0, -132],
  ['C', 34, -132, 56, -110, corner.x, corner.top],
  ['C', 78, -100, 90, -84, 90, -70],
  ['C', 90, -56, 78, -40, corner.x, corner.foot],
  ['C', 56, -30, 34, -8, 0, -8],
  ['C', -34, -8, -56, -30, -corner.x, corner.foot],
  ['C', -78, -40, -90, -56, -90, -70],
  ['C', -90, -84, -78, -100, -corner.x, corner.top],
  ['Z'],
]
const cushion = piping

const shade: Path = [
  ['M', 84, -18],
  ['C', 56, -30, 34, -8, 0, -8],
  ['C', -34, -8, -56, -30, -84, -18],
  ['C', -60, -40, -34, -22, 0, -22],
  ['C', 44, -22, 70, -46, 78, -96],
  ['C', 84, -88, 90, -80, 90, -70],
  ['C', 90, -56, 78, -40, 84, -18],
  ['Z'],
]

/** Scallops all around, under the piping. */
function lace(): Path {
  const sides: readonly (readonly [Point, Point, Point])[] = [
    [
      { x: -84, y: -122 },
      { x: 0, y: -142 },
      { x: 84, y: -122 },
    ],
    [
      { x: 84, y: -122 },
      { x: 97, y: -70 },
      { x: 84, y: -18 },
    ],
    [
      { x: 84, y: -18 },
      { x: 0, y: 2 },
      { x: -84, y: -18 },
    ],
    [
      { x: -84, y: -18 },
      { x: -97, y: -70 },
      { x: -84, y: -122 },
    ],
  ]
  return sides.flatMap(([from, over, to], side) => {
    const count = side % 2 === 0 ? 14 : 9
    return Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      const x = a * from.x + b * over.x + c * to.x
      const y = a * from.y + b * over.y + c * to.y
      return orient(circlePath(x, y, 7.4), 'solid')
    }).flat()
  })
}

function tassels(): Path {
  const tassel = (x: number, y: number): Path => [
    ...circlePath(x, y, 5),
    ['M', x - 3, y + 3],
    ['L', x + 3, y + 3],
    ['C', x + 5, y + 8, x + 7, y + 12, x + 7.6, y + 18],
    ['L', x - 7.6, y + 18],
    ['C', x - 7, y + 12, x - 5, y + 8, x - 3, y + 3],
    ['Z'],
  ]
  return [...mirrored(tassel(91, -126)), ...mirrored(tassel(91, -18))]
}

/** Leaves in two branches that meet below. */
function wreath(): Path {
  const branch = Array.from({ length: 8 }, (_, i) => {
    const angle = Math.PI / 2 - 0.16 - i * 0.32
    const [x, y] = [40 * Math.cos(angle), -70 + 31 * Math.sin(angle)]
    const along = angle - Math.PI / 2
    return [-0.6, 0.6].flatMap((turn) =>
      leafPath({ x, y, angle: along + turn, length: 15 - i * 0.5, width: 3.4 }),
    )
  }).flat()
  return mirrored(branch)
}

function berries(): Path {
  return mirrored(circlePath(46, -74, 2.8)).concat(mirrored(circlePath(30, -46, 2.8)))
}

/** The small crown within the wreath. */
const crownlet: Path = [
  ['M', -18, -60],
  ['L', -23, -80],
  ['L', -11, -71],
  ['L', 0, -88],
  ['L', 11, -71],
  ['L', 23, -80],
  ['L', 18, -60],
  ['Z'],
  ...orient(circlePath(0, -91, 3), 'solid'),
  ...mirrored(circlePath(24, -83, 2.6)),
]

const rightCreases: Path = [
  ['M', 76, -112],
  ['Q', 66, -108, 60, -98],
  ['M', 76, -30],
  ['Q', 66, -32, 60, -42],
]
const creases: Path = [
  ...rightCreases,
  ...rightCreases.map(
    (segment): Segment =>
      segment[0] === 'Q'
        ? ['Q', -segment[1], segment[2], -segment[3], segment[4]]
        : segment[0] === 'M'
          ? ['M', -segment[1], segment[2]]
          : segment,
  ),
]
