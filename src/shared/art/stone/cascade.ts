import { type Art, named } from '../art.ts'
import { isNear } from '../box.ts'
import { type Box, type Paints, printBleedPx } from '../family.ts'
import { directionAt, leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import { circlePath, type Path, type Point, placement, transformPath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { colour, shape } from '../shapes.ts'
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
  /** Boxes of text, and the same with the space around them that no flower grows into. */
  reserved: readonly Box[]
  clear: readonly Box[]
  /** Whether it hangs in front of a wall and casts a shadow on it. */
  onWall: boolean
}

/** Flowers that hang over the wall from one side, across the opening's edge, with their shadow. */
export function drawCascade(
  layout: StoneLayout,
  palette: Paints,
  { side, seed, lines, reserved, clear, onWall }: Cascade,
): Art {
  const random = createRandom(seed + 31)
  const growth: Growth = {
    stems: [],
    leaves: { leafDeep: [], leafMid: [], leafPale: [] },
    blooms: { bloom0: [], bloom1: [], bloom2: [] },
    hearts: [],
  }
  const off = (boxes: readonly Box[], reach: number) => (at: Point) => {
    const x = side === 'right' ? at.x : layout.widthPx - at.x
    return !boxes.some((box) => isNear(box, { x, y: at.y }, reach))
  }
  const isFree = off(clear, 0)
  const isOffText = off(reserved, 10 * layout.unit)
  for (const line of lines) grow(line, growth, { random, unit: layout.unit, isFree, isOffText })
  const facing = (path: Path) =>
    side === 'right' ? path : transformPath(path, [-1, 0, 0, 1, layout.widthPx, 0])
  const paint = (paths: readonly Path[], name: string) =>
    shape(facing(paths.flat()), { fill: colour(palette, name) })
  const mass = facing(
    [...growth.leaves.leafDeep, ...growth.leaves.leafMid, ...growth.blooms.bloom1].flat(),
  )
  const u = layout.unit
  const shadow = { fill: colour(palette, 'shade'), 'fill-opacity': '.2' }
  const flowers = [
    paint(growth.blooms.bloom1, 'bloom1'),
    paint(growth.blooms.bloom2, 'bloom2'),
    paint(growth.hearts, 'bloomHeart'),
  ]
  const grown = [
    onWall ? shape(transformPath(mass, [1, 0, 0, 1, 9 * u, 15 * u]), shadow) : [],
    paint(growth.leaves.leafDeep, 'leafDeep'),
    paint(growth.stems, 'stem'),
    paint(growth.leaves.leafMid, 'leafMid'),
    paint(growth.blooms.bloom0, 'bloom0'),
    paint(growth.leaves.leafPale, 'leafPale'),
    named('flowers', flowers),
  ]
  return named('foliage', grown)
}

/** A hanging stem on the right side; `mass` is the thickness of its flowers at the root, units. */
export interface Hanging {
  points: readonly Point[]
  mass: number
}

/** The stems of a cascade that enters at the right edge below `top` and falls `length` px. */
export function hangings(layout: StoneLayout, top: number, length: number): Hanging[] {
  const { widthPx, unit, text } = layout
  const right = widthPx + printBleedPx
  const at = (dx: number, share: number): Point => ({
    x: widthPx + dx * unit,
    y: top + share * length,
  })
  // Beside wide words it hangs nearer to the edge.
  const isBeside = text.y < top + length && text.y + text.height > top
  const aside = (widthPx - text.x - text.width) / unit - 24
  const near = isBeside ? Math.min(1, aside / 126) : 1
  return [
    {
      points: [
        { x: right, y: top },
        at(-70 * near, 0.02),
        at(-118 * near, 0.26),
        at(-96 * near, 0.52),
        at(-126 * near, 0.8),
        at(-112 * near, 1),
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

/** The stems in the lower left corner, opposite a cascade on the right, `room` px high. */
export function answer({ heightPx, unit }: StoneLayout, room: number): Hanging[] {
  const size = Math.min(1, room / (260 * unit)) * unit
  const at = (x: number, y: number): Point => ({ x: x * size, y: heightPx - y * size })
  return [
    { points: [at(-40, -40), at(10, 70), at(4, 150), at(26, 214)], mass: 58 },
    { points: [at(-20, -40), at(70, 40), at(128, 92), at(160, 150)], mass: 52 },
    { points: [at(0, -40), at(120, -6), at(206, 26), at(284, 40)], mass: 44 },
  ]
}

interface Tending {
  random: Random
  unit: number
  /** Whether a flower or a leaf's tip can be at a point. */
  isFree: (at: Point) => boolean
  /** Whether a stem can be there. */
  isOffText: (at: Point) => boolean
}

/** A stem ends before it would cross text, at its last flower. */
function grow({ points, mass }: Hanging, growth: Growth, tending: Tending): void {
  const { random, unit, isFree, isOffText } = tending
  const whole = sampleSpline(points, 90)
  const end = whole.findIndex((at) => !isOffText(at))
  const offText = end < 0 ? whole : whole.slice(0, end)
  const line = offText.slice(0, offText.findLastIndex(isFree) + 1)
  if (line.length < 12) return
  growth.stems.push(
    ribbonPath(
      line.filter((_, i) => i % 6 === 0),
      7 * unit,
      2 * unit,
    ),
  )
  const count = Math.round(girthOf(whole) / (17 * unit))
  for (let i = 0; i < count; i++) {
    const t = i / count
    const index = Math.min(89, Math.round(t * 89))
    const base = line[index]
    if (!base) break
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

/**
 * Leaves and flowers have few sizes and turns and lie on a grid of a tenth of a px, so their path
 * data repeats.
 */
function stepped(value: number, step: number): number {
  return Math.round(value / step) * step
}

function addLeaf(
  { x, y, angle }: Point & { angle: number },
  growth: Growth,
  { random, unit, isFree }: Tending,
): void {
  const length = stepped(between(random, 34, 58), 8) * unit
  const turn = stepped(angle, Math.PI / 14)
  const depth = random()
  const name = depth < 0.45 ? 'leafDeep' : depth < 0.8 ? 'leafMid' : 'leafPale'
  const bend = random() < 0.5 ? -0.14 : 0.14
  const leaf = leafPath({ x: 0, y: 0, angle: turn, length, width: length * 0.235, bend })
  const tip = { x: x + length * Math.cos(turn), y: y + length * Math.sin(turn) }
  if (isFree(tip)) growth.leaves[name].push(onGrid(leaf, x, y))
}

/** Three bracts around a pale centre. */
function addBloom(
  bloom: Point & { size: number },
  growth: Growth,
  { random, unit, isFree }: Tending,
): void {
  const { x, y } = bloom
  const size = stepped(between(random, 15, 23) * bloom.size, 2.4) * unit
  const turn = stepped(between(random, 0, (2 * Math.PI) / 3), Math.PI / 9)
  const depth = random()
  const name = depth < 0.3 ? 'bloom0' : depth < 0.72 ? 'bloom1' : 'bloom2'
  const bracts = [0.98, 0.82, 0.9].flatMap((squeeze, i) =>
    transformPath(bract, placement(0, 0, turn + (i * 2 * Math.PI) / 3, size, size * squeeze)),
  )
  if (!isFree(bloom)) return
  growth.blooms[name].push(onGrid(bracts, x, y))
  if (depth > 0.25) growth.hearts.push(onGrid(circlePath(0, 0, 2.4 * unit), x, y))
}

function onGrid(path: Path, x: number, y: number): Path {
  return transformPath(path, [1, 0, 0, 1, stepped(x, 0.1), stepped(y, 0.1)])
}

const bract: Path = [
  ['M', 0, 0],
  ['C', 0.2, -0.62, 0.84, -0.68, 1.02, -0.04],
  ['C', 0.9, 0.6, 0.24, 0.6, 0, 0],
  ['Z'],
]
