import { frankRuhlLibre } from '../../letters/frank-ruhl-libre.ts'
import { circlePath, type Path, rectPath } from '../../path.ts'
import { body, detail, line, readPath, standing } from '../drawn.ts'
import { lettersPath } from '../lettering.ts'
import type { Motif } from '../motif.ts'

/** A standing old machzor: leather, metal corners and clasps, its name stamped in gold. */
export function machzor(): Motif {
  return standing(
    'machzor',
    [
      body('paper', 'M-80 -192L-64 -198L-64 -2L-80 -8Z'),
      line('paper', 1.4, 'M-76 -192L-76 -8M-72 -194L-72 -6M-68 -196L-68 -4', 'dark'),
      body(
        'wood',
        'M-66 -204L56 -204C68 -204 74 -198 74 -188L74 -12C74 -4 68 2 56 2L-66 2Z',
        'dark',
      ),
      detail('wood', 'M48 -204L56 -204C68 -204 74 -198 74 -188L74 -12C74 -4 68 2 56 2L48 2Z'),
      line('gold', 2.4, 'M-52 -190L36 -190L36 -12L-52 -12Z'),
      detail('metal', cornerPiece(-66, -204, 1, 1)),
      detail('metal', cornerPiece(48, -204, -1, 1)),
      detail('metal', cornerPiece(-66, 2, 1, -1)),
      detail('metal', cornerPiece(48, 2, -1, -1)),
      detail('gold', lettersPath(frankRuhlLibre, 'מחזור', { x: -8, y: -122, height: 24, gap: 4 })),
      detail('gold', ornament),
      ...[-150, -52].flatMap((y) => [
        body(
          'metal',
          `M-86 ${y - 8}L-50 ${y - 8}C-42 ${y - 8} -42 ${y + 8} -50 ${y + 8}L-86 ${y + 8}Z`,
        ),
        detail('metal', rectPath(-80, y - 4, 24, 3), 'light'),
      ]),
      ...[-176, -128, -76, -28].map((y) => detail('wood', rectPath(49, y, 25, 7), 'light')),
    ],
    true,
  )
}

function cornerPiece(x: number, y: number, toX: 1 | -1, toY: 1 | -1): Path {
  const at = (dx: number, dy: number) => [x + dx * toX, y + dy * toY] as const
  return [
    ['M', ...at(0, 0)],
    ['L', ...at(38, 0)],
    ['C', ...at(36, 12), ...at(26, 10), ...at(24, 18)],
    ['C', ...at(22, 26), ...at(12, 26), ...at(10, 36)],
    ['C', ...at(8, 40), ...at(4, 42), ...at(0, 42)],
    ['Z'],
  ]
}

/** A small crown. */
const ornament: Path = [
  ...readPath(
    'M-32 -58L-38 -84C-32 -78 -26 -74 -21 -76C-17 -80 -12 -86 -8 -94C-4 -86 1 -80 5 -76' +
      'C10 -74 16 -78 22 -84L16 -58Z',
  ),
  ...rectPath(-32, -54, 48, 7),
  ...circlePath(-38, -88, 3),
  ...circlePath(-8, -98, 3.4),
  ...circlePath(22, -88, 3),
]
