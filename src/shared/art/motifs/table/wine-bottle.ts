import { body, detail, line, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A bottle of wine, its neck in gold leaf, a bunch of grapes on its label. */
export function wineBottle(): Motif {
  return standing('wine-bottle', [
    body('leaf', symmetric(glass), 'dark'),
    detail(
      'leaf',
      'M-25 -104C-21 -120 -10 -126 -9 -142L-4 -142C-4 -124 -15 -116 -18 -102L-18 -12L-25 -14Z',
    ),
    body('gold', symmetric('M0 -200L11 -200L11 -191L9.6 -190L9.6 -152C6 -150 3 -149.4 0 -149.4')),
    line('gold', 1.8, 'M-10 -190C-4 -188 4 -188 10 -190M-9.6 -160C-4 -158 4 -158 9.6 -160', 'dark'),
    detail('paper', label),
    line('gold', 2, 'M-25 -79C-10 -76 10 -76 25 -79M-25 -29C-10 -26 10 -26 25 -29'),
    detail('wine', grapes),
    detail('leaf', 'M-2 -70C2 -76 10 -77 14 -72C9 -69 4 -66 -2 -66Z'),
    line('ink', 2, 'M-13 -36C-4 -34.6 4 -34.6 13 -36'),
  ])
}

const glass =
  'M0 -198L9 -198L9 -146C9 -124 30 -120 31 -98L31 -8C31 -2 26 1 18 1.6C10 2.4 6 2.4 0 2.4'

const label = 'M-31 -84C-12 -80 12 -80 31 -84L31 -26C12 -22 -12 -22 -31 -26Z'

const grapes = [
  [-9, -62],
  [0, -62.6],
  [9, -62],
  [-4.5, -54.6],
  [4.5, -54.6],
  [0, -47],
]
  .map(
    ([x = 0, y = 0]) =>
      `M${x - 4.6} ${y}C${x - 4.6} ${y - 6.2} ${x + 4.6} ${y - 6.2} ${x + 4.6} ${y}C${x + 4.6} ${y + 6.2} ${x - 4.6} ${y + 6.2} ${x - 4.6} ${y}Z`,
  )
  .join('')
