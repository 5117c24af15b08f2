import { type Art, named } from '../../art.ts'
import { partNameOf } from '../../motifs/draw-parts.ts'
import type { Motif } from '../../motifs/motif.ts'
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
  const box = { x: middle, width, height: Math.min(foot - top, 620 * unit) }
  const tall = motif.height * standAt(motif, { ...box, y: 0 })[0]
  const y = (top + foot + tall) / 2
  const place = standAt(motif, { ...box, y })
  const reach = (motif.width * place[0]) / 2 + 70 * unit
  const ground = cutPath(
    { x: middle - reach, y: y + 9 * unit },
    { x: middle + reach, y: y + 7 * unit },
    5 * unit,
  )
  const art = printMotif(motif, place, { ...inkingOf(sheet), open: inks.mark }, seed + 15)
  return [shape(ground, { fill: inks.mark }), named(partNameOf(motif.name), art)]
}
