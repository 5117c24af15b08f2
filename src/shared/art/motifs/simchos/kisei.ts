import { leafPath } from '../../foliage.ts'
import { lathePath } from '../../lathe.ts'
import { frankRuhlLibre } from '../../letters/frank-ruhl-libre.ts'
import { circlePath, type Path } from '../../path.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import { lettersPath } from '../lettering.ts'
import type { Motif } from '../motif.ts'

/** The chair of Eliyahu: a broad carved armchair, a crown in the arch over its buttoned back, a lace pillow on its seat. */
export function kisei(): Motif {
  return standing(
    'kisei',
    [
      body('wood', twice('M62 -196L74 -196L74 -70L62 -70Z'), 'dark'),
      body('wood', symmetric(back)),
      body('wood', symmetric(pediment)),
      body('cloth', symmetric(lunette)),
      detail('gold', crownOn(0, -212)),
      line('gold', 2, 'M-61 -204C-58 -232 -30 -250 0 -250C30 -250 58 -232 61 -204'),
      body('wood', symmetric(crest), 'dark'),
      ...finials,
      detail('gold', [
        ...lettersPath(frankRuhlLibre, 'כסא', { x: 30, y: -189, height: 11, gap: 2 }),
        ...lettersPath(frankRuhlLibre, 'אליהו', { x: -20, y: -189, height: 11, gap: 2 }),
      ]),
      body('cloth', symmetric('M0 -170L52 -170C56 -170 58 -168 58 -164L58 -92L0 -92')),
      line('cloth', 1.6, lattice, 'dark'),
      detail('gold', buttons),
      line('gold', 2, twice('M0 -166L53 -166L53 -92')),
      body('wood', twice('M62 -52L76 -52L74 -6L77 0L61 0L64 -6Z'), 'dark'),
      body('cloth', symmetric('M0 -94C40 -94 66 -92 72 -84L76 -66L0 -66'), 'light'),
      body(
        'paper',
        symmetric('M0 -112C30 -112 46 -108 52 -100C58 -92 58 -82 50 -76C34 -70 14 -69 0 -69'),
        'light',
      ),
      line(
        'paper',
        1.6,
        twice('M0 -104C24 -104 38 -101 43 -95C47 -88 45 -82 40 -80C28 -77 12 -76 0 -76'),
        'dark',
      ),
      detail('gold', flower),
      body('wood', symmetric('M0 -68L80 -68L80 -50L0 -50')),
      line('gold', 1.8, twice('M0 -63L75 -63M0 -55L75 -55')),
      detail('gold', twice([22, 44, 66].flatMap((x) => circlePath(x, -59, 1.8)))),
      body('wood', twice(arm), 'light'),
      body('wood', twice('M74 -106L84 -106L83 -68L75 -68Z')),
      body('wood', symmetric('M0 -50C30 -50 50 -46 60 -36C40 -42 20 -42 0 -42'), 'dark'),
    ],
    true,
  )
}

const back = 'M0 -204C34 -204 60 -200 68 -192L68 -84L0 -84'

/** The carved arch over the top rail, and the silk in it. */
const pediment = 'M0 -266C8 -266 10 -260 18 -258C48 -250 68 -232 72 -200L0 -200'
const lunette = 'M0 -246C28 -246 52 -230 56 -202L0 -202'

/** The turned knob of a post, without its ball. */
const finial = [
  [-234, 3],
  [-229, 8],
  [-222, 5],
  [-214, 9],
  [-202, 9],
] as const

/** Knobs on the posts. */
const finials = [-1, 1].flatMap((side) => [
  body('wood', lathePath(side * 78, [finial], 0.16)),
  body('gold', circlePath(side * 78, -241, 8), 'light'),
])

/** A small crown of three leaves, its foot in the middle. */
function crownOn(x: number, y: number): Path {
  return [
    ...leafPath({ x, y: y - 7, angle: -Math.PI / 2, length: 24, width: 5 }),
    ...[-1, 1].flatMap((side) => [
      ...leafPath({
        x: x + 9 * side,
        y: y - 7,
        angle: -Math.PI / 2 + 0.35 * side,
        length: 20,
        width: 4.4,
      }),
      ...leafPath({
        x: x + 17 * side,
        y: y - 6,
        angle: -Math.PI / 2 + 0.7 * side,
        length: 16,
        width: 3.6,
      }),
    ]),
    ['M', x - 22, y - 7],
    ['L', x + 22, y - 7],
    ['L', x + 20, y],
    ['L', x - 20, y],
    ['Z'],
  ]
}

/** The top rail, a low wave. */
const crest =
  'M0 -210C16 -210 22 -204 36 -204C52 -204 64 -206 76 -198L76 -178C50 -174 20 -174 0 -174'

/** Turned out at its end. */
const arm =
  'M62 -122C74 -124 90 -120 96 -112C100 -104 94 -96 86 -98C80 -100 80 -106 84 -108C78 -112 70 -112 62 -111Z'

const lattice =
  'M-52 -152L-8 -98M-30 -164L22 -98M-2 -166L50 -104M26 -166L52 -136M-52 -120L-34 -98' +
  'M52 -152L8 -98M30 -164L-22 -98M2 -166L-50 -104M-26 -166L-52 -136M52 -120L34 -98'

const buttons: Path = [
  [0, -162],
  [0, -132],
  [-26, -132],
  [26, -132],
  [-13, -148],
  [13, -148],
  [-39, -148],
  [39, -148],
  [-13, -117],
  [13, -117],
  [-39, -117],
  [39, -117],
].flatMap(([x = 0, y = 0]) => circlePath(x, y, 2))

const flower: Path = [
  ...circlePath(0, -90, 3),
  ...Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    const [x, y] = [5 * Math.cos(angle), -90 + 4 * Math.sin(angle)]
    return leafPath({ x, y, angle, length: 9, width: 2.8 })
  }).flat(),
  ...twice(leafPath({ x: 18, y: -90, angle: 0.1, length: 16, width: 2.6 })),
]
