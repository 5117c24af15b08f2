import type { Art } from '../art.ts'
import { mixPaints, type Paint } from '../paints.ts'
import { circlePath, type Path, type Point, rectPath, splinePath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { drawFlowers, hillPath } from './meadow.ts'
import { flat, gouache } from './paint.ts'
import { isClear, type Plot, past } from './plot.ts'
import { starPath } from './sky.ts'

/** The sheet of the text: paper torn along a hill line, white at the torn edge. */
export function drawTornPaper(plot: Plot): Art {
  const { colours, foot: edge, height } = plot
  const random = createRandom(plot.seed + 41)
  const waves = [14, -14, 10, -16, 12, -10, 16].map((wave) => edge + wave + between(random, -5, 5))
  const torn = waves.map((y) => y - 9)
  const foot = height + past
  return [
    flat(tornPath(plot, torn, foot), mixPaints(colours.page, colours.white, 0.8)),
    flat(hillPath(plot, waves, foot), colours.page),
  ]
}

/** A torn edge: the smooth line roughened by small steps. */
function tornPath(plot: Plot, heights: readonly number[], foot: number): Path {
  const random = createRandom(plot.seed + 42)
  const steps = 70
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const at = (i / steps) * (heights.length - 1)
    const [from, to] = [heights[Math.floor(at)] ?? 0, heights[Math.ceil(at)] ?? 0]
    const ease = (1 - Math.cos((at % 1) * Math.PI)) / 2
    const x = -past + ((plot.width + 2 * past) * i) / steps
    return { x, y: from + (to - from) * ease + between(random, -3, 3) }
  })
  return [...splinePath(points), ['L', plot.width + past, foot], ['L', -past, foot], ['Z']]
}

/** The near meadow at the foot of a tall plot, under the text. */
export function drawFoot(plot: Plot): Art {
  const top = plot.height - 170
  if (plot.height < 1700 || plot.clear.some((box) => box.y + box.height > top - 60)) return []
  const { hillMid, hillNear } = plot.colours
  const ridge = [top + 30, top - 6, top + 22, top + 52, top + 20]
  const near = [top + 70, top + 96, top + 66, top + 84, top + 110]
  return [
    gouache(plot, hillPath(plot, ridge, plot.height + past), hillMid, { grain: 0.3, seed: 5 }),
    gouache(plot, hillPath(plot, near, plot.height + past), hillNear, { grain: 0.3, seed: 6 }),
    drawFlowers(plot, { from: top + 50, to: plot.height - 20, count: 30 }),
  ]
}

/** Clouds that hang from the top, behind the text. */
export function drawCloudBank(plot: Plot): Art {
  const random = createRandom(plot.seed + 43)
  const { cloud, page: paper, skyHigh } = plot.colours
  const puffs = (drop: number): Path => {
    const discs: Path[] = []
    for (let x = -past; x < plot.width + past; ) {
      const radius = between(random, 56, 120)
      discs.push(
        circlePath(x + radius * 0.55, plot.top - radius + between(random, 0, drop), radius),
      )
      x += radius * 1.1
    }
    return [...discs.flat(), ...rectPath(-past, -past, plot.width + 2 * past, past + plot.top - 18)]
  }
  const far = mixPaints(cloud, skyHigh, 0.5)
  return [gouache(plot, puffs(76), far, { grain: 0.25, seed: 7 }), flat(puffs(40), paper)]
}

/** Small marks scattered over the sheet, off the text. */
export function drawSprinkles(plot: Plot, from: number): Art {
  const random = createRandom(plot.seed + 44)
  const { coral, sun, main, leaf, page: paper } = plot.colours
  const hues = [coral, sun, main, leaf].map((hue) => mixPaints(hue, paper, 0.45))
  const marks = new Map<Paint, Path[]>()
  const placed: Point[] = []
  for (let i = 0; i < 900; i++) {
    const [x, y] = [random() * plot.width, between(random, from, plot.height + 20)]
    if (!isClear(plot, x, y, 26) || placed.some((p) => Math.hypot(p.x - x, p.y - y) < 84)) continue
    placed.push({ x, y })
    const hue = hues[placed.length % 4] ?? sun
    const mark = placed.length % 3 === 0 ? starPath(x, y, 10, x) : circlePath(x, y, 5)
    marks.set(hue, [...(marks.get(hue) ?? []), mark])
  }
  return [...marks].map(([hue, paths]) => flat(paths.flat(), hue))
}
