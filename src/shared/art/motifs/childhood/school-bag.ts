import { letterPath } from '../../letters/letter.ts'
import { suezOne } from '../../letters/suez-one.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A child's bag for cheder, an alef on its pocket. */
export function schoolBag(): Motif {
  return standing(
    'school-bag',
    [
      line('wood', 10, 'M-26 -162C-26 -202 26 -202 26 -162', 'dark'),
      body('cloth', twice('M66 -96C84 -94 92 -80 92 -62L92 -22C92 -12 84 -8 72 -8Z'), 'dark'),
      body('cloth', symmetric('M0 -174C50 -174 74 -156 76 -116L80 -20C80 -6 72 0 58 0L0 0')),
      body('fruit', symmetric('M0 -86L54 -86C60 -86 62 -82 62 -76L62 -20C62 -12 58 -8 50 -8L0 -8')),
      line('fruit', 2.4, 'M-54 -77L54 -77', 'dark'),
      detail('paper', symmetric('M0 -70C20 -70 32 -58 32 -42C32 -26 20 -14 0 -14')),
      detail('ink', letterPath(suezOne, 'א', { x: 0, y: -42, height: 38 })),
      body('cloth', symmetric('M0 -180C54 -180 80 -160 82 -118C82 -104 44 -96 0 -96'), 'dark'),
      line('paper', 2, 'M-70 -118C-66 -108 -40 -104 0 -104C40 -104 66 -108 70 -118', 'dark'),
      body('wood', twice('M34 -128L48 -128L48 -84C48 -78 34 -78 34 -84Z')),
      body('gold', twice('M30 -102L52 -102L52 -86L30 -86Z')),
      detail('wood', twice('M36 -98L46 -98L46 -90L36 -90Z'), 'dark'),
    ],
    true,
  )
}
