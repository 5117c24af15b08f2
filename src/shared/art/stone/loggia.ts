import type { Art } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { type Path, rectPath } from '../path.ts'
import { band, colour, shape } from '../shapes.ts'
import type { Hanging } from './cascade.ts'
import type { StoneLayout } from './layout.ts'
import { drawPier } from './masonry.ts'

/** Width of the pillars at both edges of the plot, units. */
const pillarWidth = 66

/** Two pillars and the beams of a pergola above them, with the sky between. */
export function drawLoggia(layout: StoneLayout, palette: Paints, seed: number): Art {
  const { widthPx, unit, sill } = layout
  const beam = beamOf(layout)
  const top = beam.y + beam.height
  const width = pillarWidth * unit
  const left = {
    x: -printBleedPx,
    y: top,
    width: width + printBleedPx,
    height: sill.back + 12 - top,
  }
  const piers = [left, { ...left, x: widthPx - width }]
  return [
    ...piers.map((pier, i) => drawPier(pier, layout, palette, seed + i)),
    shape(joists(layout), { fill: colour(palette, 'woodDark') }),
    shape(joistEnds(layout), { fill: colour(palette, 'wood') }),
    band(widthPx, beam.y, top, colour(palette, 'wood')),
    band(widthPx, beam.y, beam.y + 7 * unit, colour(palette, 'woodLight')),
    band(widthPx, top - 9 * unit, top, colour(palette, 'woodDark')),
  ]
}

/** Stems that wind along the beam, and one that hangs in front of a pillar down to the text. */
export function festoons(layout: StoneLayout): Hanging[] {
  const { widthPx, unit, text } = layout
  const beam = beamOf(layout)
  const y = beam.y + beam.height
  const fall = (text.y - y) / unit - 70
  const at = (share: number, dy: number) => ({ x: widthPx * share, y: y + dy * unit })
  return [
    { points: [at(1.04, -40), at(0.86, 12), at(0.68, -8), at(0.5, 20), at(0.36, 0)], mass: 46 },
    {
      points: [at(1.03, -10), at(0.985, 0.4 * fall), at(0.955, 0.75 * fall), at(0.965, fall)],
      mass: 40,
    },
    { points: [at(-0.03, -30), at(0.08, 8), at(0.2, -6), at(0.3, 12)], mass: 40 },
  ]
}

function beamOf({ heightPx, unit }: StoneLayout) {
  return { y: 0.052 * heightPx, height: 44 * unit }
}

/** The cross beams, seen from below, from the top of the plot to the front beam. */
function joists(layout: StoneLayout): Path {
  const { unit } = layout
  const beam = beamOf(layout)
  return joistCentres(layout).flatMap((x) =>
    rectPath(x - 17 * unit, -printBleedPx, 34 * unit, beam.y + printBleedPx),
  )
}

/** Their carved ends, in front of the beam. */
function joistEnds(layout: StoneLayout): Path {
  const { unit } = layout
  const { y } = beamOf(layout)
  return joistCentres(layout).flatMap(
    (x): Path => [
      ['M', x - 20 * unit, y - 30 * unit],
      ['L', x + 20 * unit, y - 30 * unit],
      ['L', x + 20 * unit, y - 2 * unit],
      [
        'C',
        x + 20 * unit,
        y + 12 * unit,
        x - 20 * unit,
        y + 12 * unit,
        x - 20 * unit,
        y - 2 * unit,
      ],
      ['Z'],
    ],
  )
}

function joistCentres({ widthPx, unit }: StoneLayout): number[] {
  const count = Math.round(widthPx / (190 * unit))
  return Array.from({ length: count + 1 }, (_, i) => (widthPx * i) / count)
}
