import { circlePath } from '../../path.ts'
import { body, detail, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A bib with a scalloped hem and a flower. */
export function bib(): Motif {
  const petals = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    return circlePath(18 * Math.cos(angle), -64 + 18 * Math.sin(angle), 13)
  }).flat()
  return standing('bib', [
    body('flower', symmetric(shape)),
    detail('paper', symmetric(hem), 'light'),
    detail('fruit', petals),
    detail('gold', circlePath(0, -64, 11)),
  ])
}

const shape =
  'M0 -132C20 -132 32 -146 30 -164C28 -180 20 -188 10 -194C14 -204 26 -204 38 -196C58 -182 62 -160 58 -142' +
  'C84 -128 94 -96 88 -62C80 -22 44 0 0 0'
const hem =
  'M0 -16C36 -16 64 -34 72 -68L82 -64C84 -54 76 -48 70 -48C72 -38 62 -30 55 -32C54 -22 42 -16 36 -20' +
  'C32 -10 20 -8 15 -13C12 -6 6 -4 0 -4'
