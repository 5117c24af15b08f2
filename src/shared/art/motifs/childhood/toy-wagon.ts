import { body, detail, standing } from '../drawn.ts'
import type { Material, Motif } from '../motif.ts'
import { letterBlock } from './letter-blocks.ts'
import { wheel } from './toy-train.ts'

/** An open wagon of the toy train with one lettered block, its coupling on the right. */
export function toyWagon(letter = 'א', paint: Material = 'leaf'): Motif {
  return standing(
    'toy-wagon',
    [
      body('ink', 'M60 -46L92 -46C97 -46 97 -36 92 -36L60 -36Z'),
      ...letterBlock(letter, paint, { x: -46, y: -90, turn: 0 }),
      body('cloth', 'M-80 -96L80 -96L70 -34L-70 -34Z'),
      detail('gold', 'M-78 -84L78 -84L76 -74L-76 -74Z'),
      body(
        'cloth',
        'M-84 -104L84 -104C90 -104 90 -92 84 -92L-84 -92C-90 -92 -90 -104 -84 -104Z',
        'dark',
      ),
      ...wheel(-42, 24),
      ...wheel(42, 24),
    ],
    true,
  )
}
