import { leafPath } from '../../foliage.ts'
import type { Path, Segment } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A bridge of stone with one great arch over a brook, trees on the far side. */
export function stoneBridge(): Motif {
  return standing('stone-bridge', [
    body('leaf', trees, 'dark'),
    line('wood', 3, 'M-84 -60L-84 -46M-66 -64L-66 -46M66 -64L66 -46M84 -60L84 -46'),
    body('cloth', 'M-72 -34L72 -34L84 2L-84 2Z'),
    line('paper', 2.4, 'M-34 -24L8 -24M16 -24L30 -24M-48 -14L-20 -14M-10 -14L44 -14M-52 -4L6 -4'),
    body('bread', wall),
    line('bread', 1.8, courses, 'dark'),
    body('paper', voussoirs),
    body('paper', parapet),
    line('bread', 1.8, coping, 'dark'),
    body('leaf', banks),
    detail('leaf', reeds, 'dark'),
  ])
}

/** Its arch is open to the water. */
const wall =
  'M-112 -52C-78 -60 -44 -104 0 -104C44 -104 78 -60 112 -52L112 -6L60 -6' +
  'C60 -44 36 -74 0 -74C-36 -74 -60 -44 -60 -6L-112 -6Z'

const courses =
  'M-112 -36L-72 -36M112 -36L72 -36M-112 -20L-77 -20M112 -20L77 -20M-94 -50L-94 -36' +
  'M94 -50L94 -36M-104 -36L-104 -20M104 -36L104 -20M-86 -36L-86 -20M86 -36L86 -20' +
  'M-94 -20L-94 -6M94 -20L94 -6M-78 -52L-64 -52M78 -52L64 -52'

/** The stones of the arch, with joints between them. */
const voussoirs: Path = Array.from({ length: 9 }, (_, i): Segment[] => {
  const corner = (share: number, out: number) => {
    const angle = Math.PI * (1 + share / 9)
    return [(60 + out) * Math.cos(angle), -6 + (68 + out) * Math.sin(angle)] as const
  }
  return [
    ['M', ...corner(i + 0.07, 0)],
    ['L', ...corner(i + 0.07, 15)],
    ['L', ...corner(i + 0.93, 15)],
    ['L', ...corner(i + 0.93, 0)],
    ['Z'],
  ]
}).flat()

const parapet =
  'M-116 -62C-80 -68 -44 -116 0 -116C44 -116 80 -68 116 -62L116 -50C78 -56 44 -103 0 -103' +
  'C-44 -103 -78 -56 -116 -50Z'

const coping =
  'M-28 -110L-25 -98M28 -110L25 -98M-54 -94L-48 -83M54 -94L48 -83M0 -116L0 -103' +
  'M-78 -76L-72 -66M78 -76L72 -66M-100 -66L-96 -55M100 -66L96 -55'

/** Cypresses and low trees. */
const trees: Path = [
  [-84, 66, 0.17],
  [-66, 86, 0.15],
  [66, 92, 0.15],
  [84, 60, 0.17],
].flatMap(([x = 0, length = 0, width = 0]) =>
  leafPath({ x, y: -48, angle: -Math.PI / 2, length, width: length * width }),
)

const banks =
  'M-118 4L-118 -22C-104 -26 -92 -16 -82 -14C-70 -12 -62 -4 -56 4Z' +
  'M118 4L118 -22C104 -26 92 -16 82 -14C70 -12 62 -4 56 4Z'

const reeds: Path = [-104, -84, 84, 104].flatMap((x) =>
  [-0.4, 0, 0.4].flatMap((lean) =>
    leafPath({ x, y: 2, angle: -Math.PI / 2 + lean, length: 17, width: 2.4 }),
  ),
)
