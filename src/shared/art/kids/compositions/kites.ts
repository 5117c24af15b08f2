import { type Art, named } from '../../art.ts'
import { kite } from '../../motifs/childhood/kite.ts'
import { lamb } from '../../motifs/childhood/lamb.ts'
import type { Path } from '../../path.ts'
import { type Paints, paintMotif, paintStanding, shades } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { brushed } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** Place across and up as shares of the picture, size as a share of its height, lean. */
const places = [
  [0.29, 0.72, 0.46, -0.32],
  [0.7, 0.64, 0.52, 0.24],
  [0.5, 0.42, 0.28, 0.1],
  [0.12, 0.37, 0.24, -0.5],
  [0.88, 0.35, 0.25, 0.42],
] as const

/** Five kites in the wind above the hills, with lambs below on a tall plot. */
export function kites(plot: Plot): Art {
  const { width, foot, ground, top } = plot
  const tall = foot - top
  const { coral, dark, leaf, main, sun, petal } = plot.colours
  const hues = [main, coral, sun, leaf, petal]
  const flown = places.map(([across, down, share, lean], i) => {
    const at = {
      x: across * width,
      y: top + down * (ground + 60 - top),
      size: Math.min(share * tall, 430),
    }
    const paints: Paints = {
      fruit: shades(hues[i] ?? main, dark),
      cloth: shades(hues[(i + 1) % 5] ?? coral, dark),
      gold: shades(hues[(i + 2) % 5] ?? sun, dark),
    }
    const waist = {
      x: at.x + at.size * 0.52 * Math.sin(lean),
      y: at.y - at.size * 0.52 * Math.cos(lean),
    }
    return {
      thread: thread(waist, { x: width * (0.34 + across * 0.3), y: ground + 60 }),
      at,
      lean,
      paints,
    }
  })
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.12, y: top + tall * 0.2, width: 220, kind: 0 }),
    drawCloud(plot, { x: width * 0.5, y: top + tall * 0.62, width: 250, kind: 1 }),
    drawCloud(plot, { x: width * 0.95, y: top + tall * 0.6, width: 240, kind: 2 }),
    named(
      'strings',
      brushed(
        flown.flatMap(({ thread: line }) => line),
        dark,
        1.8,
      ),
    ),
    drawMeadow(plot),
    drawFlock(plot),
    ...flown.map(({ at, lean, paints }) => paintMotif(plot, kite(), { ...at, turn: lean, paints })),
  ]
}

/** Lambs in front of the hill, where a tall plot has room for them. */
function drawFlock(plot: Plot): Art {
  const { width, foot, ground } = plot
  const depth = foot - ground
  if (depth < 300) return []
  const y = ground + depth * 0.5
  return [
    paintStanding(plot, lamb(), { x: width * 0.36, y, size: depth * 0.62 }),
    paintStanding(plot, lamb(), { x: width * 0.62, y: y + 60, size: depth * 0.42, mirrored: true }),
  ]
}

function thread(from: { x: number; y: number }, to: { x: number; y: number }): Path {
  return [
    ['M', from.x, from.y],
    ['Q', from.x + (to.x - from.x) * 0.2, from.y + (to.y - from.y) * 0.7, to.x, to.y],
  ]
}
