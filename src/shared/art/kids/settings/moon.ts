import { type Art, named } from '../../art.ts'
import type { Motif } from '../../motifs/motif.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath } from '../../path.ts'
import { createRandom } from '../../random.ts'
import type { Composition } from '../compositions.ts'
import { paintMotif } from '../materials.ts'
import { contact, flat } from '../paint.ts'
import { isClear, type Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'
import { discOf, drawDisc } from './disc.ts'
import { drawLawn } from './lawn.ts'

/** Between the words and the ground. */
interface Room {
  top: number
  level: number
}

/** The words on the moon, or on the sun by day, and what stands on the ground before it. */
export function onMoon(drawBelow: (plot: Plot, room: Room) => Art): Composition {
  return {
    layout: 'disc',
    draw: (plot) => {
      const { width, height, colours } = plot
      const { x, y, r } = discOf(plot)
      const level = levelUnder(plot)
      const { skyHigh, coral, sun } = colours
      const glow = [
        mixPaints(skyHigh, coral, 0.22),
        mixPaints(skyHigh, coral, 0.5),
        mixPaints(coral, sun, 0.45),
        mixPaints(sun, colours.page, 0.35),
      ]
      const halo = [132, 88, 50, 20].map((reach, i) =>
        flat(circlePath(x, y, r + reach), glow[i] ?? sun),
      )
      return [
        drawSky(plot),
        named('moon', halo, { x, y }),
        drawStars(plot, { count: 16, taken: (sx, sy) => Math.hypot(sx - x, sy - y) < r + 180 }),
        drawCloud(plot, { x: width * 0.04, y: height * 0.13, width: 230, kind: 1 }),
        drawLawn(plot, { y: level - 20, bare: [x - 240, x + 240], fence: true }),
      ]
    },
    sheet: (plot) => [
      drawDisc(plot),
      drawBelow(plot, { top: plot.text.y + plot.text.height + 36, level: levelUnder(plot) + 34 }),
    ],
  }
}

function levelUnder(plot: Plot): number {
  const { y, r } = discOf(plot)
  return Math.max(plot.ground, y + r + 120)
}

/** Sparks that rise from a fire on both sides of it. */
export function sparksOver(drawFire: (plot: Plot, room: Room) => Art) {
  return (plot: Plot, room: Room): Art => {
    const { colours, width, text, seed } = plot
    const random = createRandom(seed + 71)
    const { sun, coral } = colours
    const high = 0.72 * (room.level - text.y)
    const sparks = Array.from({ length: 60 }, (_, i) => {
      const rise = (i + random()) / 60
      const side = i % 2 === 0 ? 1 : -1
      const out = 90 + 380 * rise ** 0.7 + 90 * random()
      const at = { x: width / 2 + side * out, y: room.level - 90 - high * rise }
      return { ...at, radius: (1 - 0.5 * rise) * (8 + 9 * random()) }
    }).filter(({ x, y, radius }) => isClear(plot, x, y, radius + 14))
    const drawn = (turn: number) =>
      sparks.flatMap(({ x, y, radius }, i) => (i % 3 === turn ? circlePath(x, y, radius) : []))
    return [
      named('sparks', [
        flat(drawn(0), sun),
        flat(drawn(1), mixPaints(sun, coral, 0.5)),
        flat(drawn(2), coral),
      ]),
      drawFire(plot, room),
    ]
  }
}

/** What stands before the moon, as high as the words leave room, with its shadow. */
export function standBefore(motif: () => Motif, largest = 470) {
  return (plot: Plot, { top, level }: Room): Art => {
    const thing = motif()
    return standOn(plot, thing, {
      level,
      size: Math.min(((level - top) * 200) / thing.height, largest),
    })
  }
}

/** What stands below the words, with its shadow. */
export function standBelow(motif: () => Motif, share: number) {
  return (plot: Plot, { top, level }: Room): Art =>
    standOn(plot, motif(), { level, size: Math.min((level - top) * share, 470) })
}

function standOn(plot: Plot, thing: Motif, { level, size }: { level: number; size: number }): Art {
  const x = plot.width / 2
  return [
    contact(plot, x, level, (thing.width / 200) * size * 0.5),
    paintMotif(plot, thing, { x, y: level, size }),
  ]
}
