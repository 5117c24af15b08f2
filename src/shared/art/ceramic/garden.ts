import type { Box } from '../family.ts'
import { leafPath } from '../foliage.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Path } from '../path.ts'
import { cartouche } from './cartouche.ts'
import { emblem } from './emblem.ts'
import { flower } from './flowers.ts'
import { type Glaze, glazeOf, paintGlazes, unsteady } from './glaze.ts'
import { inner, type Page } from './page.ts'
import { mirrored, type Scene, sideVine } from './roundel.ts'
import { glazedScrolls } from './scrolls.ts'

/** A garden under the words: the motif on a bank of leaves between cypresses, vines on both sides. */
export function drawGarden({ page, colours, motif, seed }: Scene): string {
  const { emblem: box, width, height } = page
  const ground = height - inner - 30
  const half = unsteady(
    [...head(page, seed), ...sideVine(page), ...columns(page, seed + 2), ...bank(page, ground)],
    seed,
  )
  const line = `<path d="M${inner + 8} ${ground}H${width - inner - 8}" stroke="${glazeOf(colours, 'line')}" stroke-width="3" stroke-linecap="round"/>`
  return [
    mirrored(paintGlazes(half, colours), width),
    line,
    cartouche(page.cartouche, colours),
    emblem(motif, standing(motif, box), colours),
  ].join('')
}

/** As large as its box allows, less where it is wide, on the ground. */
function standing({ width, height }: Motif, { x, y, width: room, height: tall }: Box): Box {
  const scale = Math.min((0.86 * room) / width, (0.94 * tall) / height)
  return { x, y: y + tall - height * scale, width: room, height: height * scale }
}

/** Over the cartouche, from the middle outwards. */
function head({ cartouche: field, width }: Page, seed: number): Glaze[] {
  const top = inner + 8
  const foot = field.y - 18
  const band = { length: width / 2 - inner - 36, breadth: foot - top, seed }
  return glazedScrolls(band, [-1, 0, 0, -1, width / 2 - 28, (top + foot) / 2])
}

/** From the ground up to the cartouche, outside the cypresses. */
function columns({ cartouche: field, emblem: box, height }: Page, seed: number): Glaze[] {
  const left = inner + 8
  const right = box.x - 66
  const top = field.y + field.height + 22
  const foot = height - inner - 34
  return glazedScrolls({ length: foot - top, breadth: right - left, seed }, [
    0,
    -1,
    1,
    0,
    (left + right) / 2,
    foot,
  ])
}

/** A cypress beside the motif, and flowers of the field at its foot. */
function bank({ emblem: box }: Page, ground: number): Glaze[] {
  const x = box.x - 26
  const tall = Math.min(box.height * 0.98, 300)
  const tree: Path = [
    ['M', x, ground - tall],
    [
      'C',
      x + 0.14 * tall,
      ground - 0.62 * tall,
      x + 0.16 * tall,
      ground - 0.22 * tall,
      x,
      ground - 0.08 * tall,
    ],
    [
      'C',
      x - 0.16 * tall,
      ground - 0.22 * tall,
      x - 0.14 * tall,
      ground - 0.62 * tall,
      x,
      ground - tall,
    ],
    ['Z'],
  ]
  const boughs = Array.from({ length: 7 }, (_, i) => {
    const y = ground - tall * (0.2 + i * 0.1)
    const length = tall * (0.125 - i * 0.011)
    return [-1, 1].flatMap((side) =>
      leafPath({ x, y, angle: -Math.PI / 2 + side * 0.62, length, width: 0.15 * length }),
    )
  }).flat()
  return [
    {
      level: 1,
      path: [
        ['M', x, ground],
        ['L', x, ground - 0.14 * tall],
      ],
      colour: 'umber',
      width: 9,
    },
    { level: 2, path: tree, colour: 'leaf', outline: 3 },
    { level: 3, path: boughs, colour: 'leafDark' },
    ...flower('tulip', { x: x + 42, y: ground - 26, angle: -1.45, size: 46 }, 'third'),
    {
      level: 1,
      path: [
        ['M', x + 38, ground],
        ['L', x + 42, ground - 26],
      ],
      colour: 'leaf',
      width: 4,
    },
    {
      level: 2,
      path: leafPath({ x: x + 37, y: ground, angle: -0.9, length: 40, width: 7 }),
      colour: 'leaf',
      outline: 1.6,
    },
    {
      level: 2,
      path: leafPath({ x: x + 37, y: ground, angle: -2.2, length: 36, width: 7 }),
      colour: 'second',
      outline: 1.6,
    },
  ]
}
