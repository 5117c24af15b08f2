import { ellipsePath, orient } from '../../path.ts'
import { body, detail, line, readPath, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A watering can, its spout to the left. */
export function wateringCan(): Motif {
  return standing('watering-can', [
    line('cloth', 9, 'M40 -112C96 -132 106 -56 54 -34', 'dark'),
    line('cloth', 9, 'M-34 -110C-30 -164 30 -164 36 -110', 'dark'),
    body('cloth', 'M-44 -52L-92 -118L-82 -126L-30 -84Z', 'dark'),
    body('gold', 'M-106 -106C-112 -112 -84 -144 -76 -138C-74 -132 -98 -106 -106 -106Z'),
    body('cloth', 'M-46 -108L46 -108L54 -6C54 -2 51 0 47 0L-47 0C-51 0 -54 -2 -54 -6Z'),
    detail('paper', readPath('M-50 -56C-20 -50 20 -50 50 -56L51 -42C20 -36 -20 -36 -51 -42Z')),
    detail(
      'cloth',
      [...ellipsePath(0, -108, 46, 9), ...orient(ellipsePath(0, -107, 38, 5.5), 'hole')],
      'light',
    ),
    detail('cloth', ellipsePath(0, -107, 38, 5.5), 'dark'),
  ])
}
