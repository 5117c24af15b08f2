import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { type Path, rectPath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { glassFill } from './pane.ts'
import type { Edge } from './strip.ts'

export interface CityOptions {
  width: number
  /** What the houses stand on. */
  ground: Edge
  /** 1 for houses of 70 to 190 units. */
  size: number
  seed: number
  row: 'far' | 'near'
}

interface House {
  x: number
  foot: number
  width: number
  height: number
  roof: 'flat' | 'dome' | 'gable'
  glass: string
}

/** A row of stone houses and cypresses. */
export function city({ width, ground, size, seed, row }: CityOptions, palette: Paints): Art {
  const random = createRandom(seed)
  const drawn: Art[] = []
  const tall = row === 'far' ? [112, 172] : [74, 128]
  for (let x = -20 * size; x < width; ) {
    const isTree = random() < 0.34
    const wide = isTree ? 24 * size : between(random, 74, 122) * size
    const foot = ground(x + wide / 2) + 16
    if (isTree) {
      drawn.push(cypress(x + wide / 2, foot, between(random, 96, 150) * size, palette))
    } else {
      const height =
        between(random, tall[0] ?? 0, tall[1] ?? 0) * size * (wide < 92 * size ? 1.15 : 0.86)
      const roof = pick(random, ['flat', 'dome', 'gable', 'flat'] as const)
      const glass = pick(random, ['stone', 'stonePale', 'stoneRose', 'stone'] as const)
      drawn.push(house({ x, foot, width: wide, height, roof, glass }, size, palette))
    }
    x += wide + between(random, isTree ? 2 : 5, 14) * size
  }
  return drawn
}

function pick<T>(random: () => number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0]
}

function house({ x, foot, width, height, roof, glass }: House, size: number, palette: Paints): Art {
  const lead = colour(palette, 'lead')
  const top = foot - height
  const wall = rectPath(x, top, width, height)
  const outline = stroke(lead, 6.4)
  const courses = Array.from({ length: 3 }, (_, i): Path => {
    const y = top + (height * (i + 1)) / 4
    return [
      ['M', x + 8, y],
      ['L', x + width - 8, y],
    ]
  }).flat()
  return [
    roofOf({ x, foot, width, height, roof, glass }, size, palette),
    shape(wall, { ...outline, fill: glassFill(glass) }),
    shape(courses, stroke(colour(palette, 'paint'), 1.6, 0.34)),
    windows({ x, top, width, height }, size, palette),
  ]
}

function roofOf(
  { x, foot, width, height, roof, glass }: House,
  size: number,
  palette: Paints,
): Art {
  const top = foot - height
  const outline = { ...stroke(colour(palette, 'lead'), 6.4) }
  const over = 6 * size
  if (roof === 'gable') {
    const gable: Path = [
      ['M', x - over, top],
      ['L', x + width / 2, top - 34 * size],
      ['L', x + width + over, top],
      ['Z'],
    ]
    return shape(gable, { ...outline, fill: glassFill('roof') })
  }
  const rim = rectPath(x - over, top - 12 * size, width + 2 * over, 14 * size)
  const ledge = shape(rim, { ...outline, fill: glassFill('stonePale') })
  if (roof === 'flat') return ledge
  const [left, right] = [x + 0.16 * width, x + 0.84 * width]
  const dome: Path = [
    ['M', left, top - 8 * size],
    ['C', left, top - 40 * size, right, top - 40 * size, right, top - 8 * size],
    ['Z'],
  ]
  return [
    shape(dome, { ...outline, fill: glassFill(glass === 'stonePale' ? 'stone' : 'stonePale') }),
    ledge,
  ]
}

/** Small round-topped windows, some of them lit. */
function windows(
  { x, top, width, height }: { x: number; top: number; width: number; height: number },
  size: number,
  palette: Paints,
): Art {
  const columns = width > 96 * size ? 3 : 2
  const rows = Math.max(1, Math.floor(height / (58 * size)))
  const wide = 15 * size
  const panes: Record<string, Path[]> = { lamp: [], pane: [] }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + (width * (column + 0.5)) / columns - wide / 2
      const foot = top + (height * (row + 0.62)) / rows + 4 * size
      const isLit = (row * 3 + column * 2 + Math.round(x)) % 5 < 2
      panes[isLit ? 'lamp' : 'pane']?.push(opening(left, foot, wide, 24 * size))
    }
  }
  const edge = stroke(colour(palette, 'lead'), 3.6)
  return Object.entries(panes).map(([glass, paths]) =>
    shape(paths.flat(), { ...edge, fill: colour(palette, glass) }),
  )
}

function opening(x: number, foot: number, width: number, height: number): Path {
  const spring = foot - height + width / 2
  return [
    ['M', x, foot],
    ['L', x, spring],
    ['C', x, foot - height, x + width, foot - height, x + width, spring],
    ['L', x + width, foot],
    ['Z'],
  ]
}

/** A narrow tree with one vein. */
export function cypress(x: number, foot: number, height: number, palette: Paints): Art {
  const leaf = leafPath({ x, y: foot, angle: -Math.PI / 2, length: height, width: height * 0.13 })
  const vein: Path = [
    ['M', x, foot - 6],
    ['L', x, foot - height * 0.78],
  ]
  return [
    shape(leaf, { ...stroke(colour(palette, 'lead'), 6.4), fill: glassFill('cypress') }),
    shape(vein, stroke(colour(palette, 'lead'), 2.4)),
  ]
}
