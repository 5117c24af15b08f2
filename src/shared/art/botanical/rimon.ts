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
import type { Page } from './page.ts'
import { drawPaper } from './paper.ts'
import { type BoughPlan, type FruitPlan, planFor, type WashPlan } from './rimon-plan.ts'
import { drawSplatter } from './splatter.ts'
import { drawSprig } from './sprig.ts'
import { drawContact, drawWash } from './wash.ts'

const warmHues: readonly LeafHue[] = ['green1', 'green2', 'green3', 'green4', 'green2', 'turning']
const coolHues: readonly LeafHue[] = ['blue', 'green2', 'green3', 'blue', 'green1']

type Stem = readonly Point[]

/** Pomegranate boughs: a heavy corner at the top right, a counterpart at the bottom left. */
export function drawRimon(page: Page): Art {
  const plan = planFor(page)
  const high = stemsOf(page, plan.high)
  const boughs = plan.high.map((bough, i) => boughOf(page, bough, high[i] ?? [], 11 + i))
  const sprigs = plan.sprigs.map((line, i) =>
    drawSprig(page, { line: placesOf(page, line), twig: 40 * page.unit, seed: i + 1 }),
  )
  const foliage = [
    ...boughs.map((bough) => drawGhosts(page, bough)),
    ...sprigs,
    ...boughs.map((bough) => drawBough(page, bough)),
  ]
  return [
    drawPaper(page),
    ...plan.washes.map((wash, i) => drawPlannedWash(page, wash, i)),
    defs(leafSymbols(page)),
    named('foliage', foliage),
    ...plan.hanging.map((fruit, i) => drawHanging(page, fruit, high, i)),
    ...plan.high.map((bough, i) => drawFlowers(page, bough, high[i] ?? [], `h${i}`)),
    drawLow(page),
    drawSplatter(page, placesOf(page, plan.drops.flat()), 210 * page.unit),
  ]
}

/** The stems of boughs. A stem that grows from another begins on it. */
function stemsOf(page: Page, boughs: readonly BoughPlan[]): Stem[] {
  const stems: Stem[] = []
  for (const { line, on, leaf } of boughs) {
    const parent = on && stems[on[0]]
    const fork = parent && placeOn(parent, on[1])
    const controls = [...(fork ? [fork] : []), ...placesOf(page, line)]
    stems.push(clearStem(page, sampleSpline(controls, 48), leaf * page.unit * 0.66))
  }
  return stems
}

function drawPlannedWash(page: Page, { at, reach, tone }: WashPlan, i: number): Art {
  const [centre] = placesOf(page, at)
  const radius = { x: reach[0] * page.unit, y: reach[1] * page.unit }
  return centre ? drawWash(page, centre, radius, { id: `v${i}`, tone: page.tones[tone] }) : []
}

function boughOf(page: Page, plan: BoughPlan, stem: Stem, seed: number): Bough {
  return {
    stem,
    width: plan.width * page.unit,
    leaf: plan.leaf * page.unit,
    bare: plan.bare ?? 0,
    terminal: (plan.tip ?? 'leaf') === 'leaf',
    hues: plan.cool ? coolHues : warmHues,
    seed,
  }
}

function drawFlowers(page: Page, plan: BoughPlan, stem: Stem, id: string): Art {
  const open = (plan.blossoms ?? []).map(([share, radius], i) => {
    const centre = placeOn(stem, share)
    return centre
      ? drawBlossom(page, { centre, radius: radius * page.unit, axis: i + 0.4, id: `${id}o${i}` })
      : []
  })
  const tip = stem.at(-1)
  const radius = 40 * page.unit
  const axis = directionOf(stem)
  const cup = (reach: number): Flower => ({
    centre: tip ? away(tip, axis, radius * reach) : { x: 0, y: 0 },
    radius,
    axis,
    id: `${id}t`,
  })
  if (tip && plan.tip === 'bud') open.push(drawBud(page, cup(0.6)))
  if (tip && plan.tip === 'side') open.push(drawSideBlossom(page, cup(0.6)))
  return named('flowers', open)
}

/** A fruit on its stalk, with two leaves over its shoulder. */
function drawHanging(page: Page, plan: FruitPlan, stems: readonly Stem[], i: number): Art {
  const fruit = fitFruit(page, fruitOf(page, plan, `f${i}`), 'top')
  const stem = stems[plan.on?.[0] ?? 0] ?? []
  const from = placeOn(stem, plan.on?.[1] ?? 0)
  if (!fruit || !from) return []
  const random = createRandom(page.seed * 5 + i)
  const top = away(fruit.centre, fruit.axis + Math.PI, fruit.radius * 0.93)
  const knee = {
    x: from.x + (top.x - from.x) * 0.25 + fruit.radius * 0.08,
    y: from.y + (top.y - from.y) * 0.55,
  }
  const length = Math.min(fruit.radius * 0.92, 104 * page.unit)
  const over = [0.62, -0.5].map((turn, k) => ({
    base: { x: top.x, y: top.y - 3 * page.unit },
    angle: fruit.axis + turn,
    length: length * (1 - 0.16 * k),
    side: k === 0 ? (1 as const) : (-1 as const),
    hue: k === 0 ? ('green2' as const) : ('green1' as const),
  }))
  const drawn = [
    drawFruit(page, fruit),
    drawStalk(page, [from, knee, top], 7 * page.unit),
    ...over.map((leaf) => drawLeaf(page, leaf, random)),
  ]
  return named('hung', drawn, from)
}

/** The counterpart: half a fruit and a whole one among leaves, and seeds that fell out. */
function drawLow(page: Page): Art {
  const plan = planFor(page)
  const stems = stemsOf(page, plan.low)
  const boughs = plan.low.map((bough, i) => boughOf(page, bough, stems[i] ?? [], 41 + i))
  const cut = fitFruit(page, fruitOf(page, plan.cut, 'cut'), 'foot')
  const lying = plan.lying.flatMap(
    (fruit, i) => fitFruit(page, fruitOf(page, fruit, `l${i}`), 'foot') ?? [],
  )
  const foliage = [
    ...boughs.map((bough) => drawGhosts(page, bough)),
    ...boughs.map((bough) => drawBough(page, bough)),
  ]
  const fruit = [
    ...lying.map((fruit) => [drawShadow(page, fruit), drawFruit(page, fruit)]),
    cut ? [drawShadow(page, cut), drawCutFruit(page, cut)] : [],
    drawLooseArils(page, placesOf(page, plan.seeds.flat()), 13 * page.unit),
  ]
  return [
    named('foliage', foliage),
    ...plan.low.map((bough, i) => drawFlowers(page, bough, stems[i] ?? [], `w${i}`)),
    named('motif', fruit),
  ]
}

function drawShadow(page: Page, { centre, radius, id }: Fruit): Art {
  const foot = { x: centre.x + radius * 0.2, y: centre.y + radius * 0.93 }
  return drawContact(page, foot, radius * 1.3, id)
}

function fruitOf(page: Page, plan: FruitPlan, id: string): Fruit {
  const [centre = { x: 0, y: 0 }] = placesOf(page, plan.at)
  return { centre, radius: plan.radius * page.unit, axis: (plan.crown * Math.PI) / 180, id }
}

/** Places in page px from x, y, x, y ... in hundredths of the page. */
function placesOf({ widthPx, heightPx }: Page, numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: ((numbers[2 * i] ?? 0) * widthPx) / 100,
    y: ((numbers[2 * i + 1] ?? 0) * heightPx) / 100,
  }))
}
