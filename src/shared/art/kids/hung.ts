import { type Art, named } from '../art.ts'
import { leafPath } from '../foliage.ts'
import { letterPath } from '../letters/letter.ts'
import { suezOne } from '../letters/suez-one.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, placement, rectPath, transformPath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { type Balloon, drawBalloon } from './balloons.ts'
import { drawBunting } from './bunting.ts'
import { brushed, flat, gouache } from './paint.ts'
import { isClear, type Plot, past, rightEnd } from './plot.ts'
import { cushion, starPath } from './sky.ts'

/** Flags from side to side, the default for a room. */
export function drawFlags(plot: Plot): Art {
  const flags = Math.round(plot.width / 84)
  return drawBunting(plot, { left: 40, sag: 84, flags, size: 66 })
}

/** Place across, length as a share of the picture, and what hangs there. */
const threads = [
  [0.08, 0.3, 20],
  [0.2, 0.16, 28],
  [0.35, 0.1, 18],
  [0.66, 0.09, 20],
  [0.8, 0.24, 30],
  [0.93, 0.34, 22],
] as const

/** Stars hung on threads from the top. */
export function drawHungStars(plot: Plot): Art {
  const { foot } = plot
  const { sun, cloud, skyHigh } = plot.colours
  const hung = threads.filter(([across]) => isClear(plot, across * plot.width, plot.header.y, 20))
  const stars = hung.map(([across, length, radius], i) => {
    const x = across * plot.width
    const thread: Path = [
      ['M', x, -past],
      ['L', x, length * foot],
    ]
    const star = gouache(
      plot,
      starPath(x, length * foot + radius * 0.86, radius, 0),
      i % 2 === 0 ? sun : mixPaints(sun, cloud, 0.5),
      { grain: 1.6, seed: i },
    )
    return named('hung', [brushed(thread, mixPaints(skyHigh, cloud, 0.5), 2), star], { x, y: 0 })
  })
  return stars
}

/**
 * A chart of twelve letters on two rods, read from the right, under flags. It is left of the small
 * line where that stands low.
 */
export function drawLetterChart(plot: Plot): Art {
  const { coral, dark, leaf, main, page: paper, sun, wood, skyLow } = plot.colours
  const height = plot.foot * 0.31
  const width = height * 1.24
  const middle = plot.width * (plot.header.y > 200 ? 0.58 : 0.64)
  const [x, y] = [middle - width / 2, plot.foot * 0.19]
  const hues = [main, coral, leaf, dark]
  const letters = [...'אבגדהוזחטיכל'].map((letter, i) => {
    const centre = {
      x: x + width * (0.86 - 0.24 * (i % 4)),
      y: y + height * (0.2 + 0.3 * Math.floor(i / 4)),
      height: letter === 'י' ? height * 0.09 : letter === 'ל' ? height * 0.2 : height * 0.15,
    }
    return named('letter', flat(letterPath(suezOne, letter, centre), hues[i % 4] ?? dark))
  })
  const rod = (at: number) =>
    gouache(plot, cushion(x - 20, at, width + 40, 18, 9), wood, { grain: 1, seed: 2 })
  const cord: Path = [
    ['M', x + width * 0.1, y],
    ['L', middle, y - 60],
    ['L', x + width * 0.9, y],
  ]
  return [
    drawFlags(plot),
    brushed(cord, dark, 2.6),
    flat(rectPath(x + 10, y + 12, width, height), mixPaints(skyLow, dark, 0.14)),
    gouache(plot, rectPath(x, y, width, height), paper, { grain: 0.2, seed: 3 }),
    flat(rectPath(x, y + 16, width, 6), sun),
    flat(rectPath(x, y + height - 18, width, 6), sun),
    ...letters,
    rod(y - 6),
    rod(y + height - 10),
  ]
}

