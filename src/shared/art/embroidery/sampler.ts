import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import type { Proportion } from '../proportion.ts'
import type { Band, BandKind, Manner } from './band.ts'
import { houses } from './band-houses.ts'
import { letters, lozenges, waves } from './band-patterns.ts'
import { birds, flowers, vine } from './band-plants.ts'
import { cord } from './cord.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { polyline } from './thread.ts'

type Row = readonly [kind: BandKind, share: number]

type Rows = Readonly<Record<Proportion, readonly Row[]>>

const above: Rows = {
  status: [
    ['waves', 1.15],
    ['flowers', 1.2],
    ['letters', 0.95],
    ['lozenges', 0.5],
  ],
  print: [
    ['waves', 1],
    ['flowers', 1.2],
    ['letters', 0.85],
  ],
  portrait: [
    ['waves', 0.9],
    ['flowers', 1.2],
    ['letters', 0.85],
  ],
  square: [
    ['waves', 0.9],
    ['flowers', 1.2],
    ['letters', 0.8],
  ],
}
const below: Rows = {
  status: [
    ['lozenges', 0.5],
    ['birds', 1.5],
    ['vine', 0.9],
    ['houses', 1.3],
    ['waves', 1],
  ],
  print: [
    ['birds', 1.5],
    ['houses', 1.2],
    ['waves', 0.9],
  ],
  portrait: [
    ['birds', 1.5],
    ['houses', 1.2],
  ],
  square: [
    ['birds', 1.5],
    ['houses', 1.2],
  ],
}

/** A sampler: rows of patterns, and the words between them. */
export function sampler({ plot, seed, palette }: Scene): Art {
  const { text, height, proportion } = plot
  const top = bandsIn(above[proportion], 44, text.y - 46)
  const low = bandsIn(below[proportion], text.y + text.height + 24, height - 44)
  return [...top, ...low]
    .map((band, i) => draw[band.kind](band, { plot, palette, seed: seed + i }))
    .concat([...top.slice(1), ...low.slice(1)].map(({ y }) => rule(plot, y, palette)))
    .concat([rule(plot, text.y - 46, palette), rule(plot, text.y + text.height + 24, palette)])
}

function bandsIn(rows: readonly Row[], from: number, to: number): Band[] {
  const whole = rows.reduce((sum, [, share]) => sum + share, 0)
  let y = from
  return rows.map(([kind, share]) => {
    const height = ((to - from) * share) / whole
    const band = { kind, y, height }
    y += height
    return band
  })
}

function rule({ width }: Plot, y: number, palette: Paints): Art {
  return named(
    'border',
    cord(
      polyline([
        { x: 34, y },
        { x: width - 34, y },
      ]),
      palette,
      7,
    ),
  )
}

const draw: Readonly<Record<BandKind, (band: Band, manner: Manner) => Art>> = {
  waves,
  letters,
  flowers,
  houses,
  lozenges,
  birds,
  vine,
}
