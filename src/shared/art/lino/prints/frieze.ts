import { type Art, named } from '../../art.ts'
import type { Box } from '../../family.ts'
import type { Motif } from '../../motifs/motif.ts'
import { type Matrix, type Path, type Point, placement, transformPath } from '../../path.ts'
import { flatten } from '../../polygon.ts'
import { createRandom, type Random } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { gouge, roughen, specks } from '../block.ts'
import { chatter } from '../cuts.ts'
import { bleed, type Sheet, standAt } from '../sheet.ts'
import type { Frieze } from '../subject.ts'
import { bodiesOf, type Placed, printThings } from '../things.ts'

/** A frieze above the words and one below, which go on past the sides of the page. */
export function drawFrieze(sheet: Sheet, { above, below }: Frieze): Art {
  const { header, text, unit, heightPx, widthPx } = sheet.layout
  const x = -bleed
  const width = widthPx + 2 * bleed
  const foot = header.y - 52 * unit
  const top = text.y + text.height + 34 * unit
  return [
    band(sheet, { box: { x, y: -bleed, width, height: foot + bleed }, motifs: above, isTop: true }),
    band(sheet, {
      box: { x, y: top, width, height: heightPx + bleed - top },
      motifs: below,
      isTop: false,
    }),
  ]
}

interface Band {
  box: Box
  motifs: readonly (() => Motif)[]
  isTop: boolean
}

function band(sheet: Sheet, { box, motifs, isTop }: Band): Art {
  const { layout, inks, seed } = sheet
  const { unit, widthPx, heightPx } = layout
  const random = createRandom(seed + (isTop ? 4 : 5))
  const outline = wavyBand(box, isTop, { unit, random })
  const block = flatten(outline)
  const placed = row(motifs, {
    x: 0,
    y: isTop ? 0.018 * heightPx : box.y + 44 * unit,
    width: widthPx,
    height: isTop
      ? box.y + box.height - 0.018 * heightPx - 34 * unit
      : 0.972 * heightPx - box.y - 44 * unit,
  })
  const order = {
    block,
    objects: [...bodiesOf(placed), ...sheet.words],
    centre: { x: widthPx / 2, y: isTop ? 0.1 * heightPx : heightPx },
    flow: 'rays' as const,
    table: 2 * heightPx,
    reach: 0.62 * widthPx,
    unit: 1.25 * unit,
    seed: seed + (isTop ? 1 : 3),
  }
  const shift = isTop ? 12 * unit : -12 * unit
  return [
    shape(transformPath(outline, placement(0, shift)), { fill: inks.spot }),
    shape(outline, { fill: inks.ink }),
    shape(chatter(outline, { unit, words: sheet.words, page: layout }, random), {
      fill: inks.mark,
    }),
    named(
      'lights',
      shape([...gouge(order), ...specks(block, box, unit, seed + 2)], { fill: inks.paper }),
      { x: order.centre.x, y: Math.min(heightPx, order.centre.y) },
    ),
    printThings(sheet, placed),
  ]
}

/** Things in a row as wide as the page, in turn; one thing alone stands in the middle. */
function row(motifs: readonly (() => Motif)[], box: Box): Placed[] {
  const drawn = motifs.map((draw) => draw())
  const widths = drawn.map(({ width, height }) =>
    Math.min(box.width, (width / height) * box.height),
  )
  const gap = 0.16 * box.height
  const all = widths.reduce((sum, width) => sum + width + gap, -gap)
  const shrink = Math.min(1, (0.96 * box.width) / all)
  let x = box.x + (box.width - all * shrink) / 2
  return drawn.map((motif, i) => {
    const width = (widths[i] ?? 0) * shrink
    const at = { x: x + width / 2, y: box.y + box.height, width, height: box.height }
    x += width + gap * shrink
    // Twins look at each other.
    const isTwin = i > 0 && i === drawn.length - 1 && motifs[i] === motifs[0] && !motif.lettered
    return { motif, place: isTwin ? mirroredAt(standAt(motif, at)) : standAt(motif, at) }
  })
}

function mirroredAt([a, b, c, d, x, y]: Matrix): Matrix {
  return [-a, b, c, d, x, y]
}

/** A band whose inner edge rises and falls. */
function wavyBand(
  { x, y, width, height }: Box,
  isTop: boolean,
  { unit, random }: { unit: number; random: Random },
): Path {
  const steps = 84
  const edge = Array.from({ length: steps + 1 }, (_, i): Point => {
    const wave = Math.sin((i / steps) * 2 * Math.PI * 3.5) * 12 * unit
    return {
      x: x + (width * i) / steps,
      y: (isTop ? y + height - 12 * unit : y + 12 * unit) + wave,
    }
  })
  const far = isTop ? y : y + height
  const points = isTop
    ? [{ x, y: far }, { x: x + width, y: far }, ...edge.toReversed()]
    : [...edge, { x: x + width, y: far }, { x, y: far }]
  return roughen(points, 1.3 * unit, random)
}
