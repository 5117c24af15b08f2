import { type Art, named } from '../art.ts'
import { isNear } from '../box.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, orient, type Path, type Point } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { colour } from '../shapes.ts'
import { keptClear } from './clearance.ts'
import type { OpenScene } from './open-scenes.ts'
import { filled, foil, stroked } from './paint.ts'

/**
 * Great leaves that grow in from all four edges and are cut by them: pale ones behind, and three
 * layers of foil.
 */
export function leafEdge({ plan, palette, seed, clear }: OpenScene): Art {
  const { u, hero, text } = plan
  const boxes = [...keptClear([...clear, text], plan.tallestLine * 0.5), hero.box]
  const isFree = (at: Point) => !boxes.some((box) => isNear(box, at, 16 * u))
  const back = leaves(plan, { seed: seed + 1, isFree, long: 1.16, count: 46 })
  const front = leaves(plan, { seed: seed + 2, isFree, long: 1, count: 40 })
  const behind = back.flatMap(({ leaf }) => leaf)
  return named('foliage', [
    filled(behind, colour(palette, 'damask'), 0.42),
    stroked(behind, foil, 1.4 * u, 0.7),
    [0, 1, 2].map((layer) => {
      const laid = front.filter((_, i) => i % 3 === layer)
      const outline = laid.flatMap(({ leaf }) => leaf)
      return [
        stroked(outline, colour(palette, 'shadow'), 9 * u, 0.34),
        filled([...outline, ...laid.flatMap(({ berry }) => berry)], foil),
        stroked(
          laid.flatMap(({ rib }) => rib),
          colour(palette, 'engraving'),
          1.8 * u,
          0.75,
        ),
      ]
    }),
  ])
}

interface Growth {
  seed: number
  isFree: (at: Point) => boolean
  long: number
  count: number
}

/** Points of a leaf, along its length and to both sides. */
const leafShares: readonly (readonly [along: number, aside: number])[] = [
  [1, 0],
  ...[0.2, 0.35, 0.5, 0.65, 0.8].flatMap((along) => [
    [along, 0.16] as const,
    [along, -0.16] as const,
  ]),
]

interface Leaf {
  leaf: Path
  rib: Path
  berry: Path
}

/** Leaves with their feet beyond the edge, each as long as the words leave room for. */
function leaves(plan: OpenScene['plan'], { seed, isFree, long, count }: Growth): Leaf[] {
  const { widthPx, heightPx, u } = plan
  const random = createRandom(seed)
  const around = 2 * (widthPx + heightPx)
  const grown: Leaf[] = []
  for (let i = 0; i < count; i++) {
    const foot = onEdge((around * (i + between(random, 0.1, 0.9))) / count, plan)
    const towards = Math.atan2(heightPx / 2 - foot.y, widthPx / 2 - foot.x)
    const angle = towards + between(random, -0.55, 0.55)
    for (let length = between(random, 240, 390) * long * u; length > 90 * u; length *= 0.88) {
      const along = (share: number, aside = 0): Point => ({
        x: foot.x + share * length * Math.cos(angle) - aside * length * Math.sin(angle),
        y: foot.y + share * length * Math.sin(angle) + aside * length * Math.cos(angle),
      })
      if (!leafShares.every(([share, aside]) => isFree(along(share, aside)))) continue
      const bend = between(random, -0.12, 0.12)
      const leaf = leafPath({ ...foot, angle, length, width: 0.16 * length, bend })
      const end = along(0.86)
      const rib: Path = [
        ['M', foot.x, foot.y],
        ['L', end.x, end.y],
      ]
      const point = along(1)
      const tip = {
        x: point.x + 20 * u * Math.cos(angle),
        y: point.y + 20 * u * Math.sin(angle),
      }
      const berry = i % 3 === 0 && isFree(tip) ? circlePath(tip.x, tip.y, 9 * u) : []
      grown.push({ leaf: orient(leaf, 'solid'), rib, berry })
      break
    }
  }
  return grown
}

/** The point at a distance along the edges, clockwise from the top left, a little outside. */
function onEdge(distance: number, { widthPx, heightPx, u }: OpenScene['plan']): Point {
  const out = 46 * u
  if (distance < widthPx) return { x: distance, y: -out }
  if (distance < widthPx + heightPx) return { x: widthPx + out, y: distance - widthPx }
  if (distance < 2 * widthPx + heightPx) {
    return { x: 2 * widthPx + heightPx - distance, y: heightPx + out }
  }
  return { x: -out, y: 2 * (widthPx + heightPx) - distance }
}