/** Flags, and balloons at both sides. */
export function drawParty(plot: Plot): Art {
  const { coral, leaf, main, sun, petal } = plot.colours
  const { width, foot } = plot
  const height = Math.min(220, foot * 0.23)
  const left = Math.max(168, width * 0.15)
  const right = width - left
  // Off the small line, which stands low on a tall page.
  const under = plot.header.y + height + 24
  const balloons: Balloon[] = [
    { x: left - 46, y: foot * 0.47, height, lean: -0.14, hue: main, pattern: 'dots' },
    { x: left + 64, y: foot * 0.41, height, lean: 0.08, hue: coral, pattern: 'stripes' },
    { x: left - 8, y: foot * 0.58, height: height * 0.84, lean: -0.02, hue: sun, pattern: 'plain' },
    {
      x: right + 40,
      y: Math.max(foot * 0.47, under),
      height,
      lean: 0.12,
      hue: leaf,
      pattern: 'plain',
    },
    {
      x: right - 62,
      y: Math.max(foot * 0.52, under + 30),
      height: height * 0.9,
      lean: -0.06,
      hue: petal,
      pattern: 'stripes',
    },
  ]
  const cords = balloons.flatMap(({ x, y, lean }): Path => {
    const end = x - lean * 160
    return [
      ['M', x, y],
      ['C', x + 8, y + 60, end - 12, plot.ground - 90, end, plot.ground - 20],
    ]
  })
  return [
    drawFlags(plot),
    named('strings', brushed(cords, plot.colours.dark, 2)),
    balloons.map((balloon) => drawBalloon(plot, balloon)),
  ]
}

/** Two strings of flags and falling confetti. */
export function drawConfetti(plot: Plot): Art {
  const { coral, leaf, main, sun, cloud } = plot.colours
  const random = createRandom(plot.seed + 61)
  const scraps = [coral, leaf, main, sun, cloud].map((hue) => {
    const paths = Array.from({ length: 22 }, (): Path => {
      const x = between(random, 0.02, 0.98) * plot.width
      const y = between(random, 0.16, 0.8) ** 1.3 * plot.foot
      const at = placement(x, y, between(random, 0, 6))
      if (!isClear(plot, x, y, 14)) return []
      return transformPath(random() < 0.4 ? circlePath(0, 0, 7) : rectPath(-9, -4, 18, 8), at)
    })
    return flat(paths.flat(), hue)
  })
  const flags = Math.round(plot.width / 96)
  return [
    drawBunting(plot, { left: 210, drop: 120, sag: 70, flags, size: 58 }),
    named('confetti', scraps),
    drawBunting(plot, { left: 20, sag: 96, flags, size: 66 }),
  ]
}

/** A garland of leaves and flowers from side to side. */
export function drawGarland(plot: Plot): Art {
  const { leaf, hillNear, coral, sun, cloud, petal, dark } = plot.colours
  const random = createRandom(plot.seed + 62)
  const sag = 150
  const end = rightEnd(plot) + 46
  const heightAt = (t: number) =>
    26 + (end - 26) * t ** 3 + sag * 4 * t * (1 - t) * (0.8 + 0.2 * Math.cos(t * 12))
  const green = mixPaints(leaf, hillNear, 0.5)
  const count = Math.round(plot.width / 15)
  const leaves = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const side = i % 2 === 0 ? 1 : -1
    return leafPath({
      x: t * plot.width,
      y: heightAt(t),
      angle: 0.5 - t + side * between(random, 0.5, 1.25) + (t > 0.5 ? Math.PI : 0),
      length: between(random, 46, 74),
      width: between(random, 11, 16),
      bend: -side * 0.2,
    })
  })
  const share = (from: number) => leaves.filter((_, i) => i % 3 === from).flat()
  const hues = [coral, cloud, sun, petal]
  const flowers = Array.from({ length: Math.round(plot.width / 88) }, (_, i) => {
    const t = (i + 0.5) / Math.round(plot.width / 88)
    const [x, y, r] = [
      t * plot.width,
      heightAt(t) + between(random, -8, 12),
      between(random, 15, 24),
    ]
    const petals = Array.from({ length: 6 }, (_, k) => {
      const angle = (k * Math.PI) / 3 + t * 9
      return circlePath(x + r * 0.7 * Math.cos(angle), y + r * 0.7 * Math.sin(angle), r * 0.52)
    }).flat()
    const hue = hues[i % hues.length] ?? coral
    return [
      gouache(plot, petals, hue, { grain: 1, seed: i }),
      flat(circlePath(x, y, r * 0.4), hue === sun ? coral : sun),
    ]
  })
  const foliage = [
    gouache(plot, share(0), mixPaints(green, dark, 0.2), { grain: 0.4, seed: 1 }),
    gouache(plot, share(1), green, { grain: 0.4, seed: 2 }),
    gouache(plot, share(2), mixPaints(green, cloud, 0.3), { grain: 0.4, seed: 3 }),
  ]
  return [named('foliage', foliage), named('flowers', flowers)]
}
