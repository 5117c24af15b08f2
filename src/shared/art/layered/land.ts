import { orient, type Path, type Point, rectPath, splinePath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { cypress } from './plants.ts'

/** The height of ground at a place across the page. */
export type Ground = (x: number) => number

/** Ground that rises and falls by a wave of two lengths. */
export function rolling(y: number, rise: number, length: number, random: Random): Ground {
  const [one, other] = [random() * 7, random() * 7]
  return (x) =>
    y + rise * (Math.sin((x * 6.283) / length + one) + 0.45 * Math.sin((x * 11.7) / length + other))
}

/** A sheet below the ground across the page, as far as a printer needs below its height. */
export function hill(ground: Ground, width: number, height: number): Path {
  const foot = height + 70
  const step = 90
  const count = Math.ceil((width + 240) / step) + 1
  const top: Point[] = Array.from({ length: count }, (_, i) => {
    const x = -120 + i * step
    return { x, y: ground(x) }
  })
  const right = top.at(-1)?.x ?? width
  return orient([...splinePath(top), ['L', right, foot], ['L', -120, foot], ['Z']], 'solid')
}

export interface TownOptions {
  width: number
  ground: Ground
  /** Height of the lowest and the highest house. */
  heights: readonly [number, number]
  seed: number
  /** Where no house stands, from and to, units. */
  gap?: readonly [number, number]
}

/** Houses side by side, with windows cut through, and cypresses between them. */
export function town({ width, ground, heights: [low, high], seed, gap }: TownOptions): Path {
  const random = createRandom(seed)
  const path: Path[] = []
  for (let x = -60; x < width + 40; ) {
    const isTree = random() < 0.2
    const wide = isTree ? high * 0.14 : between(random, 0.52, 0.86) * high
    const isFree = !gap || x + wide < gap[0] || x > gap[1]
    const foot = Math.max(ground(x), ground(x + wide), ground(x + wide / 2)) + 30
    if (isFree && isTree) path.push(cypress(x + wide / 2, foot, between(random, low, high) * 1.1))
    if (isFree && !isTree) {
      path.push(house({ x, foot, width: wide, height: between(random, low, high) + 30 }, random))
    }
    x += wide + (isTree ? 4 : between(random, -10, 8))
  }
  return path.flat()
}

interface House {
  x: number
  foot: number
  width: number
  height: number
}

/** A house with a flat roof, a dome, a gable or steps, whole numbers all. */
function house({ x, foot, width, height }: House, random: Random): Path {
  const top = foot - height
  const kind = random()
  const wall = orient(rectPath(x, top, width, height), 'solid')
  return [...wall, ...roof({ x, top, width }, kind), ...windows({ x, top, width, height }, random)]
}

function roof({ x, top, width }: { x: number; top: number; width: number }, kind: number): Path {
  if (kind < 0.3) {
    const [left, right, high] = [x + 0.14 * width, x + 0.86 * width, 0.42 * width]
    const dome: Path = [
      ['M', left, top + 2],
      ['C', left, top - high, right, top - high, right, top + 2],
      ['Z'],
    ]
    return orient(dome, 'solid')
  }
  if (kind < 0.5) {
    const gable: Path = [
      ['M', x - 4, top + 2],
      ['L', x + width / 2, top - 0.34 * width],
      ['L', x + width + 4, top + 2],
      ['Z'],
    ]
    return orient(gable, 'solid')
  }
  if (kind < 0.75) {
    const count = 4
    const wide = width / (2 * count - 1)
    return Array.from({ length: count }, (_, i) =>
      orient(rectPath(x + 2 * i * wide, top - wide, wide, wide + 2), 'solid'),
    ).flat()
  }
  return orient(rectPath(x - 4, top - 8, width + 8, 12), 'solid')
}

function windows(
  { x, top, width, height }: Omit<House, 'foot'> & { top: number },
  random: Random,
): Path {
  const columns = width > 90 ? 3 : 2
  const rows = Math.max(1, Math.floor((height - 30) / 56))
  const wide = Math.min(15, width * 0.15)
  const path: Path[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random() < 0.28) continue
      const left = x + (width * (column + 0.5)) / columns - wide / 2
      path.push(archedWindow(left, top + 40 + row * 54, wide, 24))
    }
  }
  return path.flat()
}

/** A window with a round top, to be cut out. */
export function archedWindow(x: number, foot: number, width: number, height: number): Path {
  const spring = foot - height + width / 2
  return orient(
    [
      ['M', x, foot],
      ['L', x, spring],
      ['C', x, spring - 0.66 * width, x + width, spring - 0.66 * width, x + width, spring],
      ['L', x + width, foot],
      ['Z'],
    ],
    'hole',
  )
}
