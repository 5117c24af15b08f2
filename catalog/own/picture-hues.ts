import { allCells, type Cells } from './cells.ts'
import { hueDistance, toOklch } from './oklch.ts'

/** The hues that a picture lives on, degrees. */
export interface PictureHues {
  main: number
  /** Clearly another one; undefined in a picture of one hue. */
  second?: number
  /** False for black and white, or nearly so. */
  isColourful: boolean
}

const binDegrees = 15
const bins = 360 / binDegrees
/** Mean chroma below which a picture is grey to the eye. */
const leastChroma = 0.012
/** The second hue is at least this far from the main one, */
const leastDistance = 45
/** and has at least this share of its weight. */
const leastShare = 0.15

/** Each cell counts by the square of its strength: small flowers before a large pale ground. */
export function findHues(cells: Cells): PictureHues {
  const weights = new Array<number>(bins).fill(0)
  const count = cells.columns * cells.rows
  let sum = 0
  for (const cell of allCells(cells)) {
    const { chroma, hue } = toOklch(cell)
    const bin = Math.floor(hue / binDegrees) % bins
    weights[bin] = (weights[bin] ?? 0) + chroma ** 2
    sum += chroma
  }
  const ranked = weights
    .map((weight, bin) => ({ weight, hue: (bin + 0.5) * binDegrees }))
    .sort((one, other) => other.weight - one.weight)
  const [main = { hue: 80, weight: 0 }, ...rest] = ranked
  const second = rest.find(
    ({ hue, weight }) =>
      hueDistance(hue, main.hue) >= leastDistance && weight >= leastShare * main.weight,
  )
  return {
    main: main.hue,
    ...(second && { second: second.hue }),
    isColourful: sum / count >= leastChroma,
  }
}

/** Names of hues for people, each from its first degree. */
const names: readonly (readonly [from: number, deep: string, pale: string])[] = [
  [0, 'Ruby', 'Rose'],
  [30, 'Brick', 'Peach'],
  [55, 'Chestnut', 'Apricot'],
  [78, 'Bronze', 'Honey'],
  [105, 'Olive', 'Straw'],
  [130, 'Forest', 'Mint'],
  [170, 'Teal', 'Aqua'],
  [215, 'Petrol', 'Ice'],
  [250, 'Navy', 'Sky'],
  [280, 'Indigo', 'Lavender'],
  [310, 'Plum', 'Lilac'],
  [340, 'Berry', 'Blush'],
]

/** The name of a deep or pale ink of a hue. */
export function hueName(hue: number, tone: 'deep' | 'pale'): string {
  const [, deep, pale] = names.findLast(([from]) => hue >= from) ?? [0, 'Ruby', 'Rose']
  return tone === 'deep' ? deep : pale
}
