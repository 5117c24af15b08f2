import { type Art, named } from '../art.ts'
import type { Box } from '../family.ts'
import { printMotif } from '../lino/print-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Paint } from '../paints.ts'
import { mirrorPath, type Path, placement, type Segment } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import { textGaps } from '../text-gaps.ts'
import type { Composition } from './compositions.ts'
import { branchHeight, budRow, lozenge, lozengeRow, rosette, scroll } from './ornaments.ts'
import type { InkName } from './palettes.ts'
import type { Plot } from './plot.ts'

/** The paints of a palette. */
export type Inks = Readonly<Record<InkName, Paint>>

/** What a setting draws with. */
export interface View {
  plot: Plot
  composition: Composition
  /** Ink boxes of the words, units. */
  words: readonly Box[]
  seed: number
  inks: Inks
}

/** What a woodcut is printed on, and its second ink, where they are not those of the sheet. */
interface Papers {
  paper?: Paint
  spot?: Paint
}

/** A thing as a woodcut of two inks, standing in the middle of a box's foot. */
export function woodcut(
  motif: Motif,
  box: Box,
  { inks, seed }: View,
  { paper = inks.paper, spot = inks.spot }: Papers = {},
): Art {
  const scale = Math.min(box.width / motif.width, box.height / motif.height)
  const place = placement(box.x + box.width / 2, box.y + box.height, 0, scale)
  const inking = {
    paper,
    ink: inks.ink,
    spot,
    unit: Math.max(0.62, Math.min(1.15, scale * 0.6)),
  }
  return named('motif', printMotif(motif, place, inking, seed))
}

/** The things of a composition in the places of its plot. */
export function woodcuts(view: View, papers?: Papers): Art {
  const { composition, plot } = view
  return composition.things.flatMap((thing, i) => {
    const box = plot.cuts[i]
    return box ? [woodcut(thing(), box, view, papers)] : []
  })
}

/** Less room than this between two lines has no rule. */
const leastRoom = 30
const roomOfRow = 62

/** Rules and ornaments in the free bands between the words, and above and below them. */
export function furniture({ plot, words, inks }: View): Art {
  const gaps = textGaps(plot.text, words)
  if (!gaps) return []
  const { x, width } = plot.text
  const [left, right] = [x + 4, x + width - 4]
  const [ink, spot] = [inks.ink, inks.spot]
  const rows = gaps.between.flatMap(({ y, room }, i): Art[] => {
    if (room < leastRoom) return []
    if (room >= roomOfRow) return [rowAt(y, i)]
    if (i % 3 === 1) return [shape(lozengeRow(left, right, y, 5), { fill: spot })]
    return [shape(ruleAt(left, right, y, room >= 40), { fill: ink })]
  })
  function rowAt(y: number, i: number): Art {
    const path = i % 2 === 0 ? budRow(left, right, y, 13) : lozengeRow(left, right, y, 8)
    return shape(path, { fill: spot })
  }
  const ends = [gaps.above, gaps.below].flatMap(({ y, room }, i): Art[] => {
    if (room < 84) return []
    if (room < 180) return [rowAt(y, 0)]
    const highest = room / 2 + 14
    const wide = Math.min(width * 0.86, room * 2.6, (2 * highest) / branchHeight)
    return [shape(scroll({ x: x + width / 2, y: y + (i === 0 ? 20 : 26) }, wide), { fill: spot })]
  })
  const sides = words.flatMap((box) => {
    const isHere =
      box.y >= plot.text.y - 2 && box.y + box.height <= plot.text.y + plot.text.height + 2
    const room = box.x - left
    if (!isHere || room < 76) return []
    const y = box.y + box.height * 0.52
    const end = box.x - 24
    const half = besideLine({ from: left, to: end, y, deep: box.height })
    return [shape([...half, ...mirrorPath(half, x + width / 2)], { fill: spot })]
  })
  return named('divider', [...rows, ...ends, ...sides])
}

/** What fills the measure beside a short line: a bud, or a rule that ends in a lozenge. */
function besideLine({ from, to, y, deep }: { from: number; to: number; y: number; deep: number }) {
  if (to - from < 150 || deep > 74) {
    const reach = Math.min((to - from) / 2, deep * 0.34, 44)
    return rosette({ x: (from + to) / 2, y }, reach)
  }
  return [...ruleAt(from, to - 26, y, true), ...lozenge({ x: to - 12, y }, 11)]
}

/** A thick rule with a thin one, or a single rule. */
function ruleAt(left: number, right: number, y: number, isDouble: boolean): Path {
  const bar = (top: number, thick: number): Segment[] => [
    ['M', left, top],
    ['L', right, top + 0.6],
    ['L', right, top + thick],
    ['L', left, top + thick + 0.5],
    ['Z'],
  ]
  return isDouble ? [...bar(y - 6, 6), ...bar(y + 4.5, 2.2)] : bar(y - 1.5, 3)
}

/** Specks of paper on everything that is printed in a box: ink that did not take. */
export function wornSpots({ inks, seed }: View, box: Box, count: number, fill?: Paint): Art {
  const random = createRandom(seed + 91)
  const specks = Array.from({ length: count }, () => {
    const x = box.x + box.width * random()
    const y = box.y + box.height * random()
    const reach = 0.8 + 2.6 * random() ** 4
    return { x, y, reach, long: reach * between(random, 0.8, 1.6) }
  })
  // From the top down: each is near the one before, so its path data is short.
  const inRows = specks.toSorted((one, other) => one.y - other.y)
  const closed = inRows.flatMap(({ x, y, reach, long }): Segment[] => [
    ['M', x - long, y],
    ['L', x, y - reach],
    ['L', x + long, y + 0.3],
    ['L', x, y + reach],
    ['Z'],
  ])
  return shape(closed, { fill: fill ?? inks.paper })
}
