import { leafPath } from '../../foliage.ts'
import { circlePath, type Path } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** A hanging cluster under a vine leaf. */
export function grapes(): Motif {
  return {
    name: 'grapes',
    width: 132,
    height: 200,
    parts: [
      { as: 'line', path: stalk, material: 'wood', width: 6 },
      { as: 'body', path: berries.flatMap(({ x, y }) => circlePath(x, y, 16.6)), material: 'wine' },
      {
        as: 'detail',
        path: berries.flatMap(({ x, y }) => shade(x, y, 16.6)),
        material: 'wine',
        tone: 'dark',
      },
      {
        as: 'detail',
        path: berries.flatMap(({ x, y }) => circlePath(x - 5.5, y - 6, 3)),
        material: 'wine',
        tone: 'light',
      },
      { as: 'body', path: vineLeaf, material: 'leaf' },
      { as: 'line', path: veins, material: 'leaf', tone: 'dark', width: 2.4 },
      { as: 'line', path: tendril, material: 'leaf', tone: 'dark', width: 3 },
    ],
  }
}

/** Rows of four, five, four, three, two and one, packed as close as possible. */
const berries = [4, 3, 4, 3, 2, 1].flatMap((count, row) =>
  Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * 33,
    y: -146 + row * 26 + (row > 1 ? -1 : 0),
  })),
)

/** The lower right of a berry: a crescent. */
function shade(x: number, y: number, radius: number): Path {
  const r = radius
  return [
    ['M', x + 0.72 * r, y - 0.7 * r],
    ['C', x + 1.15 * r, y - 0.2 * r, x + 1.12 * r, y + 0.45 * r, x + 0.62 * r, y + 0.78 * r],
    ['C', x + 0.2 * r, y + 1.08 * r, x - 0.35 * r, y + 1.02 * r, x - 0.68 * r, y + 0.73 * r],
    ['C', x + 0.1 * r, y + 0.78 * r, x + 0.82 * r, y + 0.3 * r, x + 0.72 * r, y - 0.7 * r],
    ['Z'],
  ]
}

const stalk: Path = [
  ['M', 0, -150],
  ['C', 0, -172, 4, -186, 12, -197],
]

/** Five lobes, the end of its stalk at the middle of the upper edge. */
const vineLeaf: Path = [
  ...[2.9, 2.15, Math.PI / 2 - 0.15, 0.85, 0.15].flatMap((angle, i) =>
    leafPath({
      x: -8,
      y: -172,
      angle,
      length: [46, 52, 50, 46, 40][i] ?? 40,
      width: [15, 16, 17, 16, 14][i] ?? 14,
    }),
  ),
]

const veins: Path = [2.9, 2.15, Math.PI / 2 - 0.15, 0.85, 0.15].flatMap((angle, i): Path => {
  const reach = ([46, 52, 50, 46, 40][i] ?? 40) * 0.72
  return [
    ['M', -8, -172],
    ['L', -8 + reach * Math.cos(angle), -172 + reach * Math.sin(angle)],
  ]
})

const tendril: Path = [
  ['M', 6, -178],
  ['C', 28, -196, 46, -190, 46, -178],
  ['C', 46, -168, 34, -168, 35, -176],
]
