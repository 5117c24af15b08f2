import type { Art } from '../art.ts'
import { directionAt, sampleSpline } from '../foliage.ts'
import { type Path, type Point, splinePath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import { away } from './brush.ts'
import { drawDots, isClear, type Plot, short } from './plot.ts'

export interface Sprig {
  /** The line of its stem from the foot, px. */
  line: readonly Point[]
  /** Length of its longest twig, px. */
  twig: number
  seed: number
}

/** A golden sprig: a hair-thin stem, pairs of twigs that shorten to the tip, a berry on each. */
export function drawSprig(plot: Plot, sprig: Sprig): Art {
  const random = createRandom(plot.seed * 23 + sprig.seed)
  const stem = sampleSpline(sprig.line, 25)
  const reach = stem.findIndex((point) => !isClear(plot, point, sprig.twig * 0.7))
  const kept = reach < 0 ? stem : stem.slice(0, reach)
  if (kept.length < 9) return []
  const twigs: Path[] = []
  const berries: Point[] = []
  kept.forEach((point, i) => {
    if (i < 6 || i % 3 !== 0 || i === kept.length - 1) return
    const length = sprig.twig * (1 - (0.62 * i) / kept.length)
    for (const side of [-1, 1]) {
      const angle = directionAt(kept, i) + side * between(random, 0.55, 0.8)
      const tip = away(point, angle, length * between(random, 0.8, 1.15))
      const knee = away(point, angle + side * 0.25, length * 0.5)
      twigs.push([
        ['M', point.x, point.y],
        ['Q', knee.x, knee.y, tip.x, tip.y],
      ])
      berries.push(tip)
    }
  })
  const tip = kept.at(-1)
  if (tip) berries.push(tip)
  return [
    shape(
      [...splinePath(kept.filter((_, i) => i % 3 === 0 || i === kept.length - 1)), ...twigs.flat()],
      {
        fill: 'none',
        stroke: plot.tones.gold,
        'stroke-width': short(plot.unit * 1.5),
        'stroke-linecap': 'round',
      },
    ),
    drawDots(
      berries.filter((_, i) => i % 3 === 0),
      plot.unit * 8.4,
      plot.tones.gold,
    ),
    drawDots(
      berries.filter((_, i) => i % 3 !== 0),
      plot.unit * 6,
      plot.tones.gold,
    ),
  ]
}
