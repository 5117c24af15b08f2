import { type Art, named } from '../art.ts'
import type { Box, Paints } from '../family.ts'
import { circlePath, type Path, type Point } from '../path.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { glassOf, isCalm } from './calm.ts'
import { glassFill, paintPanes } from './pane.ts'
import { cutsAcross, type Edge, strip } from './strip.ts'
import type { Window } from './window.ts'

/** Evening over the hills: bows of glass over a sun that sets, palest at the horizon. */
export function sky(window: Window): Art {
  const {
    plot: { width, light, ground },
    words,
    seed,
    palette,
  } = window
  const random = createRandom(seed)
  const step = ground / 9.5
  const count = 12
  const edges = Array.from({ length: count + 1 }, (_, i): Edge => {
    const y = ground + 250 - i * step
    const bow = 60 + i * 15
    const turn = random() * 6
    return (x) =>
      y - bow * (1 - ((x - light.x) / (width * 0.62)) ** 2) + 7 * Math.sin(x / 90 + turn)
  })
  const bands = edges.slice(1).map((upper, i) => {
    const lower = edges[i] ?? upper
    const glassAt = (pane: Path) => {
      return glassOf(i * 0.86 - 0.2 + random() - 0.5, isCalm(pane, words))
    }
    const cuts = cutsAcross(width, 186, random)
    const cut = strip({ upper, lower, cuts, lean: 30 * (random() - 0.5), glassAt })
    return paintPanes(cut.panes, cut.leads, palette)
  })
  return [named('sky', bands), sunOver(window)]
}

/** The sun at the light of a window. */
export function sunOver({ plot: { light }, words, palette }: Window): Art {
  return named('sun', sun(light, sunRadius(light, words), palette))
}

/** A disc and two rings of panes, palest in the middle. */
function sun({ x, y }: Point, whole: number, palette: Paints): Art {
  const lead = colour(palette, 'lead')
  const discs = [
    [1, 'ramp2', 30],
    [0.7, 'ramp1', 22],
    [0.39, 'ramp0', 0],
  ] as const
  return discs.map(([share, glass, count]) => {
    const radius = share * whole
    const spokes = Array.from({ length: count }, (_, i): Path => {
      const angle = ((i + 2 * share) / count) * 2 * Math.PI
      const inner = radius - 0.31 * whole
      return [
        ['M', x + inner * Math.cos(angle), y + inner * Math.sin(angle)],
        ['L', x + radius * Math.cos(angle), y + radius * Math.sin(angle)],
      ]
    })
    return [
      shape(circlePath(x, y, radius), { ...stroke(lead, 8), fill: glassFill(glass) }),
      shape(spokes.flat(), stroke(lead, 7)),
    ]
  })
}

/** Large, but below words that stand on the panes. */
function sunRadius({ y }: Point, words: readonly Box[]): number {
  const foot = Math.max(0, ...words.map((box) => box.y + box.height))
  return Math.max(60, Math.min(236, y - foot - 24))
}
