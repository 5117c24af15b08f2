import { type Art, defs, named } from '../art.ts'
import { sampleSpline } from '../foliage.ts'
import type { Point } from '../path.ts'
import { createRandom } from '../random.ts'
import { drawLooseArils } from './arils.ts'
import { drawBlossom, drawBud, drawSideBlossom, type Flower } from './blossom.ts'
import {
  type Bough,
  clearStem,
  directionOf,
  drawBough,
  drawGhosts,
  drawStalk,
  placeOn,
} from './bough.ts'
import { away } from './brush.ts'
import { drawCutFruit } from './cut-fruit.ts'
import { drawFruit, type Fruit, fitFruit } from './fruit.ts'
import { drawLeaf, type LeafHue, leafSymbols } from './leaf.ts'
import { drawPaper } from './paper.ts'
import type { Plot } from './plot.ts'
import { type BoughPlan, type FruitPlan, planFor, type WashPlan } from './rimon-plan.ts'
import { drawSplatter } from './splatter.ts'
import { drawSprig } from './sprig.ts'
import { drawContact, drawWash } from './wash.ts'

const warmHues: readonly LeafHue[] = ['green1', 'green2', 'green3', 'green4', 'green2', 'turning']
const coolHues: readonly LeafHue[] = ['blue', 'green2', 'green3', 'blue', 'green1']

type Stem = readonly Point[]

/** Pomegranate boughs: a heavy corner at the top right, a counterpart at the bottom left. */
export function drawRimon(plot: Plot): Art {
  const plan = planFor(plot)
  const high = stemsOf(plot, plan.high)
  const boughs = plan.high.map((bough, i) => boughOf(plot, bough, high[i] ?? [], 11 + i))
  const sprigs = plan.sprigs.map((line, i) =>
    drawSprig(plot, { line: placesOf(plot, line), twig: 40 * plot.unit, seed: i + 1 }),
  )
  const foliage = [
    ...boughs.map((bough) => drawGhosts(plot, bough)),
    ...sprigs,
    ...boughs.map((bough) => drawBough(plot, bough)),
  ]
  return [
    drawPaper(plot),
    ...plan.washes.map((wash, i) => drawPlannedWash(plot, wash, i)),
    defs(leafSymbols(plot)),
    named('foliage', foliage),
    ...plan.hanging.map((fruit, i) => drawHanging(plot, fruit, high, i)),
    ...plan.high.map((bough, i) => drawFlowers(plot, bough, high[i] ?? [], `h${i}`)),
    drawLow(plot),
    drawSplatter(plot, placesOf(plot, plan.drops.flat()), 210 * plot.unit),
  ]
}

/** The stems of boughs. A stem that grows from another begins on it. */
function stemsOf(plot: Plot, boughs: readonly BoughPlan[]): Stem[] {
  const stems: Stem[] = []
  for (const { line, on, leaf } of boughs) {
    const parent = on && stems[on[0]]
    const fork = parent && placeOn(parent, on[1])
    const controls = [...(fork ? [fork] : []), ...placesOf(plot, line)]
    stems.push(clearStem(plot, sampleSpline(controls, 48), leaf * plot.unit * 0.66))
  }
  return stems
}

function drawPlannedWash(plot: Plot, { at, reach, tone }: WashPlan, i: number): Art {
  const [centre] = placesOf(plot, at)
  const radius = { x: reach[0] * plot.unit, y: reach[1] * plot.unit }
  return centre ? drawWash(plot, centre, radius, { id: `v${i}`, tone: plot.tones[tone] }) : []
}

function boughOf(plot: Plot, plan: BoughPlan, stem: Stem, seed: number): Bough {
  return {
    stem,
    width: plan.width * plot.unit,
    leaf: plan.leaf * plot.unit,
    bare: plan.bare ?? 0,
    terminal: (plan.tip ?? 'leaf') === 'leaf',
    hues: plan.cool ? coolHues : warmHues,
    seed,
  }
}

