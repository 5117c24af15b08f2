import { type Art, defs, group, use } from '../art.ts'
import { type Box, printBleedPx } from '../family.ts'
import { circlePath, mirrorPath, type Path, rectPath, type Segment } from '../path.ts'
import { createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import { flower } from './flowers.ts'
import { type Colours, type Glaze, glazeOf, paintGlazes } from './glaze.ts'
import { edge } from './plot.ts'

/** The wall: white tiles side by side over the plot and its bleed, each slightly different. */
export function wall(
  { width, height, scale }: { width: number; height: number; scale: number },
  tile: number,
  { colours, seed }: { colours: Colours; seed: number },
): Art {
  const random = createRandom(seed)
  const columns = Math.round(width / tile)
  const rows = Math.round(height / tile)
  const [wide, high] = [width / columns, height / rows]
  const tints: Path[] = [[], [], [], [], []]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = Math.max(edge, column * wide)
      const top = Math.max(edge, row * high)
      const right = Math.min(width - edge, (column + 1) * wide)
      const foot = Math.min(height - edge, (row + 1) * high)
      const tint = Math.floor(random() * 5)
      tints[tint] = [...(tints[tint] ?? []), ...rectPath(left, top, right - left, foot - top)]
    }
  }
  const past = printBleedPx / scale
  const ground = rectPath(-past, -past, width + 2 * past, height + 2 * past)
  return [
    shape(ground, { fill: glazeOf(colours, 'edge') }),
    tints.map((path, i) => shape(path, { fill: glazeOf(colours, `tile${i}`) })),
  ]
}

/** The joints between tiles inside a box, with a gleam on the lower edge of each. */
export function joints(
  page: { width: number; height: number },
  tile: number,
  box: Box,
  colours: Colours,
): Art {
  const columns = Math.round(page.width / tile)
  const rows = Math.round(page.height / tile)
  const lines = (shift: number): Path => {
    const upright = Array.from(
      { length: columns - 1 },
      (_, i) => ((i + 1) * page.width) / columns + shift,
    )
      .filter((x) => x > box.x + 4 && x < box.x + box.width - 4)
      .flatMap((x): Segment[] => [
        ['M', x, box.y],
        ['L', x, box.y + box.height],
      ])
    const level = Array.from({ length: rows - 1 }, (_, i) => ((i + 1) * page.height) / rows + shift)
      .filter((y) => y > box.y + 4 && y < box.y + box.height - 4)
      .flatMap((y): Segment[] => [
        ['M', box.x, y],
        ['L', box.x + box.width, y],
      ])
    return [...upright, ...level]
  }
  return [
    shape(lines(1.5), { fill: 'none', stroke: glazeOf(colours, 'gloss'), 'stroke-width': 1.4 }),
    shape(lines(0), { fill: 'none', stroke: glazeOf(colours, 'joint'), 'stroke-width': 2 }),
  ]
}

export type BorderKind = 'rose' | 'tulip' | 'carnation'

/** Small tiles around the inside of a box, all the same. Their corners make stars of petals. */
export function borderTiles(
  box: Box,
  breadth: number,
  { kind, colours }: { kind: BorderKind; colours: Colours },
): Art {
  const across = Math.round(box.width / breadth)
  const down = Math.round(box.height / breadth)
  const [wide, high] = [box.width / across, box.height / down]
  const uses: Art[] = []
  const put = (column: number, row: number, quarter: number) => {
    const turn = [
      [1, 0, 0, 1],
      [0, 1, -1, 0],
      [-1, 0, 0, -1],
      [0, -1, 1, 0],
    ][quarter] ?? [1, 0, 0, 1]
    const [a = 1, b = 0, c = 0, d = 1] = turn
    const x = box.x + (column + 0.5) * wide
    const y = box.y + (row + 0.5) * high
    const matrix = [(a * wide) / 100, (b * high) / 100, (c * wide) / 100, (d * high) / 100]
    const numbers = [
      ...matrix.map((n) => Math.round(n * 1e4) / 1e4),
      Math.round(x * 10) / 10,
      Math.round(y * 10) / 10,
    ]
    uses.push(use('ceramic-tile', { transform: [['matrix', ...numbers]] }))
  }
  for (let i = 0; i < across; i++) {
    put(i, 0, 0)
    put(i, down - 1, 2)
  }
  for (let i = 1; i < down - 1; i++) {
    put(0, i, 3)
    put(across - 1, i, 1)
  }
  return [defs(group({ id: 'ceramic-tile' }, borderTile(kind, colours))), uses]
}

/** A tile of 100 units around its middle, its outer edge at the top. */
function borderTile(kind: BorderKind, colours: Colours): Art {
  const size = { rose: 62, tulip: 58, carnation: 43 }[kind]
  const bloom = { x: 0, y: kind === 'rose' ? 31 : 26, angle: -Math.PI / 2, size }
  const glazes: Glaze[] = [
    { level: 0, path: rectPath(-50, -50, 100, 100), colour: 'lead' },
    { level: 1, path: lobed, colour: 'white', outline: 2 },
    { level: 1, path: quarters, colour: 'second', outline: 1.6 },
    { level: 2, path: quarterHearts, colour: 'ochre', outline: 1.2 },
    { level: 2, path: sideLeaves, colour: 'leaf', outline: 1.4 },
    ...flower(kind, bloom, 'third').map((glaze) => ({ ...glaze, level: glaze.level + 3 })),
    { level: 20, path: rectPath(-50, -50, 100, 100), colour: 'joint', width: 1.8 },
  ]
  return paintGlazes(glazes, colours)
}

const lobed: Path = [
  ['M', 0, -46],
  ['C', 16, -46, 22, -36, 28, -28],
  ['C', 36, -22, 46, -16, 46, 0],
  ['C', 46, 16, 36, 22, 28, 28],
  ['C', 22, 36, 16, 46, 0, 46],
  ['C', -16, 46, -22, 36, -28, 28],
  ['C', -36, 22, -46, 16, -46, 0],
  ['C', -46, -16, -36, -22, -28, -28],
  ['C', -22, -36, -16, -46, 0, -46],
  ['Z'],
]

const corner: Path = [
  ['M', -50, -50],
  ['L', -26, -50],
  ['C', -28, -42, -31, -39, -35, -35],
  ['C', -39, -31, -42, -28, -50, -26],
  ['Z'],
]
const quarters: Path = [corner, mirrorPath(corner, 0)].flatMap((path) => [
  ...path,
  ...upsideDown(path),
])
const quarterHearts: Path = [-47, 47].flatMap((x) =>
  [-47, 47].flatMap((y) => circlePath(x, y, 3.4)),
)

const sideLeaf: Path = [
  ['M', -6, 34],
  ['C', -22, 34, -34, 24, -38, 6],
  ['C', -26, 8, -12, 18, -6, 34],
  ['Z'],
]
const sideLeaves: Path = [...sideLeaf, ...mirrorPath(sideLeaf, 0)]

function upsideDown(path: Path): Path {
  return path.map((segment) =>
    segment.map((value, i) => (i > 0 && i % 2 === 0 ? -Number(value) : value)),
  ) as unknown as Path
}
