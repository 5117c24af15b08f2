import { type Art, named } from '../../art.ts'
import { partNameOf } from '../../motifs/draw-parts.ts'
import type { Motif } from '../../motifs/motif.ts'
import { placement } from '../../path.ts'
import { shape } from '../../shapes.ts'
import { cutPath } from '../knife.ts'
import { printMotif } from '../print-motif.ts'
import { inkingOf, type Sheet, standAt } from '../sheet.ts'

/** Where a thing below the words may stand: its axis, its largest width and the end of the paper. */
interface Room {
  middle: number
  width: number
  end: number
}

/** A thing lower than this stands there three times in a row, units, */
const shallow = 300
/** with this much room at each side, units, */
const aside = 22
/** unless it would be smaller than this share of its size. */
const leastInRow = 0.8

/** One thing more below the words, where they leave room for it. */
export function standBelow(
  sheet: Sheet,
  draw: (() => Motif) | undefined,
  { middle, width, end }: Room,
): Art {
  const { layout, inks, reserved, seed } = sheet
  const { unit } = layout
  const top = Math.max(layout.header.y, ...reserved.map(({ y, height }) => y + height)) + 70 * unit
  const foot = end - 62 * unit
  if (!draw || foot - top < 150 * unit) return []
  const motif = draw()
  const room = { width, height: Math.min(foot - top, 620 * unit) }
  const alone = standAt(motif, { x: middle, y: 0, ...room })[0]
  const third = width / 3
  const inRow = standAt(motif, { x: middle, y: 0, ...room, width: third - 2 * aside * unit })[0]
  const isRow = motif.height * alone < shallow * unit && inRow > leastInRow * alone
  const scale = isRow ? inRow : alone
  const y = (top + foot + motif.height * scale) / 2
  const reach = isRow ? third / 2 : (motif.width * scale) / 2 + 70 * unit
  const inking = { ...inkingOf(sheet), open: inks.mark }
  return (isRow ? [middle - third, middle, middle + third] : [middle]).map((x, i) => {
    const ground = cutPath(
      { x: x - reach, y: y + 9 * unit },
      { x: x + reach, y: y + 7 * unit },
      5 * unit,
    )
    const art = printMotif(motif, placement(x, y, 0, scale), inking, seed + 15 + i)
    return [shape(ground, { fill: inks.mark }), named(partNameOf(motif.name), art)]
  })
}
