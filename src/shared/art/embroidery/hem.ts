import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { rectPath } from '../path.ts'
import type { UnitSize } from '../proportion.ts'
import { colour } from '../shapes.ts'
import { runningStitch, stitches } from './thread.ts'

/** A hemstitch round the cloth: bars between two drawn lines. */
export function hem({ width, height }: UnitSize, palette: Paints): Art {
  const frame = (by: number) => rectPath(by, by, width - 2 * by, height - 2 * by)
  const thread = colour(palette, 'tint')
  return named('border', [
    stitches(frame(23), colour(palette, 'shade'), 1.4),
    stitches(frame(9), colour(palette, 'shade'), 1.4),
    runningStitch(frame(16), colour(palette, 'shade'), { width: 13, dashes: '2 7' }),
    runningStitch(frame(16), thread, { width: 12, dashes: '4.6 4.4' }),
    stitches(frame(25), thread, 2),
  ])
}
