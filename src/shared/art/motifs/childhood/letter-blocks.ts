import { letterPath } from '../../letters/letter.ts'
import { suezOne } from '../../letters/suez-one.ts'
import { placement, transformPath } from '../../path.ts'
import { body, detail, readPath, standing } from '../drawn.ts'
import type { Material, Motif, MotifPart } from '../motif.ts'

/** Three wooden blocks: alef on top, beis on the right, gimmel on the left. */
export function letterBlocks(): Motif {
  return standing(
    'letter-blocks',
    [
      ...letterBlock('ג', 'leaf', { x: -90, y: 0, turn: 0 }),
      ...letterBlock('ב', 'fruit', { x: 4, y: 0, turn: 0 }),
      ...letterBlock('א', 'cloth', { x: -48, y: -88, turn: 0.06 }),
    ],
    true,
  )
}

/** A block 86 wide, the lower left corner of its front at (x, y), seen from the right and above. */
export function letterBlock(
  letter: string,
  paint: Material,
  { x, y, turn }: { x: number; y: number; turn: number },
): MotifPart[] {
  const glyph = letterPath(suezOne, letter, { x: 43, y: -43, height: 38 })
  const parts = [
    body(paint, top, 'light'),
    body(paint, side, 'dark'),
    body(paint, front),
    detail('paper', panel),
    detail(paint, glyph, 'dark'),
  ]
  return parts.map((part) => ({ ...part, path: transformPath(part.path, placement(x, y, turn)) }))
}

const front =
  'M6 -86L80 -86C84 -86 86 -84 86 -80L86 -6C86 -2 84 0 80 0L6 0C2 0 0 -2 0 -6L0 -80C0 -84 2 -86 6 -86Z'
const top = 'M2 -84L13 -97C15 -99 17 -100 20 -100L93 -100C97 -100 99 -98 99 -96L85 -83Z'
const side = 'M84 -85L97 -98C99 -99 100 -97 100 -93L100 -20C100 -17 99 -15 97 -13L84 -1Z'
const panel = readPath(
  'M15 -76L71 -76C74 -76 76 -74 76 -71L76 -15C76 -12 74 -10 71 -10L15 -10C12 -10 10 -12 10 -15L10 -71C10 -74 12 -76 15 -76Z',
)
