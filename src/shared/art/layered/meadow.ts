import { leafPath, ribbonPath } from '../foliage.ts'
import { circlePath, orient, type Path, type Point } from '../path.ts'
import { between, createRandom } from '../random.ts'
import type { Ground } from './land.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { cutLeaf, flower, vine } from './plants.ts'

/** Blades of grass that rise from a front hill, tallest at the sides. */
export function meadow({ plot, seed, composition }: Page, ground: Ground): Path {
  return stalks({ plot, seed }, ground).flatMap(({ x, y, tall, lean, isBare }, i) => {
    const blade = cutLeaf({
      x,
      y,
      angle: -Math.PI / 2 + lean,
      length: tall,
      slim: 0.08,
      bend: lean,
    })
    if (isBare || composition.meadow !== 'wheat') return blade
    const tip = { x: x + Math.sin(lean) * tall, y: y - tall * 1.1 }
    const line = [{ x, y }, { x: (x + tip.x) / 2, y: y - tall * 0.5 }, tip]
    const random = createRandom(seed + i)
    return vine({ line, thick: 6, pairs: 6, leaf: tall * 0.2, slim: 0.26, bare: 0.5, random })
  })
}

/** A field of golden ears before the hills. */
export function wheat({ plot, seed }: Page, ground: Ground): Piece {
  const random = createRandom(seed + 36)
  const { width, height } = plot
  const path: Path[] = []
  for (let x = -10; x < width + 20; x += between(random, 54, 78)) {
    const tall = height * between(random, 0.12, 0.19)
    const lean = between(random, -0.16, 0.16)
    const y = ground(x) + height * 0.11
    const neck = { x: x + Math.sin(lean) * tall, y: y - tall }
    const line = [{ x, y: y + 60 }, { x: x + 0.3 * (neck.x - x), y: y - tall * 0.5 }, neck]
    path.push(orient(ribbonPath(line, 9, 6), 'solid'), ear(neck, 1.5 * lean, 150))
  }
  return { path: path.flat(), colour: 'gold', depth: 0.8, part: 'foliage' }
}

/** Grains in pairs up to one at the tip, each with its beard. */
function ear({ x, y }: Point, lean: number, length: number): Path {
  const up = lean - Math.PI / 2
  const grain = (along: number, turn: number): Path => {
    const at = { x: x + along * Math.cos(up), y: y + along * Math.sin(up) }
    return [
      ...leafPath({ ...at, angle: up + turn, length: 0.33 * length, width: 0.07 * length }),
      ...leafPath({ ...at, angle: up + 0.7 * turn, length: 0.62 * length, width: 2.4 }),
    ]
  }
  const pairs = [0, 1, 2, 3, 4].flatMap((i) =>
    [-0.52, 0.52].flatMap((turn) => grain(i * 0.17 * length, turn)),
  )
  return orient([...pairs, ...grain(0.82 * length, 0)], 'solid')
}

/** Flowers on some of the stalks. */
export function blossoms({ plot, seed, composition }: Page, ground: Ground, size = 1): Piece[] {
  if (composition.meadow !== 'flowers') return []
  const all = stalks({ plot, seed }, ground).filter(({ isBare }) => !isBare)
  const heads = all.map(({ x, y, tall, lean }, i) => {
    const at = { x: x + Math.sin(lean * 1.3) * tall, y: y - tall * 0.94 }
    return { ...at, radius: size * Math.min(30, 12 + tall * 0.12), turn: i }
  })
  const piece = (colour: string, path: Path, depth: number): Piece => ({
    path,
    colour,
    depth,
    part: 'flowers',
  })
  return [
    piece(
      'rose',
      heads.filter((_, i) => i % 3 !== 1).flatMap((head) => flower({ ...head, petals: 6 })),
      0.7,
    ),
    piece(
      'cream',
      heads.filter((_, i) => i % 3 === 1).flatMap((head) => flower({ ...head, petals: 7 })),
      0.7,
    ),
    piece(
      'gold',
      heads.flatMap(({ x, y, radius }) => circlePath(x, y, radius * 0.26)),
      0.3,
    ),
  ]
}

interface Stalk {
  x: number
  y: number
  tall: number
  lean: number
  /** Whether nothing grows at its tip. */
  isBare: boolean
}

function stalks({ plot, seed }: Pick<Page, 'plot' | 'seed'>, ground: Ground): Stalk[] {
  const random = createRandom(seed + 30 + Math.round(ground(0)))
  const { width, proportion } = plot
  const size = proportion === 'status' ? 1 : 0.7
  const all: Stalk[] = []
  for (let x = -20; x < width + 20; x += between(random, 24, 44)) {
    const side = Math.abs(x - width / 2) / (width / 2)
    const tall = (64 + 120 * side ** 1.5) * between(random, 0.7, 1.2) * size
    const lean = between(random, -0.24, 0.24)
    all.push({ x, y: ground(x) + 22, tall, lean, isBare: random() < 0.5 })
  }
  return all
}
