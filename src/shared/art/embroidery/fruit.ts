import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import { circlePath, ellipsePath, type Path, type Point, splinePath } from '../path.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { polyline, stitches, tonesOf } from './thread.ts'

/** A pomegranate about (0, 0), 50 in radius, its crown upwards; an open one shows its seeds. */
export function pomegranate(thread: string, palette: Paints, isOpen: boolean): Art {
  const tones = tonesOf(thread, palette)
  const metal = tonesOf('amber', palette)
  const random = createRandom(5)
  const rows = { dark: [] as Path[], light: [] as Path[], shine: [] as Path[] }
  for (let i = 0; i < 23; i++) {
    const s = -0.94 + (1.88 * i) / 22
    const at = (t: number): Point => {
      const angle = Math.PI * (t - 0.5)
      return { x: 50 * s * Math.cos(angle) ** 0.8, y: 48 * Math.sin(angle) }
    }
    const cut = 0.38 + 0.2 * random()
    const isLit = s < -0.2 && s > -0.8
    const upper = polyline([at(0.06), at(cut * 0.6), at(cut)])
    const lower = polyline([at(cut + 0.04), at(0.72), at(0.95)])
    if (isLit) rows.light.push(upper)
    if (isLit && random() < 0.5) rows.shine.push(polyline([at(0.2), at(0.36)]))
    if (s > 0.15 || random() < 0.4) rows.dark.push(lower)
    if (s > 0.5) rows.dark.push(upper)
  }
  const crown = splinePath(
    [
      ...[
        [-13, -44],
        [-24, -72],
        [-10, -60],
        [0, -78],
        [10, -60],
        [24, -72],
        [13, -44],
      ].map(([x = 0, y = 0]) => ({ x, y })),
    ],
    true,
  )
  return [
    shape(ellipsePath(0, 0, 55, 53), { fill: colour(palette, 'shade'), 'fill-opacity': '.18' }),
    shape(crown, { ...stroke(metal.deep, 1.8), fill: metal.base }),
    stitches(
      [-14, -7, 0, 7, 14].flatMap((x) =>
        polyline([
          { x: x * 0.7, y: -46 },
          { x: x * 1.25, y: -62 },
        ]),
      ),
      metal.light,
    ),
    shape(ellipsePath(0, 0, 50, 48), { ...stroke(tones.deep, 1.8), fill: tones.base }),
    stitches(rows.dark.flat(), tones.dark),
    stitches(rows.light.flat(), tones.light),
    stitches(rows.shine.flat(), tones.shine, 2),
    isOpen ? pulp(palette) : [],
  ]
}

function pulp(palette: Paints): Art {
  const pale = tonesOf('heart', palette)
  const seed = tonesOf('rose', palette)
  const lens = splinePath(
    [
      { x: 0, y: -36 },
      { x: 19, y: -6 },
      { x: 12, y: 24 },
      { x: 0, y: 38 },
      { x: -12, y: 24 },
      { x: -19, y: -6 },
    ],
    true,
  )
  const seeds = [
    [0, -20],
    [-7, -8],
    [7, -6],
    [-1, 4],
    [-8, 14],
    [7, 15],
    [0, 25],
  ].flatMap(([x = 0, y = 0]) => circlePath(x, y, 4.6))
  return [
    shape(lens, { ...stroke(colour(palette, 'cord'), 3.4), fill: pale.base }),
    shape(seeds, { ...stroke(seed.deep, 1.2), fill: seed.light }),
  ]
}

/** A padded berry about (0, 0), 13 in radius. */
export function berry(thread: string, palette: Paints): Art {
  const tones = tonesOf(thread, palette)
  const rows = (from: number, to: number, reach: number): Path =>
    [-8, -4, 0, 4, 8].flatMap((x) => {
      const half = Math.sqrt(Math.max(0, 150 - x * x)) * reach
      return polyline([
        { x, y: from * half },
        { x: x + 1.2, y: to * half },
      ])
    })
  return [
    shape(circlePath(0, 0, 16), { fill: colour(palette, 'shade'), 'fill-opacity': '.16' }),
    shape(circlePath(0, 0, 13), { ...stroke(tones.deep, 1.4), fill: tones.base }),
    stitches(rows(0.1, 0.95, 1), tones.dark, 1.8),
    stitches(rows(-0.9, -0.1, 0.9), tones.light, 2),
  ]
}

/** An ear of wheat from (0, 0) upwards, 150 high. */
export function wheat(palette: Paints): Art {
  const tones = tonesOf('amber', palette)
  const grains: Path[] = []
  const lights: Path[] = []
  const awns: Path[] = []
  for (let i = 0; i < 7; i++) {
    for (const side of [-1, 1]) {
      const y = -44 - i * 13
      const [tipX, tipY] = [side * 17, y - 20]
      grains.push(
        splinePath(
          [
            { x: side * 2, y },
            { x: side * 15, y: y - 6 },
            { x: tipX, y: tipY },
            { x: side * 5, y: y - 15 },
          ],
          true,
        ),
      )
      lights.push(
        polyline([
          { x: side * 5, y: y - 4 },
          { x: side * 14, y: y - 16 },
        ]),
      )
      if (i > 1)
        awns.push(
          polyline([
            { x: tipX, y: tipY },
            { x: side * (23 - i), y: tipY - 30 },
          ]),
        )
    }
  }
  return [
    stitches(
      polyline([
        { x: 0, y: 0 },
        { x: 0, y: -134 },
      ]),
      tones.deep,
      3,
    ),
    stitches(awns.flat(), tones.dark, 1.4),
    shape(grains.flat(), { ...stroke(tones.deep, 1.3), fill: tones.base }),
    stitches(lights.flat(), tones.shine, 2),
  ]
}
