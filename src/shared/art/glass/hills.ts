import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { createRandom } from '../random.ts'
import { city } from './city.ts'
import { paintPanes } from './pane.ts'
import { cutsAcross, type Edge, strip, waveEdge } from './strip.ts'

/** Water across the page, from a height to its foot. */
export function sea(
  { width, top, foot, seed }: Omit<GroundOptions, 'hasCity' | 'water'>,
  palette: Paints,
): Art {
  const random = createRandom(seed + 60)
  const edge = waveEdge(top, 7, random, 800)
  return named('wave', waterStrips({ width, edge, foot, random }, palette))
}

export interface GroundOptions {
  width: number
  /** Where the ground begins, and the foot of the page. */
  top: number
  foot: number
  seed: number
  /** Houses between the hills. */
  hasCity?: boolean
  /** The share of the ground, at its foot, that is water. */
  water?: number
}

/** Hills of Yerushalayim one behind the other, houses among them, water at their foot. */
export function hills(options: GroundOptions, palette: Paints): Art {
  const { width, top, foot, seed, hasCity = true, water = 0.3 } = options
  const random = createRandom(seed + 40)
  const shore = foot - (foot - top) * water
  const land = shore - top
  const rise = Math.min(26, land * 0.09)
  const far = waveEdge(top + land * 0.1, rise, random, 900)
  const near = waveEdge(top + land * 0.5, rise * 0.8, random, 760)
  const front = waveEdge(top + land * 0.86, rise * 0.5, random, 980)
  const edge = water > 0 ? waveEdge(shore, rise * 0.3, random, 800) : dropped(() => shore, 40)
  const hill = (upper: Edge, lower: Edge, glasses: readonly string[]) => {
    const rows = terraces(upper, lower)
    return rows.slice(1).map((foot, i) => {
      const cuts = cutsAcross(width, 190, random)
      const lean = 40 * (random() - 0.5)
      const glassAt = () => glasses[Math.floor(random() * glasses.length)] ?? 'hill1'
      const cut = strip({ upper: rows[i] ?? upper, lower: foot, cuts, lean, glassAt })
      return paintPanes(cut.panes, cut.leads, palette)
    })
  }
  const size = Math.min(1, land / 390)
  return [
    hill(far, hasCity ? dropped(near, 40) : near, ['hill0', 'hill0', 'hill1']),
    hasCity ? city({ width, ground: near, size, seed: seed + 1, row: 'far' }, palette) : [],
    hill(near, hasCity ? dropped(front, 40) : front, ['hill1', 'hill1', 'hill2']),
    hasCity ? city({ width, ground: front, size, seed: seed + 2, row: 'near' }, palette) : [],
    hill(front, dropped(edge, 30), ['hill2', 'cypress']),
    water > 0 ? named('wave', waterStrips({ width, edge, foot, random }, palette)) : [],
  ]
}

/** Terraces of a hill, each at most 92 units high. */
function terraces(upper: Edge, lower: Edge): Edge[] {
  const count = Math.max(1, Math.round((lower(0) - upper(0)) / 92))
  return Array.from(
    { length: count + 1 },
    (_, i): Edge =>
      (x) =>
        upper(x) + ((lower(x) - upper(x)) * i) / count,
  )
}

function dropped(edge: Edge, by: number): Edge {
  return (x) => edge(x) + by
}

/** Water in rows of low panes, deeper at the foot. */
function waterStrips(
  { width, edge, foot, random }: { width: number; edge: Edge; foot: number; random: () => number },
  palette: Paints,
): Art {
  const deep = foot + 60 - edge(0)
  const count = Math.max(2, Math.round(deep / 62))
  const edges = Array.from({ length: count + 1 }, (_, i): Edge => {
    if (i === 0) return edge
    const own = waveEdge(0, 9, random, 520)
    return (x) => edge(x) + (deep * i) / count + own(x)
  })
  return edges.slice(1).map((lower, i) => {
    const upper = edges[i] ?? edge
    const glassAt = () => {
      const isDeep = i / count + 0.5 * (random() - 0.5) > 0.45
      return isDeep ? (random() > 0.7 ? 'ramp7' : 'water1') : 'water0'
    }
    const cut = strip({ upper, lower, cuts: cutsAcross(width, 150, random), lean: 14, glassAt })
    return paintPanes(cut.panes, { ...cut.leads, width: 7 }, palette)
  })
}
