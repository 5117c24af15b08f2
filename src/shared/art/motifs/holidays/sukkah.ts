import { leafPath } from '../../foliage.ts'
import { circlePath, mirrored, type Path, rectPath } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** An open sukkah: drawn curtains, fruit hanging from its roof of branches. */
export function sukkah(): Motif {
  return {
    name: 'sukkah',
    width: 200,
    height: 178,
    parts: [
      { as: 'body', path: curtains, material: 'cloth' },
      { as: 'detail', path: folds, material: 'cloth', tone: 'dark' },
      { as: 'detail', path: ties, material: 'gold' },
      { as: 'body', path: table, material: 'paper' },
      { as: 'detail', path: hem, material: 'fruit' },
      { as: 'line', path: strings, material: 'wood', width: 1.8 },
      { as: 'body', path: fruit, material: 'fruit' },
      { as: 'body', path: citrons, material: 'gold' },
      { as: 'body', path: posts, material: 'wood' },
      { as: 'body', path: beams, material: 'wood', tone: 'dark' },
      { as: 'body', path: branches(0), material: 'leaf', tone: 'dark' },
      { as: 'body', path: branches(1), material: 'leaf' },
    ],
  }
}

const posts: Path = [...rectPath(-92, -146, 10, 146), ...rectPath(82, -146, 10, 146)]

const beams: Path = [...rectPath(-97, -148, 194, 9)]

/** Leafy branches across the roof, their tips over the edge. */
function branches(layer: 0 | 1): Path {
  const count = 11
  return Array.from({ length: count + layer }, (_, i) => {
    const x = -92 + ((i + (layer === 0 ? 0.5 : 0)) * 184) / count
    const lean = ((i * 7 + layer * 3) % 5) * 0.16 - 0.32
    return [
      ...leafPath({ x, y: -146, angle: Math.PI / 2 + lean, length: 22 + (i % 3) * 4, width: 6 }),
      ...leafPath({
        x,
        y: -148,
        angle: -Math.PI / 2 + lean * 1.6,
        length: 28 - (i % 2) * 5,
        width: 7,
      }),
    ]
  }).flat()
}

const curtain: Path = [
  ['M', 34, -140],
  ['L', 86, -140],
  ['L', 86, 0],
  ['L', 58, 0],
  ['C', 60, -26, 66, -44, 72, -58],
  ['C', 56, -76, 40, -104, 34, -140],
  ['Z'],
]

const curtains = mirrored(curtain)

const folds: Path = [-1, 1].flatMap(
  (side): Path => [
    ['M', side * 60, -140],
    ['C', side * 62, -106, side * 68, -80, side * 74, -62],
    ['L', side * 77, -62],
    ['C', side * 72, -84, side * 68, -110, side * 67, -140],
    ['Z'],
    ['M', side * 70, 0],
    ['C', side * 70, -24, side * 72, -40, side * 75, -54],
    ['L', side * 78, -54],
    ['C', side * 77, -40, side * 76, -24, side * 77, 0],
    ['Z'],
  ],
)

const ties: Path = [...rectPath(-86, -63, 17, 6), ...rectPath(69, -63, 17, 6)]

const table: Path = [['M', -46, -44], ['L', 46, -44], ['L', 52, 0], ['L', -52, 0], ['Z']]

const hem: Path = [-40, -24, -8, 8, 24, 40].flatMap(
  (x): Path => [['M', x - 6, -14], ['L', x, -22], ['L', x + 6, -14], ['L', x, -6], ['Z']],
)

const strings: Path = [-20, 0, 20].flatMap(
  (x, i): Path => [
    ['M', x, -140],
    ['L', x, -112 + (i === 1 ? 10 : 0)],
  ],
)

const fruit: Path = circlePath(0, -94, 9)

const citrons: Path = [-20, 20].flatMap((x) => circlePath(x, -105, 8))
