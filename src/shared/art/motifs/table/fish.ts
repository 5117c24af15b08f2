import { circlePath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A carp with fins and scales, its head to the right. */
export function fish(): Motif {
  return standing('fish', [
    body(
      'fruit',
      'M-48 2C-66 -8 -82 -32 -100 -38C-96 -18 -88 -6 -80 2C-90 10 -98 24 -100 44C-82 36 -64 16 -48 4Z',
      'dark',
    ),
    body('fruit', 'M-16 -34C-4 -62 24 -62 44 -44C34 -40 20 -36 -16 -30Z', 'dark'),
    body('fruit', 'M-20 30C-26 46 -20 56 -8 60C0 50 4 40 4 30Z', 'dark'),
    body(
      'fruit',
      'M-58 2C-40 -28 -6 -40 30 -38C64 -36 88 -22 98 -4C88 22 60 38 24 38C-10 38 -40 26 -58 2Z',
    ),
    detail(
      'fruit',
      'M-52 6C-30 26 -4 34 26 34C56 34 82 20 94 0C88 26 60 38 24 38C-10 38 -38 28 -52 6Z',
      'light',
    ),
    line('fruit', 2.4, scales, 'light'),
    line('fruit', 3, 'M56 -34C44 -16 44 12 54 32', 'dark'),
    body('fruit', 'M40 8C28 10 14 20 14 32C28 32 40 24 46 14Z', 'dark'),
    detail('paper', circlePath(74, -12, 7)),
    detail('ink', circlePath(75, -12, 4)),
    line('fruit', 2.4, 'M97 -3C90 2 84 3 78 2', 'dark'),
    line(
      'fruit',
      1.8,
      'M-92 -30C-84 -16 -74 -6 -62 0M-93 34C-84 22 -74 12 -62 6M2 -44C10 -50 18 -52 26 -50M-10 -38C-2 -46 4 -50 10 -54',
      'light',
    ),
  ])
}

/** Rows of scales between tail and gill, each row offset by half a scale. */
const scales = Array.from({ length: 7 }, (_, row) => {
  const x = -38 + row * 13
  const half = 33 * Math.sqrt(Math.max(0, 1 - ((x - 18) / 76) ** 2)) - 7
  const count = Math.max(1, Math.floor((2 * half) / 12))
  return Array.from({ length: count }, (_, i) => {
    const y = (i - (count - 1) / 2) * 12 + (row % 2 === 0 ? 0 : 0.01)
    return `M${x} ${y - 5.5}C${x + 9} ${y - 5} ${x + 9} ${y + 5} ${x} ${y + 5.5}`
  }).join('')
}).join('')
