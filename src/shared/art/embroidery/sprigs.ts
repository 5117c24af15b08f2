import { type Art, allNodes, defs, group, type Transform, use } from '../art.ts'
import type { Paints } from '../family.ts'
import { px } from '../px.ts'
import { bird } from './bird.ts'
import { type FlowerKind, flower, flowerKinds } from './flowers.ts'
import { berry, pomegranate, wheat } from './fruit.ts'
import { bud, leaf } from './leaves.ts'

/** Where something that is stitched often stands. */
export interface Spot {
  x: number
  y: number
  /** Radians, clockwise. */
  angle?: number
  size?: number
  /** Mirrored about its own upright axis. */
  flip?: boolean
}

const prefix = 'embroidery-'

/** A flower, `peony rose`, `leaf moss`, `bud amber`, `rimon rose`, `berry sky`, `bird teal` or `wheat amber`. */
export type SprigName =
  `${FlowerKind | 'leaf' | 'bud' | 'rimon' | 'open' | 'berry' | 'bird' | 'wheat'} ${string}`

/** Something that is stitched often: drawn once, and used at each spot. */
export function sprig(name: SprigName, { x, y, angle = 0, size = 1, flip = false }: Spot): Art {
  const degrees = Math.round((angle * 180) / Math.PI)
  const scale = Math.round(size * 100) / 100
  const transform: Transform[] = [
    ['translate', px(x), px(y)],
    ...(degrees === 0 ? [] : [['rotate', degrees] as const]),
    ...(flip
      ? [['scale', -scale, scale] as const]
      : scale === 1
        ? []
        : [['scale', scale] as const]),
  ]
  return use(prefix + name.replace(' ', '-'), { transform })
}

/** The definitions of all sprigs in art. */
export function definitionsFor(art: Art, palette: Paints): Art {
  const nodes = allNodes(art)
  const known = new Set(nodes.flatMap(({ attributes: { id } }) => id ?? []))
  const ids = new Set(
    nodes.flatMap(({ tag, attributes: { href } }) =>
      tag === 'use' && typeof href === 'object' && !known.has(href.id) ? [href.id] : [],
    ),
  )
  return defs([...ids].sort().map((id) => group({ id }, drawSprig(id, palette))))
}

function drawSprig(id: string, palette: Paints): Art {
  const [kind = '', thread = ''] = id.slice(prefix.length).split('-')
  const found = flowerKinds.find((each) => each === kind)
  if (found) return flower(found, thread, { id, palette })
  switch (kind) {
    case 'leaf':
      return leaf(thread, palette)
    case 'bud':
      return bud(thread, palette)
    case 'rimon':
      return pomegranate(thread, palette, false)
    case 'open':
      return pomegranate(thread, palette, true)
    case 'berry':
      return berry(thread, palette)
    case 'bird':
      return bird(thread, palette)
    case 'wheat':
      return wheat(palette)
    default:
      throw new RangeError(`no sprig ${id}`)
  }
}
