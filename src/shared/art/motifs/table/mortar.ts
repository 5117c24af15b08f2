import { leafPath, ribbonPath } from '../../foliage.ts'
import { type Profile, turnedPath } from '../../lathe.ts'
import { circlePath, ellipsePath, type Path } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** Herbs in a stone mortar, the pestle leaning at its rim. */
export function mortar(): Motif {
  return standing('mortar', [
    body('wood', pestle),
    body('wood', circlePath(69, -186, 13)),
    detail('wood', 'M60 -178L42 -112L48 -110L66 -176Z', 'light'),
    line('leaf', 2.6, stems, 'dark'),
    body('leaf', shaded, 'dark'),
    body('leaf', lit),
    body('flower', blossoms),
    detail('gold', hearts, 'light'),
    body('clay', [...turnedPath(bowl), ...ellipsePath(0, -96, 80, 12)]),
    detail('clay', shade, 'dark'),
    detail('clay', 'M-66 -80C-64 -58 -54 -40 -42 -30C-48 -46 -54 -62 -56 -80Z', 'light'),
    line('clay', 2.4, 'M-74 -84C-40 -74 40 -74 74 -84M-56 -44C-28 -36 28 -36 56 -44', 'dark'),
  ])
}

const bowl: Profile = [
  [-96, 80, 'corner'],
  [-86, 82],
  [-78, 74, 'corner'],
  [-60, 68],
  [-38, 52],
  [-24, 34, 'corner'],
  [-18, 34],
  [-10, 48, 'corner'],
  [0, 50, 'corner'],
]

const shade: Path = [
  ['M', 74, -78],
  ['C', 70, -54, 56, -36, 34, -24],
  ['L', 34, -18],
  ['L', 48, -9],
  ['L', 49, 0],
  ['Q', 34, 6, 18, 7],
  ['C', 22, -4, 20, -14, 14, -22],
  ['C', 36, -38, 48, -58, 50, -80],
  ['Z'],
]

const pestle = ribbonPath(
  [
    { x: 20, y: -84 },
    { x: 46, y: -136 },
    { x: 69, y: -184 },
  ],
  26,
  17,
)

const sprigs = [
  { x: -46, top: -160, lean: -0.46 },
  { x: -22, top: -186, lean: -0.14 },
  { x: 4, top: -166, lean: 0.18 },
]

const stems: Path = sprigs.flatMap(
  ({ x, top, lean }): Path => [
    ['M', x * 0.7, -92],
    ['Q', x, (top - 92) / 2, x + lean * 26, top],
  ],
)

function leavesOf(side: 1 | -1): Path {
  return sprigs.flatMap(({ x, top, lean }) =>
    [0.2, 0.45, 0.7, 0.92].flatMap((t, i) =>
      leafPath({
        x: x * 0.7 + (x + lean * 26 - x * 0.7) * t,
        y: -92 + (top + 92) * t,
        angle: -Math.PI / 2 + lean + side * (0.95 - 0.12 * i),
        length: 31 - 3.4 * i,
        width: 7.2 - 0.5 * i,
        bend: side * 0.18,
      }),
    ),
  )
}
const shaded = leavesOf(1)
const lit: Path = [
  ...leavesOf(-1),
  ...sprigs.flatMap(({ x, top, lean }) =>
    leafPath({ x: x + lean * 26, y: top + 4, angle: -Math.PI / 2 + lean, length: 20, width: 5 }),
  ),
]

const spots = [
  { x: -62, y: -122 },
  { x: -8, y: -128 },
  { x: 20, y: -112 },
]
const blossoms: Path = spots.flatMap(({ x, y }) =>
  Array.from({ length: 5 }, (_, k) =>
    leafPath({ x, y, angle: (k * 2 * Math.PI) / 5 - Math.PI / 2, length: 12, width: 5 }),
  ).flat(),
)
const hearts: Path = spots.flatMap(({ x, y }) => circlePath(x, y, 3))
