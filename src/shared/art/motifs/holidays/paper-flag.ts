import { placement, transformPath } from '../../path.ts'
import { body, detail, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A child's Simchas Torah flag on a stick, with a crown. An apple can go on top. */
export function paperFlag(): Motif {
  return standing('paper-flag', [
    body('wood', 'M-5 -200L5 -200L5 0L-5 0Z'),
    body('cloth', flag),
    detail('gold', band),
    detail('paper', field),
    detail('gold', crown),
  ])
}

const flag = 'M0 -186C40 -198 80 -174 140 -188L132 -138L140 -86C80 -74 40 -98 0 -86Z'
const band =
  'M0 -178C40 -190 80 -166 138 -180L137 -172C80 -158 40 -182 0 -170ZM0 -102C40 -114 80 -90 138 -102L139 -94C80 -82 40 -106 0 -94Z'
const field = 'M36 -166C56 -166 84 -156 112 -158L110 -112C84 -108 56 -116 36 -116Z'
const crown = transformPath(symmetric('M0 -26L8 -12L22 -22L17 6L0 6'), placement(74, -132, 0.04))
