import { lathePath, ringPath } from '../../lathe.ts'
import { ellipsePath, type Path } from '../../path.ts'
import { body, detail, line, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A glass oil lamp: a tall clear chimney over a brass burner, its bowl half full of oil. */
export function oilLamp(): Motif {
  return standing('oil-lamp', [
    body('paper', chimney, 'light'),
    body('flame', flame(1)),
    detail('flame', flame(0.5), 'light'),
    line('paper', 2, 'M-20 -142C-25 -126 -25 -112 -19 -100', 'dark'),
    body('gold', lathePath(0, [burner], 0.14)),
    body('gold', wheel),
    line(
      'gold',
      1.5,
      ringPath(
        0,
        [
          [-88, 19],
          [-80, 16],
        ],
        0.14,
      ),
      'dark',
    ),
    body('metal', lathePath(0, [bowl], 0.14), 'light'),
    detail('gold', oil),
    line('metal', 1.6, 'M-34 -58C-36 -50 -34 -42 -28 -37', 'dark'),
    body('gold', lathePath(0, [foot], 0.12)),
    line(
      'gold',
      1.6,
      ringPath(
        0,
        [
          [-18, 13],
          [-8, 33],
        ],
        0.12,
      ),
      'dark',
    ),
  ])
}

const chimney = symmetric(
  'M0 -201L14 -200C13 -184 13 -176 15 -166C18 -152 30 -140 30 -120C30 -106 22 -96 17 -88L0 -88',
)

function flame(size: number): Path {
  const at = (y: number) => -90 + y * size
  return symmetric(
    `M0 ${at(-50)}C${3 * size} ${at(-38)} ${11 * size} ${at(-28)} ${11 * size} ${at(-16)}` +
      `C${11 * size} ${at(-6)} ${6 * size} ${at(0)} 0 ${at(0)}`,
  )
}

const burner = [
  [-92, 20],
  [-86, 21],
  [-82, 16],
  [-74, 14],
] as const

const wheel = ellipsePath(24, -80, 4, 6)

const bowl = [
  [-75, 14],
  [-70, 30],
  [-58, 40],
  [-46, 39],
  [-34, 26],
  [-27, 12],
] as const

const oil = symmetric(
  'M0 -53C20 -53 34 -55 39.4 -56C41 -48 38 -40 32 -35C26 -30 18 -27 11 -27L0 -25',
)

const foot = [
  [-28, 14],
  [-22, 10],
  [-16, 13],
  [-10, 30],
  [-5, 37],
  [-2, 37],
] as const
