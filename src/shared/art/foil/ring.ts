import { type Art, defs, radialGradient, reference, stops } from '../art.ts'
import type { Paints } from '../family.ts'
import { leafPath } from '../foliage.ts'
import {
  circlePath,
  mirrored,
  mirrorPath,
  orient,
  type Path,
  type Point,
  placement,
  type Segment,
  transformPath,
} from '../path.ts'
import { bowPath } from './emblem.ts'
import { laurelBranch } from './laurel.ts'
import type { MotifPlan } from './motif-plan.ts'
import { filled, foil, stroked } from './paint.ts'

/** Design units from the medallion's rim to its disc. */
const rimWidth = 66

/** Two laurel branches with berries around the hero, tied below with a ribbon. */
export function laurelRing({ ring, u }: Pick<MotifPlan, 'ring' | 'u'>, { colours }: Paints): Art {
  const place = placement(ring.x, ring.y, 0, u)
  const radius = ring.radius / u
  const { solid, veins } = laurelBranch({
    stem: Array.from({ length: 9 }, (_, i): Point => {
      const angle = Math.PI / 2 - 0.06 - (i / 8) * (Math.PI - 0.34)
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
    }),
    stemWidth: 7,
    leafCount: 29,
    from: 0.07,
    to: 0.96,
    lengths: [74, 46],
    slender: 0.19,
    spread: 0.56,
  })
  const bow = transformPath(bowPath(), placement(0, radius + 2, 0, 1.9))
  const shape = [...mirrored(solid), ...mirrored(berries(radius)), ...bow]
  const shadow = transformPath(transformPath(shape, place), placement(3 * u, 5 * u))
  return [
    filled(shadow, colours.shadow ?? 'none', 0.4),
    filled(transformPath(shape, place), foil),
    stroked(
      transformPath([...veins, ...mirrorPath(veins, 0)], place),
      colours.engraving ?? 'none',
      1.3 * u,
      0.7,
    ),
  ]
}

/** Berries on short stalks, outside and inside the wreath in turn. */
function berries(radius: number): Path {
  return [0.42, 0.86, 1.3, 1.74, 2.18, 2.62].flatMap((turn, i): Path => {
    const angle = Math.PI / 2 - turn
    const side = i % 2 === 0 ? 1 : -1
    const at = (distance: number) => ({
      x: distance * Math.cos(angle),
      y: distance * Math.sin(angle),
    })
    const { x, y } = at(radius + side * 42)
    const outwards = side === 1 ? angle : angle + Math.PI
    const stalk = leafPath({ ...at(radius), angle: outwards, length: 42, width: 2 })
    return [...circlePath(x, y, 6.5), ...orient(stalk, 'solid')]
  })
}

/** A disc of coloured velvet in a chased rim, lit from the top left. */
export function medallion({ ring, u }: MotifPlan, { colours }: Paints): Art {
  const { x, y } = ring
  const radius = ring.radius / u
  const place = placement(x, y, 0, u)
  const disc = circlePath(x, y, ring.radius - rimWidth * u)
  const rim = transformPath([...beads(radius), ...chasing(radius - 37)], place)
  return [
    discGradient(ring, colours),
    filled(circlePath(x + 8 * u, y + 13 * u, ring.radius + 4 * u), colours.shadow ?? 'none', 0.3),
    filled(circlePath(x, y, ring.radius), colours.velvetDark ?? 'none'),
    filled(rim, foil),
    stroked(circlePath(x, y, ring.radius - 10 * u), foil, 5 * u),
    filled(disc, reference('foil-disc')),
    stroked(
      transformPath(guilloche(radius - rimWidth - 16), place),
      colours.mantleCrest ?? 'none',
      u,
      0.3,
    ),
    stroked(disc, foil, 3.4 * u),
    stroked(circlePath(x, y, ring.radius - (rimWidth + 9) * u), foil, 1.3 * u),
  ]
}

function discGradient(ring: MotifPlan['ring'], colours: Paints['colours']): Art {
  const light = stops([
    [0, colours.mantleLight ?? 'none'],
    [0.5, colours.mantle ?? 'none'],
    [1, colours.mantleDark ?? 'none'],
  ])
  const place = {
    cx: Math.round(ring.x - ring.radius * 0.3),
    cy: Math.round(ring.y - ring.radius * 0.36),
    r: Math.round(ring.radius * 1.3),
  }
  return defs(radialGradient({ id: 'foil-disc', gradientUnits: 'userSpaceOnUse', ...place }, light))
}

function beads(radius: number): Path {
  return round(72, (angle) => circlePath(radius * Math.cos(angle), radius * Math.sin(angle), 6))
}

/** A wreath of leaves chased into the rim, with a berry between each pair. */
function chasing(radius: number): Path {
  return round(40, (angle) => {
    const leaves = [-1, 1].flatMap((side) =>
      leafPath({
        x: radius * Math.cos(angle),
        y: radius * Math.sin(angle),
        angle: angle + Math.PI / 2 + side * 0.5,
        length: 34,
        width: 6,
        bend: -side * 0.2,
      }),
    )
    const berry = angle + Math.PI / 40
    return [
      ...orient(leaves, 'solid'),
      ...circlePath(radius * Math.cos(berry), radius * Math.sin(berry), 2.6),
    ]
  })
}

/** Two wavy lines that cross each other. */
function guilloche(radius: number): Path {
  return [0, Math.PI].flatMap((phase) => {
    const count = 120
    const at = (i: number): [number, number] => {
      const angle = (i * 2 * Math.PI) / count
      const r = radius - 7 + 7 * Math.cos(24 * angle + phase)
      return [r * Math.cos(angle), r * Math.sin(angle)]
    }
    const path: Segment[] = [['M', ...at(0)]]
    for (let i = 1; i <= count; i++) path.push(['L', ...at(i)])
    return path
  })
}

function round(count: number, draw: (angle: number) => Path): Path {
  return Array.from({ length: count }, (_, i) => draw((i * 2 * Math.PI) / count)).flat()
}
