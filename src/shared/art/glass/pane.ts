import {
  type Art,
  type ArtNode,
  allNodes,
  defs,
  type Reference,
  radialGradient,
  reference,
  stops,
} from '../art.ts'
import type { Paints } from '../family.ts'
import { mixPaints, type Paint } from '../paints.ts'
import { boundsOf, type Path, type Point } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'

/** A piece of glass. */
export interface Pane {
  path: Path
  /** The name of its colour. */
  glass: string
  /** Where its light is, one of four. */
  cast?: number
}

/** Panes with their lead: all pieces first, then the lead between them. */
export function paintPanes(panes: readonly Pane[], leads: Leads, palette: Paints): Art {
  return [panes.map(paintPane), streaks(panes, palette), paintLeads(leads, palette)]
}

/** Streaks and seeds in every third pane, as in glass that was drawn by hand; none under words. */
function streaks(panes: readonly Pane[], palette: Paints): Art {
  const lines = panes.flatMap(({ path, glass }, i): Path => {
    if (i % 3 !== 0 || !glass.startsWith('ramp')) return []
    const { x, y, width, height } = boundsOf(path)
    const [left, top] = [x + width * (0.3 + 0.1 * (i % 4)), y + height * (0.28 + 0.08 * (i % 5))]
    const reach = 0.2 * Math.min(width, height)
    return [
      ['M', left, top],
      [
        'Q',
        left + reach * 0.7,
        top + reach * 0.2,
        left + reach,
        top + reach * (i % 2 ? 0.9 : -0.5),
      ],
      ['M', left + reach * 1.3, top + reach * 1.2],
      ['L', left + reach * 1.3 + 1, top + reach * 1.2],
    ]
  })
  return shape(lines, stroke(colour(palette, 'gleam'), 3.4, 0.3))
}

function paintPane({ path, glass, cast = 0 }: Pane): Art {
  return shape(path, { fill: glassFill(glass, cast) })
}

export interface Leads {
  path: Path
  /** Units, default 8. */
  width?: number
  /** Where leads meet and are soldered. */
  joints?: readonly Point[]
}

/** Lead: dark, with a line of light along it and drops of solder. */
export function paintLeads({ path, width = 8, joints = [] }: Leads, palette: Paints): Art {
  const dark = colour(palette, 'lead')
  const drops = joints.flatMap(
    ({ x, y }): Path => [
      ['M', x, y],
      ['L', x + 1, y],
    ],
  )
  return [
    shape(path, stroke(dark, width)),
    shape(drops, stroke(dark, width * 1.9)),
    shape(path, stroke(colour(palette, 'came'), Math.max(1.2, width * 0.17))),
  ]
}

/** The light of a piece of glass: brighter in one place, deeper at its lead. */
export function glassFill(glass: string, cast = 0): Reference {
  return reference(`${prefix}${glass}-${cast % casts.length}`)
}

const prefix = 'glass-of-'

/** Where the light of a pane is, in shares of its box. */
const casts = [
  [0.5, 0.5],
  [0.38, 0.4],
  [0.62, 0.42],
  [0.5, 0.66],
] as const

/** The gradients that art asks for. */
export function gradientsFor(art: Art, palette: Paints): Art {
  const ids = new Set(allNodes(art).flatMap(glassIds))
  return defs([...ids].sort().map((id) => gradientOf(id, palette)))
}

function glassIds({ attributes: { fill } }: ArtNode): string[] {
  if (typeof fill !== 'object' || fill.kind !== 'reference') return []
  return fill.id.startsWith(prefix) ? [fill.id] : []
}

function gradientOf(id: string, palette: Paints): Art {
  const [glass = '', cast = '0'] = id.slice(prefix.length).split('-')
  const [cx, cy] = casts[Number(cast)] ?? casts[0]
  const [name = '', tone] = glass.split('_')
  const own = tonedPaint(colour(palette, name), tone, palette)
  const shade = colour(palette, 'shade')
  // Under words nothing is lighter than the glass itself.
  if (glass === 'plate') return plainGradient(id, own, colour(palette, 'plateEdge'))
  const isCalm = glass.startsWith('calm')
  const middle = isCalm ? own : mixPaints(own, colour(palette, 'gleam'), 0.24)
  return radialGradient(
    { id, cx, cy, r: 0.7 },
    stops([
      [0, middle],
      [0.45, isCalm ? mixPaints(own, shade, 0.12) : own],
      [1, mixPaints(own, shade, isCalm ? 0.62 : 0.46)],
    ]),
  )
}

function tonedPaint(own: Paint, tone: string | undefined, palette: Paints): Paint {
  if (tone === undefined) return own
  if (tone === 'light') return mixPaints(own, colour(palette, 'gleam'), 0.42)
  return mixPaints(own, colour(palette, 'lead'), 0.34)
}

/** Glass without texture, for words. */
function plainGradient(id: string, middle: Paint, edge: Paint): Art {
  return radialGradient(
    { id, r: 0.7 },
    stops([
      [0, middle],
      [0.55, middle],
      [1, edge],
    ]),
  )
}
