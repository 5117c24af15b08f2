import { type Art, named } from '../art.ts'
import type { Path, Point } from '../path.ts'
import { createRandom } from '../random.ts'
import { bough, type Fruit } from './foliage.ts'
import { type Pane, paintPanes } from './pane.ts'
import { slants } from './slants.ts'
import type { Window } from './window.ts'

const [wide, high] = [132, 176]

/** A lattice of lozenges, palest behind the words. */
export function quarries({ plot: { width, height, light }, seed, palette }: Window): Art {
  const random = createRandom(seed)
  const panes: Pane[] = []
  for (let row = -1; row * (high / 2) < height + high; row++) {
    for (let column = -1; column * wide < width + wide; column++) {
      const x = column * wide + (row % 2 === 0 ? 0 : wide / 2)
      const y = row * (high / 2)
      const far = Math.hypot(x - light.x, (y - light.y) * 0.62) / 128
      const index = Math.max(0, Math.min(7, Math.round(far - 0.6 + 1.1 * (random() - 0.5))))
      const path: Path = [
        ['M', x, y - high / 2],
        ['L', x + wide / 2, y],
        ['L', x, y + high / 2],
        ['L', x - wide / 2, y],
        ['Z'],
      ]
      panes.push({ path, glass: `ramp${index}`, cast: Math.floor(random() * 4) })
    }
  }
  const leads = {
    path: slants({ width, height }, { rise: high / wide, step: high, from: high / 2, x: 0 }),
    width: 6,
  }
  return named('sky', paintPanes(panes, leads, palette))
}

/** A tree whose two boughs rise beside the field of words and meet above it. */
export function tree({ plot, composition, seed, palette }: Window): Art {
  const { width, height, sheet } = plot
  const { fruit = 'pomegranate' } = composition
  if (!sheet) return []
  const middle = width / 2
  const [top, foot] = [sheet.y, sheet.y + sheet.height]
  const out = sheet.x - 92
  const root = height + 20
  const fork = foot + (root - foot) * 0.34
  const right = (points: readonly Point[]) => points.map(({ x, y }) => ({ x: width - x, y }))
  const left: Point[] = [
    { x: middle - 14, y: root },
    { x: middle - 20, y: (root + fork) / 2 },
    { x: middle - 60, y: fork },
    { x: out + 120, y: foot + 76 },
    { x: out, y: foot - 60 },
    { x: out - 10, y: (top + foot) / 2 },
    { x: out + 16, y: top + 30 },
    { x: out + 110, y: top - 88 },
    { x: middle - 66, y: top - 108 },
  ]
  const low: Point[] = [
    { x: middle - 30, y: fork + 60 },
    { x: middle - 150, y: fork + 90 },
    { x: middle - 290, y: fork + 50 },
    { x: middle - 390, y: fork + 90 },
  ]
  const options = { thick: 58, leaves: 34, leaf: 126, bare: 0.3 }
  const lowOptions = { thick: 26, leaves: 9, leaf: 112, bare: 0.16 }
  const fruits = hung(left, fruit)
  const lowFruits =
    fruit === 'pomegranate'
      ? [{ ...lastOf(low), radius: 74, kind: fruit, isOpen: true }]
      : hung(low, fruit)
  const mirror = (list: readonly Fruit[]) =>
    list.map((one) => ({ ...one, x: width - one.x, turn: -(one.turn ?? 0) }))
  const lower = [
    bough({ ...lowOptions, line: low, fruits: lowFruits, seed }, palette),
    bough({ ...lowOptions, line: right(low), fruits: mirror(lowFruits), seed: seed + 1 }, palette),
  ]
  return named('foliage', [
    root - foot > 420 ? lower : [],
    bough({ ...options, line: left, fruits, seed: seed + 2 }, palette),
    bough({ ...options, line: right(left), fruits: mirror(fruits), seed: seed + 3 }, palette),
  ])
}

function lastOf(points: readonly Point[]): Point {
  return points.at(-1) ?? { x: 0, y: 0 }
}

/** Fruit at the bends of a bough. */
function hung(line: readonly Point[], kind: NonNullable<Fruit['kind']>): Fruit[] {
  const radius = { pomegranate: 60, olive: 20, grape: 22, blossom: 54 }[kind]
  return line.slice(3, -1).flatMap(({ x, y }, i): Fruit[] => {
    if (kind === 'grape') return cluster(x, y + 30)
    if (kind === 'olive') {
      return [
        { x: x + 24, y: y + 26, radius, kind, turn: 0.3 },
        { x: x - 22, y: y + 44, radius, kind, turn: -0.2 },
      ]
    }
    const isOpen = kind === 'pomegranate' && i % 2 === 1
    return [{ x: x - 10, y: y + 30, radius: radius * (i % 2 ? 1 : 0.84), kind, isOpen, turn: 0.12 }]
  })
}

function cluster(x: number, y: number): Fruit[] {
  return [4, 3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      x: x + (i - (count - 1) / 2) * 36,
      y: y + row * 32,
      radius: 20,
      kind: 'grape' as const,
    })),
  )
}
