import { type Art, named } from '../art.ts'
import { circlePath, type Path } from '../path.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { glassOf, isCalm } from './calm.ts'
import { glassFill, paintPanes } from './pane.ts'
import { cutsAcross, type Edge, strip } from './strip.ts'
import type { Window } from './window.ts'

/** Evening over the hills: bows of glass over a sun that sets, palest at the horizon. */
export function sky({ plot: { width, light, ground }, words, seed, palette }: Window): Art {
  const random = createRandom(seed)
  const step = ground / 9.5
  const count = 11
  const edges = Array.from({ length: count + 1 }, (_, i): Edge => {
    const y = ground + 130 - i * step
    const bow = 60 + i * 15
    const turn = random() * 6
    return (x) =>
      y - bow * (1 - ((x - light.x) / (width * 0.62)) ** 2) + 7 * Math.sin(x / 90 + turn)
  })
  const bands = edges.slice(1).map((upper, i) => {
    const lower = edges[i] ?? upper
    const glassAt = (pane: Path) => {
      return glassOf(i * 0.86 + random() - 0.5, isCalm(pane, words))
    }
    const cuts = cutsAcross(width, 186, random)
    const cut = strip({ upper, lower, cuts, lean: 30 * (random() - 0.5), glassAt })
    return paintPanes(cut.panes, cut.leads, palette)
  })
  const sun = circlePath(light.x, light.y + 10, 118)
  return [
    named('sky', bands),
    named('sun', shape(sun, { ...stroke(colour(palette, 'lead'), 8), fill: glassFill('ramp0') })),
  ]
}
