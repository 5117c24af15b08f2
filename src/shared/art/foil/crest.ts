import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import { mirrored, mirrorPath, placement, transformPath } from '../path.ts'
import { laurelBranch } from './laurel.ts'
import { filled, foil, stroked } from './paint.ts'
import type { Plot } from './plot.ts'
import { pomegranatePath } from './shapes.ts'

/** The spray under the text of a tall plot: a pomegranate between two laurel branches. */
export function crest(plot: Plot, { colours }: Paints): Art {
  if (!plot.crest) return []
  const { x, y, scale } = plot.crest
  const place = placement(x, y, 0, scale)
  const branch = laurelBranch({
    stem: [
      { x: 0, y: 38 },
      { x: 52, y: 40 },
      { x: 118, y: 24 },
      { x: 186, y: -8 },
    ],
    stemWidth: 4,
    leafCount: 13,
    from: 0.26,
    to: 0.94,
    lengths: [36, 22],
  })
  const veins = [...branch.veins, ...mirrorPath(branch.veins, 0)]
  const solid = [...transformPath(pomegranatePath(28), placement(0, 3)), ...mirrored(branch.solid)]
  return [
    filled(transformPath(solid, place), foil),
    stroked(transformPath(veins, place), colours.velvetDark ?? 'none', 1.3 * scale, 0.7),
  ]
}
