import { type Art, named } from '../art.ts'
import type { Path, Point } from '../path.ts'
import { createRandom } from '../random.ts'
import { glassOf, isCalm } from './calm.ts'
import { paintPanes } from './pane.ts'
import { cutsAcross, type Edge, strip } from './strip.ts'
import type { Window } from './window.ts'

/** Streams of glass that flow across the page and part around the words. */
export function waves({ plot: { width, height }, words, seed, palette }: Window): Art {
  const random = createRandom(seed)
  const step = 96
  const swell = 92
  const count = Math.ceil((height + 4 * swell) / step)
  const edges = Array.from({ length: count + 1 }, (_, i): Edge => {
    const base = -2 * swell + i * step
    const phase = i * 0.2 + 0.25 * (random() - 0.5)
    const rise = swell * (0.75 + 0.35 * Math.sin(i * 0.5))
    return (x) =>
      base +
      rise * Math.sin((x / width) * 4.4 + phase + 0.6) +
      20 * Math.sin((x / width) * 9.5 + 2 * phase)
  })
  return named(
    'wave',
    edges.slice(1).map((lower, i) => {
      const upper = edges[i] ?? lower
      const glassAt = (pane: Path, middle: Point) => {
        const depth = (middle.y / height) * 7.2 + 0.9 + 1.5 * (random() - 0.5)
        return glassOf(depth, isCalm(pane, words))
      }
      const cuts = cutsAcross(width, 176, random)
      const cut = strip({ upper, lower, cuts, lean: 36 * (random() - 0.3), glassAt })
      return paintPanes(cut.panes, cut.leads, palette)
    }),
  )
}
