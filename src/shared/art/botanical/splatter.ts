import type { Art } from '../art.ts'
import { circlePath, type Path, type Point } from '../path.ts'
import { createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import { away } from './brush.ts'
import { isClear, type Plot } from './plot.ts'

/** Drops from a shaken brush around a few places: many small, some medium, one in twenty large. */
export function drawSplatter(plot: Plot, places: readonly Point[], spread: number): Art {
  const random = createRandom(plot.seed + 901)
  const drops: Path[] = []
  const pale: Path[] = []
  for (let i = 0; i < 26; i++) {
    const place = places[i % places.length]
    if (!place) break
    const at = away(place, random() * 6.283, spread * Math.sqrt(random()))
    const size = random()
    const radius = plot.unit * (size < 0.74 ? 1.6 : size < 0.95 ? 3 : 5.4)
    if (!isClear(plot, at, radius + 8 * plot.unit)) continue
    ;(random() < 0.6 ? drops : pale).push(circlePath(at.x, at.y, radius))
  }
  return [
    shape(drops.flat(), { fill: plot.tones.fruit, 'fill-opacity': 0.42 }),
    shape(pale.flat(), { fill: plot.tones.gold, 'fill-opacity': 0.5 }),
  ]
}
