import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { directionAt, leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import { circlePath, type Path, type Point, placement, transformPath } from '../path.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { glassFill } from './pane.ts'

export interface BoughOptions {
  /** From the root to the tip. */
  line: readonly Point[]
  /** Width at the root, units. */
  thick: number
  leaves: number
  /** The share of the line, from its root, that is bare. */
  bare?: number
  /** Length of the largest leaf. */
  leaf: number
  fruits?: readonly Fruit[]
  seed: number
}

export interface Fruit {
  x: number
  y: number
  radius: number
  /** Radians by which it hangs off upright. */
  turn?: number
  isOpen?: boolean
  kind?: 'pomegranate' | 'olive' | 'grape' | 'blossom'
}

/** A bough with leaves by turns on both sides, and its fruit. */
export function bough(options: BoughOptions, palette: Paints): Art {
  const { line, thick, leaves, leaf, fruits = [], bare = 0, seed } = options
  const random = createRandom(seed)
  const stem = sampleSpline(line, 24)
  const lead = colour(palette, 'lead')
  const drawn = Array.from({ length: leaves }, (_, i): Art => {
    const t = bare + ((1 - bare) * (i + 0.6)) / leaves
    const at = Math.min(23, Math.round(t * 23))
    const point = stem[at]
    if (!point) return []
    const side = i % 2 === 0 ? 1 : -1
    const isTip = i === leaves - 1
    const angle = directionAt(stem, at) + (isTip ? 0 : side * (0.72 + 0.3 * (random() - 0.5)))
    const length = leaf * (1 - 0.34 * t) * (0.86 + 0.28 * random())
    const glass = ['leaf', 'hill1', 'cypress', 'hill0'][Math.floor(random() * 4)] ?? 'leaf'
    return leafPane({ ...point, angle, length, bend: -side * 0.16 }, glass, palette)
  })
  return [
    shape(ribbonPath(stem, thick, thick * 0.34), { ...stroke(lead, 6.4), fill: glassFill('wood') }),
    drawn,
    fruits.map((fruit) => fruitOf(fruit, palette)),
  ]
}

/** A leaf cut along its vein. */
export function leafPane(
  leaf: { x: number; y: number; angle: number; length: number; bend: number },
  glass: string,
  palette: Paints,
): Art {
  const { x, y, angle, length, bend } = leaf
  const lead = colour(palette, 'lead')
  const reach = length * 0.9
  const lean = bend * 0.81 * length
  const vein: Path = [
    ['M', x, y],
    [
      'Q',
      x + Math.cos(angle) * reach * 0.5,
      y + Math.sin(angle) * reach * 0.5,
      x + Math.cos(angle) * reach - Math.sin(angle) * lean,
      y + Math.sin(angle) * reach + Math.cos(angle) * lean,
    ],
  ]
  const outline = leafPath({ ...leaf, width: length * 0.2 })
  return [
    shape(outline, { ...stroke(lead, 6.4), fill: glassFill(glass, Math.round(x)) }),
    shape(vein, stroke(lead, 2.8)),
  ]
}

/** A fruit or a blossom in leaded glass. */
export function fruitOf(fruit: Fruit, palette: Paints): Art {
  if (fruit.kind === 'blossom') return blossom(fruit, palette)
  if (fruit.kind === 'olive' || fruit.kind === 'grape') return berry(fruit, palette)
  return pomegranate(fruit, palette)
}

function pomegranate({ x, y, radius, turn = 0, isOpen = false }: Fruit, palette: Paints): Art {
  const lead = colour(palette, 'lead')
  const put = (path: Path) => transformPath(path, placement(x, y, turn, radius / 100))
  const line = Math.max(3.2, radius * 0.075)
  const pulp = isOpen
    ? [
        shape(put(heart), { ...stroke(lead, line), fill: glassFill('opal') }),
        shape(put(seeds), { ...stroke(lead, line * 0.5), fill: colour(palette, 'ruby') }),
      ]
    : shape(put(meridians), stroke(lead, line * 0.8))
  return [
    shape(put(crown), { ...stroke(lead, line * 1.25), fill: glassFill('amber') }),
    shape(put(ball), { ...stroke(lead, line * 1.4), fill: glassFill('ruby', 1) }),
    isOpen ? shape(put(sideMeridians), stroke(lead, line * 0.8)) : [],
    pulp,
    shape(put(gloss), stroke(colour(palette, 'gleam'), line * 0.9, 0.5)),
  ]
}

/** Drawn at a radius of 100, its crown below. */
const ball: Path = circlePath(0, 0, 100)
const crown: Path = [
  ['M', -22, 88],
  ['L', -40, 146],
  ['L', -14, 128],
  ['L', 0, 152],
  ['L', 14, 128],
  ['L', 40, 146],
  ['L', 22, 88],
  ['Z'],
]
const meridians: Path = [-62, -14, 42].flatMap(
  (bend): Path => [
    ['M', 0, -98],
    ['C', bend * 1.6, -50, bend * 1.6, 50, 0, 98],
  ],
)
const sideMeridians: Path = [-84, 84].flatMap(
  (bend): Path => [
    ['M', 0, -98],
    ['C', bend * 1.3, -50, bend * 1.3, 50, 0, 98],
  ],
)
const heart: Path = [
  ['M', 0, -74],
  ['C', 42, -40, 40, 40, 0, 80],
  ['C', -40, 40, -42, -40, 0, -74],
  ['Z'],
]
const seeds: Path = [
  [0, -44],
  [-11, -20],
  [11, -16],
  [-2, 4],
  [-14, 24],
  [12, 26],
  [0, 50],
].flatMap(([x = 0, y = 0]) => circlePath(x, y, 9.5))
const gloss: Path = [
  ['M', -70, -34],
  ['Q', -62, -62, -38, -76],
]

function berry({ x, y, radius, turn = 0, kind }: Fruit, palette: Paints): Art {
  const lead = colour(palette, 'lead')
  const tall = kind === 'olive' ? 1.25 : 1
  const skin = transformPath(circlePath(0, 0, 1), placement(x, y, turn, radius, radius * tall))
  const light = transformPath(gloss, placement(x, y, turn, radius / 110))
  const glass = kind === 'olive' ? 'hill0' : 'violet'
  return [
    shape(skin, { ...stroke(lead, 6), fill: glassFill(glass, 1) }),
    shape(light, stroke(colour(palette, 'gleam'), Math.max(2, radius * 0.1), 0.55)),
  ]
}

function blossom({ x, y, radius, turn = 0 }: Fruit, palette: Paints): Art {
  const lead = colour(palette, 'lead')
  const petals = Array.from({ length: 6 }, (_, i) => {
    const angle = turn + (i * Math.PI) / 3
    const petal = leafPath({ x, y, angle, length: radius, width: radius * 0.4 })
    const glass = i % 2 === 0 ? 'rose' : 'opal'
    return shape(petal, { ...stroke(lead, 5.4), fill: glassFill(glass, i) })
  })
  const eye = shape(circlePath(x, y, radius * 0.24), {
    ...stroke(lead, 5),
    fill: glassFill('amber'),
  })
  return named('flowers', [petals, eye])
}
