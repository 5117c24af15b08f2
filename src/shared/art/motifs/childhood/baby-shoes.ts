import { placement, transformPath } from '../../path.ts'
import { body, detail, line, readPath, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** Two knitted shoes with white cuffs and bows. */
export function babyShoes(): Motif {
  const near = shoe()
  return standing('baby-shoes', [...moved(near, 74, -20), ...near])
}

function shoe(): MotifPart[] {
  return [
    body('cloth', upper),
    detail('cloth', toe, 'light'),
    line('paper', 2.4, 'M-74 -52C-52 -60 -34 -42 -30 -14', 'light'),
    body('paper', sole, 'dark'),
    body('paper', cuff, 'light'),
    line('paper', 2, 'M-14 -118L-13 -98M2 -120L2 -99M18 -120L18 -99M34 -118L33 -98', 'dark'),
    body('fruit', 'M-6 -74C-22 -92 -44 -92 -44 -78C-44 -66 -24 -62 -6 -70Z'),
    body('fruit', 'M-2 -74C12 -92 34 -94 34 -80C34 -68 16 -62 -2 -70Z'),
    body(
      'fruit',
      'M-6 -70C-14 -60 -22 -52 -32 -46C-24 -42 -20 -40 -18 -34C-8 -44 -2 -54 0 -68Z',
      'dark',
    ),
    body('fruit', 'M-4 -70C4 -60 12 -54 22 -50C14 -46 12 -42 10 -36C0 -46 -6 -56 -6 -68Z', 'dark'),
    body('fruit', 'M-10 -72C-10 -80 2 -80 2 -72C2 -64 -10 -64 -10 -72Z', 'dark'),
  ]
}

function moved(parts: readonly MotifPart[], x: number, y: number): MotifPart[] {
  return parts.map((part) => ({ ...part, path: transformPath(part.path, placement(x, y)) }))
}

const upper =
  'M-24 -106C-24 -88 -34 -76 -56 -67C-82 -57 -95 -38 -91 -14L50 -14C51 -46 44 -76 46 -106Z'
const toe = readPath('M-74 -52C-52 -60 -34 -42 -30 -14L-91 -14C-93 -30 -87 -43 -74 -52Z')
const sole = 'M-92 -18C-50 -10 14 -10 52 -18C54 -4 46 0 34 0L-74 0C-88 0 -95 -8 -92 -18Z'
const cuff =
  'M-28 -116C-14 -124 36 -124 50 -116C55 -108 55 -102 51 -97C46 -89 38 -90 36 -95C32 -87 22 -87 20 -94' +
  'C16 -86 6 -86 3 -94C0 -86 -10 -87 -13 -94C-16 -88 -25 -89 -29 -96C-33 -102 -32 -110 -28 -116Z'
