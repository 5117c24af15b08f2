import { type Art, named } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { circlePath, mirrored, mirrorPath, type Path, placement, transformPath } from '../path.ts'
import { colour } from '../shapes.ts'
import { laurelBranch } from './laurel.ts'
import type { MotifPlan } from './motif-plan.ts'
import { filled, foil, stroked } from './paint.ts'
import { laurelRing } from './ring.ts'
import { rayPath, rosettePath } from './shapes.ts'

/** How much larger its leaves are than those of a wreath inside a frame. */
const growth = 1.6

const rayCount = 96

/**
 * A wreath as wide as the page, cut by its top, with rays inside it; a branch along the foot where
 * a page is tall.
 */
export function greatLaurel(plan: MotifPlan, palette: Paints): Art {
  const { ring, u } = plan
  return [
    named('lights', [rim(plan), rays(plan)], { x: ring.x, y: ring.y }),
    named('foliage', [laurelRing({ ring, u: growth * u }, palette), footBranch(plan, palette)]),
  ]
}

/** Two lines along the inside of the leaves. */
function rim({ ring: { x, y, radius }, u }: MotifPlan): Art {
  const line = (inset: number, width: number) =>
    stroked(circlePath(x, y, radius - inset * u), foil, width * u)
  return [line(98, 4), line(112, 1.6)]
}

/** Rays of three lengths from the rim towards the hero. */
function rays({ ring: { x, y, radius }, u }: MotifPlan): Art {
  const from = radius - 126 * u
  const path = Array.from({ length: rayCount }, (_, i): Path => {
    const length = [64, 26, 42, 26][i % 4] ?? 26
    return rayPath(((i + 0.5) * 2 * Math.PI) / rayCount, from, from - length * u, 5 * u)
  })
  return filled(transformPath(path.flat(), placement(x, y)), foil)
}

/** Two branches from the middle of the foot to both edges, under the words. */
function footBranch({ widthPx, heightPx, text, u }: MotifPlan, palette: Paints): Art {
  const room = heightPx - text.y - text.height
  if (room < 200 * u) return []
  const half = widthPx / 2 + 2 * printBleedPx
  const { solid, veins } = laurelBranch({
    stem: [
      { x: 26 * u, y: 0 },
      { x: 0.36 * half, y: 26 * u },
      { x: 0.72 * half, y: 8 * u },
      { x: half, y: -46 * u },
    ],
    stemWidth: 9 * u,
    leafCount: 21,
    from: 0.05,
    to: 0.98,
    lengths: [104 * u, 92 * u],
    slender: 0.19,
    spread: 0.56,
  })
  const place = placement(widthPx / 2, heightPx - 0.46 * room)
  const branches = transformPath(mirrored(solid), place)
  const flower = transformPath(rosettePath(44 * u), place)
  return [
    stroked(branches, colour(palette, 'shadow'), 5 * u, 0.35),
    filled([...branches, ...flower], foil),
    stroked(
      transformPath([...veins, ...mirrorPath(veins, 0)], place),
      colour(palette, 'engraving'),
      1.6 * u,
      0.7,
    ),
  ]
}
