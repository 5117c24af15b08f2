import { type Art, named } from '../art.ts'
import { printBleedPx } from '../family.ts'
import { placeParts } from '../motifs/motif.ts'
import { choosePaint } from '../paints.ts'
import { orient, type Path, type Point, placement, type Segment, transformPath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { colour } from '../shapes.ts'
import type { OpenScene } from './open-scenes.ts'
import { filled, foil, stroked } from './paint.ts'

/** The colour below the leaf: velvet, or a dark lining on paper, which is too pale to show a shape. */
const underneath = {
  Midnight: 'velvetDark',
  Burgundy: 'velvetDark',
  Emerald: 'velvetDark',
  Slate: 'velvetDark',
  Pearl: 'mantleDeep',
  Blush: 'mantleDeep',
}

/** Half a sheet of leaf, torn across, with the hero cut out of it to the velvet below. */
export function foilSheet({ plan, palette, seed }: OpenScene): Art {
  const { u, hero } = plan
  const edge = tornEdge(plan, seed)
  const sheet = sheetAbove(plan, edge)
  const lines = creases(plan, seed)
  const parts = placeParts(hero.motif, hero.place)
  const scale = Math.hypot(hero.place[0], hero.place[1])
  const bodies = parts.flatMap(({ as, path }) => (as === 'body' ? orient(path, 'solid') : []))
  const details = parts.flatMap(({ as, path }) => (as === 'detail' ? path : []))
  const foilLight = colour(palette, 'foilLight')
  return [
    named('sheet', [
      filled(moved(sheet, 0, 26 * u), colour(palette, 'shadow'), 0.3),
      filled(moved(sheet, 0, 9 * u), foilLight),
      filled(sheet, foil),
      stroked(lines, colour(palette, 'engraving'), 1.4 * u, 0.22),
      stroked(moved(lines, 0, 2 * u), foilLight, 1.6 * u, 0.5),
    ]),
    named('motif', [
      filled(moved(bodies, 4 * u, 6 * u), foilLight),
      filled(bodies, choosePaint(underneath)),
      parts.map(({ as, path }) => (as === 'body' ? stroked(path, foil, 2.6 * u) : [])),
      filled(details, foil),
      parts.map((part) => (part.as === 'line' ? stroked(part.path, foil, part.width * scale) : [])),
    ]),
  ]
}

function moved(path: Path, x: number, y: number): Path {
  return transformPath(path, placement(x, y))
}

type Plan = OpenScene['plan']

/** The tear, from the left edge to the right, higher at the right. */
function tornEdge({ widthPx, u, text }: Plan, seed: number): Point[] {
  const random = createRandom(seed + 11)
  const [from, to] = [-printBleedPx, widthPx + printBleedPx]
  const count = Math.round((to - from) / (26 * u))
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const slant = text.y - (56 + 74 * t) * u
    const swell = 16 * Math.sin(5.2 * t + seed) * u
    return { x: from + t * (to - from), y: slant + swell * (1 - t) + between(random, -7, 7) * u }
  })
}

function sheetAbove({ widthPx }: Plan, edge: readonly Point[]): Path {
  const corners: Segment[] = [
    ['M', widthPx + printBleedPx, -printBleedPx],
    ['L', -printBleedPx, -printBleedPx],
  ]
  return [...corners, ...edge.map(({ x, y }): Segment => ['L', x, y]), ['Z']]
}

/** Folds that run across the sheet, as leaf keeps them after it is laid down. */
function creases({ widthPx, u, text }: Plan, seed: number): Path {
  const random = createRandom(seed + 5)
  return Array.from({ length: 7 }, (_, i): Path => {
    const y = ((i + between(random, 0.2, 0.8)) / 7) * (text.y - 190 * u)
    const lean = between(random, -60, 60) * u
    return [
      ['M', -printBleedPx, y],
      ['Q', widthPx * between(random, 0.3, 0.7), y + lean * 0.2, widthPx + printBleedPx, y + lean],
    ]
  }).flat()
}
