import { leafPath } from '../../foliage.ts'
import { frankRuhlLibre } from '../../letters/frank-ruhl-libre.ts'
import { mirrorPath, type Path } from '../../path.ts'
import { body, detail, line, standing, symmetric } from '../drawn.ts'
import { lettersPath } from '../lettering.ts'
import type { Motif } from '../motif.ts'

/** A velvet bag with the embroidered word tallis, the striped wool visible at its opening. */
export function tallisBag(): Motif {
  return standing(
    'tallis-bag',
    [
      body('paper', symmetric('M0 -176C40 -180 70 -178 84 -170L84 -140L0 -140')),
      line('ink', 6, 'M-82 -164C-50 -171 50 -171 82 -164'),
      line('ink', 2.2, 'M-83 -155C-50 -161 50 -161 83 -155'),
      line(
        'paper',
        1.8,
        'M-30 -174C-32 -164 -32 -156 -31 -148M34 -174C36 -164 36 -156 35 -148',
        'dark',
      ),
      body(
        'cloth',
        symmetric('M0 -150C40 -150 76 -152 96 -154C101 -110 101 -50 95 -6C60 2 30 2 0 2'),
      ),
      detail(
        'cloth',
        symmetric('M0 -142C36 -142 66 -143 88 -146L88 -134C60 -132 30 -131 0 -131'),
        'dark',
      ),
      line('gold', 3, border(84, -122, -14)),
      line('gold', 1.6, border(76, -114, -22)),
      detail('gold', corners),
      detail('gold', lettersPath(frankRuhlLibre, 'טלית', { x: 0, y: -78, height: 30, gap: 7 })),
      detail('gold', spray),
      line('gold', 2, 'M-40 -48C-20 -34 20 -34 40 -48'),
      body('gold', 'M-100 -146C-96 -150 -88 -150 -86 -145L-84 -118C-88 -114 -96 -114 -100 -118Z'),
      line('gold', 1.6, 'M-97 -116L-98 -104M-92 -116L-92 -102M-87 -116L-86 -104'),
    ],
    true,
  )
}

function border(half: number, top: number, foot: number): string {
  return `M${-half} ${top}C-30 ${top + 3} 30 ${top + 3} ${half} ${top}L${half - 1} ${foot}C30 ${foot + 4} -30 ${foot + 4} ${1 - half} ${foot}Z`
}

const corner: Path = [0.15, 0.8, 1.42].flatMap((angle) =>
  leafPath({ x: -70, y: -108, angle, length: angle === 0.8 ? 22 : 17, width: 3.6 }),
)

const lowCorner: Path = [-0.15, -0.8, -1.42].flatMap((angle) =>
  leafPath({ x: -70, y: -28, angle, length: angle === -0.8 ? 22 : 17, width: 3.6 }),
)

const corners: Path = [corner, lowCorner].flatMap((path) => [...path, ...mirrorPath(path, 0)])

const halfSpray: Path = [0, 1, 2].flatMap((i) => [
  ...leafPath({ x: 8 + i * 11, y: -38 - i * 2.4, angle: -0.9, length: 13, width: 3 }),
  ...leafPath({ x: 8 + i * 11, y: -38 - i * 2.4, angle: 0.5, length: 11, width: 2.8 }),
])

const spray: Path = [...halfSpray, ...mirrorPath(halfSpray, 0)]
