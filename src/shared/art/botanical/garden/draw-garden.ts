import { type Art, defs, named } from '../../art.ts'
import { directionAt, sampleSpline } from '../../foliage.ts'
import type { Point } from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { type Bough, clearStem, directionOf, drawBough, drawGhosts } from '../bough.ts'
import { away } from '../brush.ts'
import { drawLeaf, type LeafKind, leafSymbols } from '../leaf.ts'
import { drawHead, type Head, headSymbols } from '../plants/flora.ts'
import type { Plot } from '../plot.ts'
import { drawSplatter } from '../splatter.ts'
import { drawSprig } from '../sprig.ts'
import { drawWash } from '../wash.ts'
import type { Garden, Spray } from './garden.ts'
import { drawStanding } from './paint-motif.ts'
import { drawBow } from './ribbon.ts'

/** Of 48. A stem that has fewer points left beside the words is not drawn. */
const fewestPoints = 9

/** A planted composition without its sheet: washes, sprigs, sprays, leaves and flowers. */
export function drawGarden(plot: Plot, garden: Garden): Art {
  const boughs = garden.sprays.map((spray, i) => boughOf(plot, spray, i))
  const borne = garden.sprays.flatMap((spray, i) => {
    const bough = boughs[i]
    return bough ? borneBy(spray, bough, plot.seed + i) : []
  })
  const random = createRandom(plot.seed * 13 + 5)
  const sprays = [
    ...boughs.map((bough) => (bough.leaf > 0 ? drawGhosts(plot, bough) : [])),
    ...garden.sprigs.map((line, i) => drawSprig(plot, { line, twig: 40, seed: i + 1 })),
    ...boughs.map((bough) => drawBough(plot, bough)),
    ...borne.map((head, i) => drawHead(plot, head, i)),
    ...garden.leaves.map((leaf) => drawLeaf(plot, leaf, random)),
  ]
  const flowers = [
    ...garden.heads.map((head, i) => drawHead(plot, head, i)),
    garden.bow ? drawBow(plot, garden.bow.knot, garden.bow.size) : [],
  ]
  return [
    ...garden.washes.map(({ at, reach, tone }, i) =>
      drawWash(plot, at, reach, { id: `v${i}`, tone: plot.tones[tone] }),
    ),
    defs(leafSymbols(plot, kindsIn(garden))),
    defs(headSymbols(plot, [...borne, ...garden.heads])),
    named('foliage', sprays),
    ...(garden.things ?? []).map((thing, i) => drawStanding(plot, thing, i)),
    named('flowers', flowers),
    drawSplatter(plot, garden.drops, 210),
  ]
}

function kindsIn({ sprays, leaves }: Garden): LeafKind[] {
  const kinds = [...sprays.map(({ kind }) => kind), ...leaves.map(({ kind = 'broad' }) => kind)]
  return [...new Set(kinds)].sort()
}

function boughOf(plot: Plot, spray: Spray, i: number): Bough {
  const { line, tip, leaf, bare = 0, ...rest } = spray
  const room = tip ? tip.size * 0.6 : leaf * 0.66
  const clear = clearStem(plot, sampleSpline(line, 48), room)
  const stem = clear.length < fewestPoints ? [] : clear
  return { ...rest, leaf, stem, bare, terminal: !tip, seed: 11 + i }
}

/** The heads along a spray and at its end. */
function borneBy({ along = [], tip }: Spray, { stem }: Bough, seed: number): Head[] {
  const random = createRandom(seed * 31 + 3)
  const heads = along.flatMap(({ kind, size, gap, from = gap / 2 }): Head[] => {
    let side = random() < 0.5 ? 1 : -1
    return placesAlong(stem, gap, from).map(({ at, direction }) => {
      side = -side
      const angle = direction + side * between(random, 0.7, 1.15)
      const own = size * between(random, 0.78, 1.14)
      const hangs = kind === 'grapes'
      const foot = kind === 'olive' || hangs ? own * 0.9 : own * 0.3
      return {
        kind,
        at: hangs ? { x: at.x, y: at.y + 8 } : away(at, angle, foot),
        size: own,
        turn: hangs ? between(random, -0.12, 0.12) : angle - (kind === 'olive' ? 1.57 : 0),
      }
    })
  })
  const end = stem.at(-1)
  if (tip && end) heads.push({ ...tip, at: end, turn: directionOf(stem) })
  return heads
}

function placesAlong(stem: readonly Point[], gap: number, from: number) {
  const places: { at: Point; direction: number }[] = []
  let walked = 0
  let next = from
  stem.forEach((at, i) => {
    const before = stem[i - 1] ?? at
    walked += Math.hypot(at.x - before.x, at.y - before.y)
    if (walked < next) return
    places.push({ at, direction: directionAt(stem, i) })
    next = walked + gap
  })
  return places
}
