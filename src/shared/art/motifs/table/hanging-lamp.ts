import { lathePath, ringPath } from '../../lathe.ts'
import { circlePath, ellipsePath, type Path } from '../../path.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** An oil lamp of brass on three chains: a glass of oil with its flame in a pierced bowl. */
export function hangingLamp(): Motif {
  return standing('hanging-lamp', [
    body('flame', flame(1)),
    detail('flame', flame(0.52), 'light'),
    body('paper', glass, 'light'),
    detail('gold', oil, 'light'),
    line('paper', 1.4, 'M-17 -104C-19 -96 -18 -90 -15 -84', 'dark'),
    body('gold', lathePath(0, [bowl], 0.1)),
    detail('gold', shade, 'dark'),
    body('gold', ellipsePath(0, -82, 51, 5.4), 'light'),
    detail('ink', pierced),
    line('gold', 1.5, rings, 'dark'),
    body('gold', lathePath(0, [drop], 0.2)),
    line('gold', 2.6, twice('M47 -84C40 -124 20 -164 3 -197'), 'dark'),
    detail('gold', links),
    body('gold', lathePath(0, [cap], 0.16)),
    body('gold', circlePath(0, -215, 5.4), 'light'),
  ])
}

function flame(size: number): Path {
  const at = (y: number) => -107 + y * size
  return symmetric(
    `M0 ${at(-42)}C${2.4 * size} ${at(-32)} ${10.4 * size} ${at(-22)} ${10.4 * size} ${at(-12)}` +
      `C${10.4 * size} ${at(-4)} ${6 * size} ${at(0)} 0 ${at(0)}`,
  )
}

const glass = symmetric('M0 -112L24 -112C26 -100 23 -88 19 -80L0 -80')

const oil = symmetric('M0 -101L23.4 -101C23.6 -94 21.6 -87 19 -80L0 -80')

const bowl = [
  [-82, 50],
  [-74, 47],
  [-62, 44],
  [-48, 34],
  [-38, 19],
  [-31, 9],
] as const

/** The side of the bowl away from the light. */
const shade =
  'M50 -82C47 -70 45 -64 38 -53C30 -42 20 -38 10 -31L2 -30C16 -40 26 -52 28 -66C29 -72 29 -78 28 -79Z'

/** Petals cut out of the bowl, and a row of holes under its rim. */
const pierced: Path = [-2, -1, 0, 1, 2].flatMap((i): Path => {
  const [x, lean] = [i * 15.4, i * -2.6]
  const high = 4 * Math.abs(i)
  return [
    ['M', x, -68],
    ['C', x + 5.4, -62 - high / 3, x + 4 + lean, -53 - high / 2, x + lean, -48 - high],
    ['C', x - 4 + lean, -53 - high / 2, x - 5.4, -62 - high / 3, x, -68],
    ['Z'],
    ...circlePath(x + 7.7 * Math.sign(i || 1), -72, 1.7),
  ]
})

const rings = ringPath(0, [
  [-77, 48],
  [-41, 23],
  [-34, 12],
])

const drop = [
  [-33, 9],
  [-27, 6],
  [-22, 11],
  [-15, 11],
  [-9, 4],
  [-2, 2.4],
] as const

const cap = [
  [-212, 3],
  [-206, 5],
  [-201, 14],
  [-195, 16],
] as const

/** Beads on the chains. */
const links: Path = [
  [42.6, -100],
  [36, -122],
  [27.4, -144],
  [17.4, -166],
].flatMap(([x = 0, y = 0]) => [...circlePath(x, y, 3), ...circlePath(-x, y, 3)])
