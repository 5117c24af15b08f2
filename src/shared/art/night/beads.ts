import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import { circlePath, ellipsePath, placement, transformPath } from '../path.ts'
import { px } from '../px.ts'
import { colour, shape } from '../shapes.ts'
import type { Bead } from './brass.ts'

/** Round knops with a collar on each side, lit from above. */
export function drawBeads(beads: readonly Bead[], palette: Paints, scale: number): Art {
  const collars = beads.flatMap(({ x, y, angle, radius }) =>
    [-1, 1].flatMap((end) =>
      transformPath(
        ellipsePath(end * radius * 0.98, 0, radius * 0.24, radius * 0.8),
        placement(x, y, angle),
      ),
    ),
  )
  const spheres = (share: number, lift: number) =>
    beads.flatMap(({ x, y, radius }) =>
      circlePath(x - lift * 0.4 * radius, y - lift * radius, radius * share),
    )
  const edge = { stroke: colour(palette, 'brassEdge'), 'stroke-width': px(1.5 * scale) }
  return [
    shape(collars, { fill: colour(palette, 'brassC'), ...edge }),
    shape(spheres(1, 0), { fill: colour(palette, 'brassA'), ...edge }),
    shape(spheres(0.84, 0.1), { fill: colour(palette, 'brassB') }),
    shape(spheres(0.62, 0.24), { fill: colour(palette, 'brassC') }),
    shape(spheres(0.38, 0.36), { fill: colour(palette, 'brassD') }),
    shape(spheres(0.16, 0.46), { fill: colour(palette, 'brassE') }),
  ]
}
