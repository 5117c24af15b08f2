import { type Art, defs, linearGradient, named, radialGradient, reference, stops } from '../art.ts'
import { printBleedPx } from '../family.ts'
import { ellipsePath, type Path } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import type { NightScene } from './open-nights.ts'
import { drawSky } from './sky.ts'

/** The leaves of the flame from the outermost: their size and their colour. */
const leaves = [
  [1, 'glow3', 0.75],
  [0.9, 'flameOuter', 1],
  [0.76, 'flameMiddle', 1],
  [0.6, 'glow1', 1],
  [0.45, 'glow0', 1],
  [0.3, 'flameHeart', 1],
] as const

/** One flame as wide as the sheet, cut by its foot, or a row of tall candles. */
export function drawMacroFlame(scene: NightScene): Art {
  return scene.night.lights ? candleRow(scene) : oneFlame(scene)
}

/** Candles from the foot of the sheet, the middle one the tallest. */
function candleRow({ night, layout, palette, seed, clear }: NightScene): Art {
  const { unit, text, heightPx, widthPx, cx } = layout
  const count = night.lights ?? 5
  const pitch = widthPx / (count + 0.4)
  const top = text.y + text.height + 60 * unit
  const half = 0.3 * pitch
  const candles = Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2
    const tip = top + Math.abs(off) * 74 * unit
    const x = cx + off * pitch
    const flame = Math.min(2.9 * half, 0.42 * (heightPx - tip))
    return { x, tip, flame, head: tip + flame + 0.16 * flame }
  })
  const light = stops([
    [0, colour(palette, 'ledgeMid')],
    [0.4, colour(palette, 'glow0')],
    [1, colour(palette, 'ledgeTop')],
  ])
  return [
    drawSky(layout, palette, seed, { clear }),
    defs(linearGradient({ id: 'night-wax' }, light)),
    candles.map(({ x, tip, flame, head }) => [
      named('motif', [
        shape(candle(x, head, half, heightPx + 2 * printBleedPx), { fill: reference('night-wax') }),
        shape(ellipsePath(x, head, half, 0.22 * half), { fill: colour(palette, 'glow0') }),
        shape(
          [
            ['M', x, head],
            ['L', x, head - 0.3 * flame],
          ],
          stroke(colour(palette, 'wick'), 7 * unit),
        ),
      ]),
      named(
        'flame',
        leaves.slice(1).map(([size, name]) =>
          shape(
            dropPath(x, {
              tip: tip + (1 - size) * flame,
              foot: tip + flame,
              half: 0.66 * half * size,
            }),
            {
              fill: colour(palette, name),
            },
          ),
        ),
        { x, y: tip + flame },
      ),
    ]),
  ]
}

function candle(x: number, head: number, half: number, foot: number): Path {
  return [
    ['M', x - half, head],
    ['L', x + half, head],
    ['L', x + half, foot],
    ['L', x - half, foot],
    ['Z'],
  ]
}

function oneFlame({ layout, palette, seed, clear }: NightScene): Art {
  const { unit, text, heightPx, widthPx, cx } = layout
  const tip = text.y + text.height + 34 * unit
  const foot = heightPx * 1.04
  const half = Math.min(0.41 * widthPx, 0.46 * (foot - tip))
  const drop = (size: number): Path =>
    dropPath(cx, { tip: foot - (foot - tip) * size, foot, half: half * size })
  const wick: Path = [
    ['M', cx + 6 * unit, heightPx + 60 * unit],
    [
      'C',
      cx - 14 * unit,
      heightPx - 60 * unit,
      cx + 30 * unit,
      heightPx - 130 * unit,
      cx - 10 * unit,
      heightPx - 190 * unit,
    ],
  ]
  const halo = stops([
    [0, colour(palette, 'glow1'), 0.55],
    [0.6, colour(palette, 'glow2'), 0.18],
    [1, colour(palette, 'glow3'), 0],
  ])
  return [
    drawSky(layout, palette, seed, { clear }),
    defs(radialGradient({ id: 'night-flame-halo' }, halo)),
    named(
      'flame',
      [
        shape(drop(1.06), { fill: reference('night-flame-halo') }),
        leaves.map(([size, name, opacity]) =>
          shape(drop(size), {
            fill: colour(palette, name),
            ...(opacity < 1 && { 'fill-opacity': opacity }),
          }),
        ),
        shape(
          streaks(cx, { tip, foot, half }),
          stroke(colour(palette, 'flameHeart'), 3 * unit, 0.5),
        ),
        shape(wick, stroke(colour(palette, 'wick'), 30 * unit)),
      ],
      { x: cx, y: heightPx },
    ),
  ]
}

interface Drop {
  tip: number
  foot: number
  half: number
}

/** A flame whose tip leans a little to the right. */
function dropPath(x: number, { tip, foot, half }: Drop): Path {
  const height = foot - tip
  const lean = 0.16 * half
  return [
    ['M', x + lean, tip],
    [
      'C',
      x + 0.3 * half,
      tip + 0.26 * height,
      x + half,
      tip + 0.42 * height,
      x + half,
      tip + 0.68 * height,
    ],
    ['C', x + half, tip + 0.9 * height, x + 0.5 * half, foot, x, foot],
    ['C', x - 0.5 * half, foot, x - half, tip + 0.9 * height, x - half, tip + 0.68 * height],
    ['C', x - half, tip + 0.4 * height, x + 0.02 * half, tip + 0.3 * height, x + lean, tip],
    ['Z'],
  ]
}

/** Thin lines of light along both sides. */
function streaks(x: number, { tip, foot, half }: Drop): Path {
  const height = foot - tip
  return [-0.84, -0.68, 0.68, 0.84].flatMap(
    (side): Path => [
      [
        'M',
        x + 0.1 * half + side * 0.22 * half,
        tip + (0.24 + 0.1 * (1 - Math.abs(side))) * height,
      ],
      [
        'C',
        x + side * 0.56 * half,
        tip + 0.4 * height,
        x + side * half,
        tip + 0.5 * height,
        x + side * half * 0.98,
        tip + 0.74 * height,
      ],
    ],
  )
}
