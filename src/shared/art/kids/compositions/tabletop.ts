import type { Art } from '../../art.ts'
import type { Motif } from '../../motifs/motif.ts'
import { type Paints, paintMotif, type Stand } from '../materials.ts'
import type { Plot } from '../plot.ts'
import { drawTable } from '../table.ts'
import { drawWall } from '../wall.ts'

/**
 * A thing on a table: its place across from the middle and its size, as shares of the
 * arrangement's.
 */
export interface Setting extends Pick<Stand, 'turn' | 'mirrored'> {
  thing: () => Motif
  across: number
  /** Distance down from the middle of the table. */
  down?: number
  size: number
  paints?: (plot: Plot) => Paints
}

/** Things on a table, from back to front, and what hangs above them. */
export function tabletop(
  over: (plot: Plot) => Art,
  settings: readonly Setting[],
): (plot: Plot) => Art {
  return (plot) => {
    const { width, foot, ground } = plot
    const size = Math.min(width * 0.46, foot * 0.54)
    return [
      drawWall(plot),
      over(plot),
      drawTable(plot),
      ...settings.map(({ thing, across, down = 0, size: share, paints, ...rest }) =>
        paintMotif(plot, thing(), {
          ...rest,
          x: width / 2 + across * size,
          y: ground + down * size,
          size: share * size,
          ...(paints && { paints: paints(plot) }),
        }),
      ),
    ]
  }
}
