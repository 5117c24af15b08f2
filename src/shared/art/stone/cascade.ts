import { type Box, type Palette, printBleedPx } from '../family.ts'
import { directionAt, leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import { colour, shape } from '../markup.ts'
import { circlePath, type Path, type Point, placement, transformPath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import type { StoneLayout } from './layout.ts'

interface Growth {
  stems: Path[]
  leaves: Record<'leafDeep' | 'leafMid' | 'leafPale', Path[]>
  blooms: Record<'bloom0' | 'bloom1' | 'bloom2', Path[]>
  hearts: Path[]
}

interface Cascade {
  side: 'left' | 'right'
  seed: number
  lines: readonly Hanging[]
  /** Boxes that nothing grows into. */
  clear: readonly Box[]
}

/** Flowers that hang over the wall from one side, breaking the opening's edge, with their shadow. */
export function drawCascade(
  layout: StoneLayout,
  palette: Palette,
  { side, seed, lines, clear }: Cascade,
): string {
  const random = createRandom(seed + 31)
  const growth: Growth = {
    stems: [],
    leaves: { leafDeep: [], leafMid: [], leafPale: [] },
    blooms: { bloom0: [], bloom1: [], bloom2: [] },
    hearts: [],
  }
  const isFree = (at: Point) => {
    const x = side === 'right' ? at.x : layout.widthPx - at.x
    return !clear.some((box) => holds(box, { x, y: at.y }))
  }
  for (const line of lines) grow(line, growth, { random, unit: layout.unit, isFree })
  const facing = (path: Path) =>
    side === 'right' ? path : transformPath(path, [-1, 0, 0, 1, layout.widthPx, 0])
  const paint = (paths: readonly Path[], name: string) =>
    shape(facing(paths.flat()), `fill="${colour(palette, name)}"`)
  const mass = facing(
    [...growth.leaves.leafDeep, ...growth.leaves.leafMid, ...growth.blooms.bloom1].flat(),
  )
  const u = layout.unit
  return [
    shape(
      transformPath(mass, [1, 0, 0, 1, 9 * u, 15 * u]),
      `fill="${colour(palette, 'shade')}" fill-opacity=".2"`,
    ),
    paint(growth.leaves.leafDeep, 'leafDeep'),
    paint(growth.stems, 'stem'),
    paint(growth.leaves.leafMid, 'leafMid'),
    paint(growth.blooms.bloom0, 'bloom0'),
    paint(growth.leaves.leafPale, 'leafPale'),
    paint(growth.blooms.bloom1, 'bloom1'),
    paint(growth.blooms.bloom2, 'bloom2'),
    paint(growth.hearts, 'bloomHeart'),
  ].join('')
}

/** A stem as it hangs on the right side; `mass` is how thick its flowers are at the root, units. */
export interface Hanging {
  points: readonly Point[]
  mass: number
}

/** The stems of a cascade that comes in at the right edge below `top` and falls `length` px. */
export function hangings({ widthPx, unit }: StoneLayout, top: number, length: number): Hanging[] {
  const right = widthPx + printBleedPx
  const at = (dx: number, share: number): Point => ({
    x: widthPx + dx * unit,
    y: top + share * length,
  })
  return [
    {
      points: [
        { x: right, y: top },
        at(-70, 0.02),
        at(-118, 0.26),
        at(-96, 0.52),
        at(-126, 0.8),
        at(-112, 1),
      ],
      mass: 60,
    },
    {
      points: [{ x: right, y: top + 30 * unit }, at(-30, 0.1), at(-42, 0.34), at(-22, 0.58)],
      mass: 54,
    },
    {
      points: [{ x: right, y: top - 6 * unit }, at(-80, -0.03), at(-190, 0.02), at(-262, 0.1)],
      mass: 40,
    },
  ]
}

interface Tending {
  random: Random
  unit: number
  /** Whether a flower or a leaf's tip may stand there. */
  isFree: (at: Point) => boolean
}

function grow({ points, mass }: Hanging, growth: Growth, tending: Tending): void {
  const { random, unit } = tending
  const line = sampleSpline(points, 90)
  growth.stems.push(
    ribbonPath(
      line.filter((_, i) => i % 6 === 0),
      7 * unit,
      2 * unit,
    ),
  )
  const count = Math.round(girthOf(line) / (17 * unit))
  for (let i = 0; i < count; i++) {
    const t = i / count
    const index = Math.min(89, Math.round(t * 89))
    const base = line[index]
    if (!base) continue
    const spread = mass * (1 - 0.62 * t) * (0.72 + 0.28 * Math.sin(i * 1.3)) * unit
    const turn = i % 2 === 0 ? 1 : -1
    const along = directionAt(line, index)
    addLeaf({ ...base, angle: along + turn * between(random, 0.5, 1.35) }, growth, tending)
    addLeaf({ ...base, angle: along - turn * between(random, 0.3, 1.1) }, growth, tending)
    const cluster = random() < 0.3 ? 1 : t > 0.85 ? 2 : 3
    for (let k = 0; k < cluster; k++) {
      const angle = between(random, 0, 2 * Math.PI)
      const away = spread * Math.sqrt(random())
      const at = { x: base.x + away * Math.cos(angle), y: base.y + away * Math.sin(angle) }
      addBloom({ ...at, size: 1 - 0.25 * t }, growth, tending)
    }
  }
}

function girthOf(line: readonly Point[]): number {
  return line.reduce((sum, { x, y }, i) => {
    const before = line[i - 1]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum
  }, 0)
}

function addLeaf(
  { x, y, angle }: Point & { angle: number },
  growth: Growth,
  { random, unit, isFree }: Tending,
): void {
  const length = between(random, 34, 58) * unit
  const depth = random()
  const name = depth < 0.45 ? 'leafDeep' : depth < 0.8 ? 'leafMid' : 'leafPale'
  const width = length * between(random, 0.2, 0.27)
  const leaf = leafPath({ x, y, angle, length, width, bend: between(random, -0.2, 0.2) })
  const tip = { x: x + length * Math.cos(angle), y: y + length * Math.sin(angle) }
  if (isFree(tip)) growth.leaves[name].push(leaf)
}

/** Three bracts round a pale heart. */
function addBloom(
  bloom: Point & { size: number },
  growth: Growth,
  { random, unit, isFree }: Tending,
): void {
  const { x, y } = bloom
  const size = between(random, 15, 23) * unit * bloom.size
  const turn = between(random, 0, 2 * Math.PI)
  const depth = random()
  const name = depth < 0.3 ? 'bloom0' : depth < 0.72 ? 'bloom1' : 'bloom2'
  const bracts = [0, 1, 2].flatMap((i) => {
    const squeeze = size * between(random, 0.75, 1)
    return transformPath(bract, placement(x, y, turn + (i * 2 * Math.PI) / 3, size, squeeze))
  })
  if (!isFree(bloom)) return
  growth.blooms[name].push(bracts)
  if (depth > 0.25) growth.hearts.push(circlePath(x, y, size * 0.13))
}

function holds(box: Box, { x, y }: Point): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
}

const bract: Path = [
  ['M', 0, 0],
  ['C', 0.2, -0.62, 0.84, -0.68, 1.02, -0.04],
  ['C', 0.9, 0.6, 0.24, 0.6, 0, 0],
  ['Z'],
]
