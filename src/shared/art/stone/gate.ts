import { type Art, defs, linearGradient, reference, stops } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { turnedPath } from '../lathe.ts'
import { ellipsePath, type Path, placement, rectPath, transformPath } from '../path.ts'
import { band, colour, shape, stroke } from '../shapes.ts'
import type { Hanging } from './cascade.ts'
import type { StoneLayout } from './layout.ts'

/**
 * Three broad steps in front of a gate, each wider than the one above, the last across the plot.
 */
export function drawSteps(layout: StoneLayout, palette: Paints): Art {
  const { widthPx, heightPx, unit, openings, reveal, band: stones, sill } = layout
  const [gate] = openings
  if (!gate) return []
  const half = gate.rx + reveal + stones
  const rise = 40 * unit
  const steps = [half + 14 * unit, half + 66 * unit, widthPx].map((reach, i) => {
    const top = sill.back + i * rise
    const left = widthPx / 2 - reach > 60 * unit ? widthPx / 2 - reach : -printBleedPx
    const width = widthPx - 2 * left
    const part = (y: number, height: number, name: string, opacity = 1) =>
      shape(rectPath(left, y, width, height), {
        fill: colour(palette, name),
        ...(opacity < 1 && { 'fill-opacity': opacity }),
      })
    return [
      part(top, 15 * unit, 'sillTop'),
      part(top + 15 * unit, rise - 15 * unit, 'sillFace'),
      part(top + 14 * unit, 2.4 * unit, 'stoneLight'),
      part(top + rise, 11 * unit, 'shade', 0.2),
    ]
  })
  const ground = sill.back + 3 * rise
  return [
    ...[...steps].reverse(),
    band(widthPx, ground, heightPx + printBleedPx, colour(palette, 'sillFoot')),
    band(widthPx, ground, ground + 10 * unit, colour(palette, 'stoneDark')),
    shape(paving(layout, ground), stroke(colour(palette, 'stoneDark'), 2.2 * unit)),
  ]
}

/** The joints of the flagstones in front of the steps, which run to the middle of the plot. */
function paving({ widthPx, unit }: StoneLayout, ground: number): Path {
  const rows = [54, 128, 224, 340].map((drop) => ground + drop * unit)
  const seams = rows.flatMap((y, i): Path => {
    const above = rows[i - 1] ?? ground + 10 * unit
    const pitch = (150 + 44 * i) * unit
    const count = Math.ceil(widthPx / pitch) + 1
    return Array.from({ length: count }, (_, k) => k - count / 2 + (i % 2) * 0.5).flatMap(
      (k): Path => [
        ['M', widthPx / 2 + k * pitch, above],
        ['L', widthPx / 2 + k * pitch * 1.14, y],
      ],
    )
  })
  const lines = rows.flatMap(
    (y): Path => [
      ['M', -printBleedPx, y],
      ['L', widthPx + printBleedPx, y],
    ],
  )
  return [...lines, ...seams]
}

/** The place of the pots: distance of a pot's foot from the axis, and its height, px. */
function potPlace({ widthPx, unit, openings, reveal, band: stones, sill }: StoneLayout) {
  const reach = (openings[0]?.rx ?? 0) + reveal + stones * 0.62
  return {
    dx: Math.min(reach, widthPx / 2 - 74 * unit),
    y: sill.back + 52 * unit,
    scale: 0.86 * unit,
  }
}

/** A clay pot on each side of a gate. Its flowers are drawn later. */
export function drawPots(layout: StoneLayout, palette: Paints): Art {
  const { dx, y, scale } = potPlace(layout)
  const { widthPx } = layout
  const gradient = linearGradient(
    { id: 'stone-pot' },
    stops([
      [0, colour(palette, 'clay')],
      [0.3, colour(palette, 'clayLight')],
      [0.6, colour(palette, 'clay')],
      [1, colour(palette, 'clayDark')],
    ]),
  )
  const pots = [-1, 1].map((side) => {
    const at = (path: Path) => transformPath(path, placement(widthPx / 2 + side * dx, y, 0, scale))
    return [
      shape(at(ellipsePath(10, 0, 66, 11)), {
        fill: colour(palette, 'shade'),
        'fill-opacity': '.26',
      }),
      shape(at(pot), { fill: reference('stone-pot') }),
      shape(at(ellipsePath(0, -112, 60, 9)), { fill: colour(palette, 'clayEdge') }),
      shape(at(swag), { fill: colour(palette, 'clayDark') }),
    ]
  })
  return [defs(gradient), pots]
}

const pot: Path = turnedPath([
  [-118, 66, 'corner'],
  [-104, 68, 'corner'],
  [-100, 58, 'corner'],
  [-70, 60],
  [-38, 50],
  [-16, 36],
  [-12, 42, 'corner'],
  [0, 44, 'corner'],
])

const swag: Path = [-34, 0, 34].flatMap(
  (x): Path => [['M', x - 15, -78], ['Q', x, -62, x + 15, -78], ['Q', x, -52, x - 15, -78], ['Z']],
)

/** The bushes in both pots. */
export function bushes(layout: StoneLayout): Hanging[] {
  const { dx, y, scale } = potPlace(layout)
  const { widthPx } = layout
  return [-1, 1].flatMap((side) => {
    const x = widthPx / 2 + side * dx
    const at = (sx: number, sy: number) => ({ x: x + sx * scale, y: y + sy * scale })
    return [
      { points: [at(0, -112), at(-6, -190), at(4, -262), at(0, -312)], mass: 58 },
      { points: [at(-12, -112), at(-40, -170), at(-58, -214)], mass: 46 },
      { points: [at(12, -112), at(40, -170), at(58, -214)], mass: 46 },
    ]
  })
}
