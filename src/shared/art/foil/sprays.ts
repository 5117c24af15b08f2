import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import { circlePath, type Matrix, mirrored, mirrorPath, placement, transformPath } from '../path.ts'
import { emboss } from './emboss.ts'
import { type LaurelShape, laurelBranch } from './laurel.ts'
import type { MotifPlan } from './motif-plan.ts'
import { filled, foil, stroked } from './paint.ts'
import { rosettePath } from './shapes.ts'

/** Two sprigs under a standing hero, their tips raised to both sides. */
export function ledge({ composition, hero, u }: MotifPlan, palette: Paints): Art {
  if (!composition.stands) return []
  const half = hero.box.width / 2 / u
  const { x, width, y, height } = hero.box
  const stem = [
    { x: 0, y: 16 },
    { x: 60, y: 20 },
    { x: Math.max(130, half * 0.8), y: 14 },
    { x: Math.max(210, half + 70), y: -16 },
  ]
  const shape = { stem, stemWidth: 4.5, leafCount: 17, from: 0.06, to: 0.95 }
  return bothSprigs(
    { ...shape, lengths: [34, 24] },
    placement(x + width / 2, y + height, 0, u),
    palette,
    u,
  )
}

/** What stands on both sides of a crest: its supporters, or else sprigs. */
export function besideCrest(plan: MotifPlan, palette: Paints): Art {
  const { composition, hero, u } = plan
  if (!composition.supporter) return crestSprays(plan, palette)
  const supporter = composition.supporter()
  const { x, y, width, height } = hero.box
  const scale = Math.max(height, 170 * u) / supporter.height
  const reach = width / 2 + 8 * u + (supporter.width / 2) * scale
  return [1, -1].map((side) => {
    const place: Matrix = [side * scale, 0, 0, scale, x + width / 2 - side * reach, y + height]
    return emboss(supporter, place, palette, u)
  })
}

/** As long as the room beside the hero, inside the band. */
function crestSprays({ hero, u, text }: MotifPlan, palette: Paints): Art {
  const { x, width, y, height } = hero.box
  const half = width / 2 / u + 26
  const reach = Math.min(190, text.width / 2 / u - half - 34)
  const stem = [
    { x: half, y: 26 },
    { x: half + 0.26 * reach, y: 40 },
    { x: half + 0.63 * reach, y: 22 },
    { x: half + reach, y: -8 },
  ]
  const shape = { stem, stemWidth: 4.5, leafCount: Math.round(reach / 13), from: 0.1, to: 0.95 }
  const place = placement(x + width / 2, y + height / 2, 0, u)
  const pearl = transformPath(mirrored(circlePath(half - 6, 22, 7)), place)
  const rosette = transformPath(
    mirrored(transformPath(rosettePath(15), placement(half + reach + 24, -14))),
    place,
  )
  return [
    bothSprigs({ ...shape, lengths: [38, 22] }, place, palette, u),
    filled([...pearl, ...rosette], foil),
  ]
}

function bothSprigs(shape: LaurelShape, place: Matrix, { colours }: Paints, u: number): Art {
  const { solid, veins } = laurelBranch(shape)
  const path = transformPath(mirrored(solid), place)
  const ribs = transformPath([...veins, ...mirrorPath(veins, 0)], place)
  return [
    filled(transformPath(path, placement(2 * u, 3.4 * u)), colours.shadow ?? 'none', 0.4),
    filled(path, foil),
    stroked(ribs, colours.engraving ?? 'none', 1.2 * u, 0.7),
  ]
}
