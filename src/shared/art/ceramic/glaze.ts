import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import type { Paint } from '../paints.ts'
import { orient, type Path, placement, transformPath } from '../path.ts'
import { px } from '../px.ts'
import { createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import { warpPath } from '../warp.ts'

export type Colours = Paints['colours']

/** An area of one glaze. `outline` is the weight of its brush line; a line has a `width`. */
export interface Glaze {
  /** Lower levels are painted first. */
  level: number
  path: Path
  colour: string
  outline?: number
  width?: number
}

/**
 * Glazes as brushed. The outline is a dark shape under each area, moved a little down to the right,
 * so it is thicker on the shaded side.
 */
export function paintGlazes(glazes: readonly Glaze[], colours: Colours): Art {
  const groups = new Map<string, Glaze[]>()
  for (const glaze of [...glazes].sort((a, b) => a.level - b.level)) {
    const key = [glaze.level, glaze.colour, glaze.outline ?? 0, glaze.width ?? 0].join()
    groups.set(key, [...(groups.get(key) ?? []), glaze])
  }
  return [...groups.values()].map((group) => element(group, colours))
}

function element(group: readonly Glaze[], colours: Colours): Art {
  const [first] = group
  const path = group.flatMap((glaze) => glaze.path)
  if (!first || path.length === 0) return []
  const paint = glazeOf(colours, first.colour)
  if (first.width) {
    return shape(path, { fill: 'none', stroke: paint, 'stroke-width': first.width, ...round })
  }
  const solid = orient(path, 'solid')
  const area = shape(solid, { fill: paint })
  return first.outline ? [brushed(solid, first.outline, glazeOf(colours, 'line')), area] : area
}

function brushed(path: Path, weight: number, line: Paint): Art {
  // Rounded as path data is, so that both shapes have the same data and pack to little.
  const shifted = transformPath(path, placement(px(0.34 * weight), px(0.5 * weight)))
  return shape(shifted, { fill: line, stroke: line, 'stroke-width': weight, ...round })
}

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const

export function glazeOf(colours: Colours, name: string): Paint {
  const colour = colours[name]
  if (!colour) throw new RangeError(`no glaze ${name}`)
  return colour
}

/**
 * The glazes of a wall with tiles in the leading colour: the painting is lighter than the tiles.
 */
export function onDeepTiles(colours: Colours): Colours {
  const pairs = [
    ...[0, 1, 2, 3, 4].map((i) => [`tile${i}`, `deep${i}`] as const),
    ['joint', 'deepJoint'],
    ['gloss', 'deepGloss'],
    ['lead', 'leadPale'],
    ['leadLight', 'white'],
    ['leadDark', 'leadLight'],
    ['leaf', 'leafLight'],
    ['leafDark', 'leaf'],
  ] as const
  const lighter = pairs.map(([name, other]) => [name, glazeOf(colours, other)])
  return { ...colours, ...Object.fromEntries(lighter) }
}

/** The unsteadiness of a hand: every shape bent by the same slow waves, a few units at most. */
export function unsteady(glazes: readonly Glaze[], seed: number, reach = 2.4): Glaze[] {
  const random = createRandom(seed)
  const [a, b, c, d] = [random() * 6, random() * 6, random() * 6, random() * 6] as const
  return glazes.map((glaze) => ({
    ...glaze,
    path: warpPath(glaze.path, ({ x, y }) => ({
      x: x + reach * (Math.sin(y / 43 + a) + 0.6 * Math.sin((x + y) / 19 + b)),
      y: y + reach * (Math.sin(x / 47 + c) + 0.6 * Math.sin((x - y) / 17 + d)),
    })),
  }))
}