function drawFlowers(plot: Plot, plan: BoughPlan, stem: Stem, id: string): Art {
  const open = (plan.blossoms ?? []).map(([share, radius], i) => {
    const centre = placeOn(stem, share)
    return centre
      ? drawBlossom(plot, { centre, radius: radius * plot.unit, axis: i + 0.4, id: `${id}o${i}` })
      : []
  })
  const tip = stem.at(-1)
  const radius = 40 * plot.unit
  const axis = directionOf(stem)
  const cup = (reach: number): Flower => ({
    centre: tip ? away(tip, axis, radius * reach) : { x: 0, y: 0 },
    radius,
    axis,
    id: `${id}t`,
  })
  if (tip && plan.tip === 'bud') open.push(drawBud(plot, cup(0.6)))
  if (tip && plan.tip === 'side') open.push(drawSideBlossom(plot, cup(0.6)))
  return named('flowers', open)
}

/** A fruit on its stalk, with two leaves over its shoulder. */
function drawHanging(plot: Plot, plan: FruitPlan, stems: readonly Stem[], i: number): Art {
  const fruit = fitFruit(plot, fruitOf(plot, plan, `f${i}`), 'top')
  const stem = stems[plan.on?.[0] ?? 0] ?? []
  const from = placeOn(stem, plan.on?.[1] ?? 0)
  if (!fruit || !from) return []
  const random = createRandom(plot.seed * 5 + i)
  const top = away(fruit.centre, fruit.axis + Math.PI, fruit.radius * 0.93)
  const knee = {
    x: from.x + (top.x - from.x) * 0.25 + fruit.radius * 0.08,
    y: from.y + (top.y - from.y) * 0.55,
  }
  const length = Math.min(fruit.radius * 0.92, 104 * plot.unit)
  const over = [0.62, -0.5].map((turn, k) => ({
    base: { x: top.x, y: top.y - 3 * plot.unit },
    angle: fruit.axis + turn,
    length: length * (1 - 0.16 * k),
    side: k === 0 ? (1 as const) : (-1 as const),
    hue: k === 0 ? ('green2' as const) : ('green1' as const),
  }))
  const drawn = [
    drawFruit(plot, fruit),
    drawStalk(plot, [from, knee, top], 7 * plot.unit),
    ...over.map((leaf) => drawLeaf(plot, leaf, random)),
  ]
  return named('hung', drawn, from)
}

/** The counterpart: half a fruit and a whole one among leaves, and seeds that fell out. */
function drawLow(plot: Plot): Art {
  const plan = planFor(plot)
  const stems = stemsOf(plot, plan.low)
  const boughs = plan.low.map((bough, i) => boughOf(plot, bough, stems[i] ?? [], 41 + i))
  const cut = fitFruit(plot, fruitOf(plot, plan.cut, 'cut'), 'foot')
  const lying = plan.lying.flatMap(
    (fruit, i) => fitFruit(plot, fruitOf(plot, fruit, `l${i}`), 'foot') ?? [],
  )
  const foliage = [
    ...boughs.map((bough) => drawGhosts(plot, bough)),
    ...boughs.map((bough) => drawBough(plot, bough)),
  ]
  const fruit = [
    ...lying.map((fruit) => [drawShadow(plot, fruit), drawFruit(plot, fruit)]),
    cut ? [drawShadow(plot, cut), drawCutFruit(plot, cut)] : [],
    drawLooseArils(plot, placesOf(plot, plan.seeds.flat()), 13 * plot.unit),
  ]
  return [
    named('foliage', foliage),
    ...plan.low.map((bough, i) => drawFlowers(plot, bough, stems[i] ?? [], `w${i}`)),
    named('motif', fruit),
  ]
}

function drawShadow(plot: Plot, { centre, radius, id }: Fruit): Art {
  const foot = { x: centre.x + radius * 0.2, y: centre.y + radius * 0.93 }
  return drawContact(plot, foot, radius * 1.3, id)
}

function fruitOf(plot: Plot, plan: FruitPlan, id: string): Fruit {
  const [centre = { x: 0, y: 0 }] = placesOf(plot, plan.at)
  return { centre, radius: plan.radius * plot.unit, axis: (plan.crown * Math.PI) / 180, id }
}

/** Places in plot px from x, y, x, y ... in hundredths of the plot. */
function placesOf({ widthPx, heightPx }: Plot, numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: ((numbers[2 * i] ?? 0) * widthPx) / 100,
    y: ((numbers[2 * i + 1] ?? 0) * heightPx) / 100,
  }))
}
