import type { Art } from '../art.ts'
import { isNear } from '../box.ts'
import type { Box, Paints } from '../family.ts'
import { directionAt, leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import { ellipsePath, type Path, type Point, placement, transformPath } from '../path.ts'
import { between, type Random } from '../random.ts'
import { colour, shape } from '../shapes.ts'
import type { NightLayout } from './layout.ts'

interface Twig {
  /** From the base to the tip. */
  points: readonly Point[]
  leaves: number
  /** Length of the longest leaf, px. */
  leafLength: number
  /** Width of the stem at its base, px. */
  stem: number
  fruits: readonly number[]
}

/** The shapes of a branch, by colour, in painting order. */
interface Strokes {
  stems: Path[]
  deep: Path[]
  deepHalf: Path[]
  leaf: Path[]
  leafHalf: Path[]
  silver: Path[]
  silverHalf: Path[]
  dark: Path[]
  darkLit: Path[]
  green: Path[]
  greenLit: Path[]
}

/**
 * An olive branch that enters at the plot's edge: one twig falls along the sill towards the foot,
 * one rises beside the outer light. Leaves and fruit that would touch `clear` are left out and the
 * others stay in place, so the branch does not move while the visitor types.
 */
export function drawOliveBranch(
  layout: NightLayout,
  palette: Paints,
  side: 'left' | 'right',
  random: Random,
  clear: readonly Box[],
): Art {
  const strokes = emptyStrokes()
  for (const twig of twigs(layout, side)) growTwig(twig, layout, random, strokes, clear)
  const paint = (paths: readonly Path[], name: string) =>
    shape(paths.flat(), { fill: colour(palette, name) })
  return [
    paint(strokes.deep, 'leafDeep'),
    paint(strokes.deepHalf, 'leaf'),
    paint(strokes.stems, 'stem'),
    paint(strokes.leaf, 'leaf'),
    paint(strokes.leafHalf, 'leafLight'),
    paint(strokes.dark, 'oliveDark'),
    paint(strokes.darkLit, 'oliveDarkLit'),
    paint(strokes.green, 'oliveGreen'),
    paint(strokes.greenLit, 'oliveGreenLit'),
    paint(strokes.silver, 'leafLight'),
    paint(strokes.silverHalf, 'leafSilver'),
  ]
}

function twigs({ unit, widthPx, cx, ledge, menorah }: NightLayout, side: 'left' | 'right'): Twig[] {
  const outward = side === 'right' ? 1 : -1
  const edge = side === 'right' ? widthPx : 0
  const foot = cx + outward * 185 * menorah.scale
  const reach = Math.abs(edge - foot)
  const at = (share: number, rise: number): Point => ({
    x: foot + outward * share * reach,
    y: ledge.front - rise * unit,
  })
  const leafLength = 88 * unit
  return [
    {
      points: [at(1.2, 170), at(1, 96), at(0.74, 30), at(0.4, 4), at(0.02, 8)],
      leaves: 11,
      leafLength,
      stem: 8 * unit,
      fruits: [0.3, 0.47, 0.66],
    },
    {
      points: [at(1.03, 100), at(0.9, 165), at(0.83, 260), at(0.86, 365)],
      leaves: 8,
      leafLength: leafLength * 0.9,
      stem: 5.5 * unit,
      fruits: [0.28, 0.6],
    },
  ]
}

function growTwig(
  twig: Twig,
  layout: NightLayout,
  random: Random,
  strokes: Strokes,
  clear: readonly Box[],
): void {
  const line = sampleSpline(twig.points, 61)
  strokes.stems.push(
    ribbonPath(
      line.filter((_, i) => i % 6 === 0),
      twig.stem,
    ),
  )
  const visible = (point: Point) => (isFree(point, layout, clear) ? strokes : emptyStrokes())
  for (let i = 0; i < twig.leaves; i++) {
    const t = 0.1 + (0.86 * i) / (twig.leaves - 1)
    for (const turn of [-1, 1]) {
      const index = Math.round(60 * Math.min(1, t + between(random, -0.015, 0.015) + turn * 0.012))
      const base = line[index]
      if (!base) continue
      const spread = (0.92 - 0.45 * t + between(random, -0.16, 0.16)) * turn
      const angle = directionAt(line, index) + spread
      const length = twig.leafLength * (1 - 0.38 * t) * between(random, 0.84, 1.12)
      const tip = { x: base.x + length * Math.cos(angle), y: base.y + length * Math.sin(angle) }
      addLeaf(visible(tip), { ...base, angle, length, turn }, layout, random)
    }
  }
  addTerminalLeaf(strokes, line, twig.leafLength * 0.66, layout, random)
  for (const t of twig.fruits) {
    const stalk = line[Math.round(t * (line.length - 1))]
    if (!stalk) continue
    addFruit(visible({ x: stalk.x, y: stalk.y + 46 * layout.unit }), stalk, layout, random)
  }
}

function isFree(point: Point, { text, unit }: NightLayout, clear: readonly Box[]): boolean {
  return point.y < text.y - 12 * unit && !clear.some((box) => isNear(box, point))
}

interface Leaf extends Point {
  angle: number
  length: number
  /** -1 or 1: the side of the stem it grows on. */
  turn: number
}

/** A leaf in two tones; the half that faces the light is paler. */
function addLeaf(strokes: Strokes, leaf: Leaf, { glow }: NightLayout, random: Random): void {
  const { x, y, angle, length, turn } = leaf
  const outline = {
    x,
    y,
    angle,
    length,
    width: length * between(random, 0.12, 0.155),
    bend: -turn * between(random, 0.05, 0.2),
  }
  const whole = leafPath(outline)
  const towards = Math.atan2(glow.y - y, glow.x - x)
  const half = halfLeaf(whole, outline, Math.sin(towards - angle) > 0 ? 'right' : 'left')
  const depth = random()
  if (depth < 0.34) {
    strokes.deep.push(whole)
    strokes.deepHalf.push(half)
  } else if (depth < 0.74) {
    strokes.leaf.push(whole)
    strokes.leafHalf.push(half)
  } else {
    strokes.silver.push(whole)
    strokes.silverHalf.push(half)
  }
}

function addTerminalLeaf(
  strokes: Strokes,
  line: readonly Point[],
  length: number,
  layout: NightLayout,
  random: Random,
): void {
  const tip = line.at(-1)
  if (!tip) return
  addLeaf(
    strokes,
    { ...tip, angle: directionAt(line, line.length - 1), length, turn: 1 },
    layout,
    random,
  )
}

/** One side of a leaf, from its edge to the spine; `right` as seen along its growth. */
function halfLeaf(
  whole: Path,
  { x, y, angle, length }: { x: number; y: number; angle: number; length: number },
  side: 'left' | 'right',
): Path {
  const [start, leftEdge, rightEdge] = whole
  const middle = [x + (length / 2) * Math.cos(angle), y + (length / 2) * Math.sin(angle)] as const
  if (start?.[0] !== 'M' || leftEdge?.[0] !== 'C' || rightEdge?.[0] !== 'C') return []
  const tip = [leftEdge[5], leftEdge[6]] as const
  return side === 'left'
    ? [start, leftEdge, ['Q', ...middle, start[1], start[2]], ['Z']]
    : [['M', ...tip], rightEdge, ['Q', ...middle, ...tip], ['Z']]
}

/** Two or three olives on short stalks, one of them still green. */
function addFruit(strokes: Strokes, base: Point, { unit }: NightLayout, random: Random): void {
  const count = random() < 0.45 ? 3 : 2
  for (let i = 0; i < count; i++) {
    const angle = Math.PI / 2 + (i - (count - 1) / 2) * 0.95 + between(random, -0.15, 0.15)
    const reach = between(random, 22, 30) * unit
    const x = base.x + reach * Math.cos(angle)
    const y = base.y + reach * Math.sin(angle)
    const size = between(random, 0.9, 1.1) * unit
    strokes.stems.push(
      ribbonPath(
        [base, { x: (base.x + x) / 2 + 2 * unit, y: (base.y + y) / 2 }, { x, y }],
        2.6 * unit,
      ),
    )
    const turned = placement(x, y, angle - Math.PI / 2)
    const body = transformPath(ellipsePath(0, 0, 10.4 * size, 14.6 * size), turned)
    const light = ellipsePath(x - 3.2 * size, y - 4.6 * size, 2.3 * size, 4.2 * size)
    const green = i === 1
    strokes[green ? 'green' : 'dark'].push(body)
    strokes[green ? 'greenLit' : 'darkLit'].push(light)
  }
}

function emptyStrokes(): Strokes {
  return {
    stems: [],
    deep: [],
    deepHalf: [],
    leaf: [],
    leafHalf: [],
    silver: [],
    silverHalf: [],
    dark: [],
    darkLit: [],
    green: [],
    greenLit: [],
  }
}
