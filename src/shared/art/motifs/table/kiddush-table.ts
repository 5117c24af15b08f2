import { type Matrix, placement, transformPath } from '../../path.ts'
import { body, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'
import { grapes } from '../plants/grapes.ts'
import { becher } from './becher.ts'
import { challah } from './challah.ts'
import { wineDecanter } from './wine-decanter.ts'

/** A table laid for a kiddush: challos, wine and fruit on a long white cloth. */
export function kiddushTable(): Motif {
  return standing('kiddush-table', [
    ...on(wineDecanter(), placement(-82, -105, 0, 0.46)),
    ...on(becher(), placement(-40, -104, 0, 0.28)),
    ...on(grapes(), placement(92, -105, 0, 0.3)),
    ...on(challah(), placement(26, -104, 0, 0.46)),
    body('paper', symmetric('M0 -112L120 -112L126 -100L0 -100'), 'light'),
    body('paper', symmetric(cloth)),
    line('paper', 2, twice('M34 -100L38 -20M74 -100L82 -18M108 -100L118 -24'), 'dark'),
    line('gold', 2.4, twice('M0 -30C40 -28 90 -28 130 -32')),
    line('gold', 1.4, twice('M0 -23C40 -21 90 -21 130 -25')),
  ])
}

/** The cloth, scalloped along its hem. */
const cloth =
  'M0 -100L126 -100L134 -14C128 -4 116 -4 110 -12C104 -2 90 -2 84 -11C78 -1 64 -1 58 -10' +
  'C52 0 38 0 32 -10C26 0 8 0 0 -8'

function on({ parts }: Motif, place: Matrix): MotifPart[] {
  const scale = Math.hypot(place[0], place[1])
  return parts.map((part): MotifPart => {
    const path = transformPath(part.path, place)
    return part.as === 'line' ? { ...part, path, width: part.width * scale } : { ...part, path }
  })
}
