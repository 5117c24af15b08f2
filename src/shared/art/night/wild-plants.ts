import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { printBleedPx } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, type Path, type Point } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import type { NightLayout } from './layout.ts'

/** Wild plants in both lower corners, before a hill: dark blades, lit ones, and stalks with seeds. */
export function drawWildPlants(layout: NightLayout, palette: Paints, seed: number): Art {
  const { widthPx, heightPx } = layout
  const foot = heightPx + printBleedPx
  return [-1, 1].map((side, i) => {
    const root = { x: side < 0 ? 0.03 * widthPx : 0.97 * widthPx, y: foot }
    const random = createRandom(seed + 60 + i)
    const dark = tuft(layout, root, { random, side, count: 13, long: [150, 300] })
    const lit = tuft(layout, root, { random, side, count: 8, long: [110, 220] })
    return named(
      'foliage',
      [
        shape(dark, { fill: colour(palette, 'panelDeep') }),
        stalks(layout, root, { random, side, palette }),
        shape(lit, { fill: colour(palette, 'leafDeep') }),
      ],
      root,
    )
  })
}

interface Growth {
  random: Random
  /** -1 in the left corner, 1 in the right one. */
  side: number
}

/** Blades that fan out from the corner, the longest upright. */
function tuft(
  { unit }: NightLayout,
  root: Point,
  { random, side, count, long }: Growth & { count: number; long: readonly [number, number] },
): Path {
  return Array.from({ length: count }, (_, i) => {
    const lean = -0.5 + (1.7 * (i + between(random, 0.2, 0.8))) / count
    const length = between(random, ...long) * unit * (1 - 0.28 * Math.abs(lean))
    const x = root.x - side * between(random, -40, 130) * unit
    return leafPath({
      x,
      y: root.y,
      angle: -Math.PI / 2 - side * lean,
      length,
      width: between(random, 9, 15) * unit,
      bend: -side * 0.14 * lean,
    })
  }).flat()
}

/** Thin stalks, each with seeds in pairs along its end. */
function stalks(
  { unit }: NightLayout,
  root: Point,
  { random, side, palette }: Growth & { palette: Paints },
): Art {
  const lines: Path[] = []
  const seeds: Path[] = []
  for (const lean of [-0.16, 0.12, 0.38]) {
    const length = between(random, 260, 350) * unit
    const x = root.x - side * between(random, 0, 80) * unit
    const at = (share: number): Point => ({
      x: x - side * Math.sin(lean * share) * length * share,
      y: root.y - Math.cos(lean * share) * length * share,
    })
    const [start, middle, end] = [at(0), at(0.5), at(1)]
    lines.push([
      ['M', start.x, start.y],
      [
        'Q',
        2 * middle.x - (start.x + end.x) / 2,
        2 * middle.y - (start.y + end.y) / 2,
        end.x,
        end.y,
      ],
    ])
    for (let k = 0; k < 6; k++) {
      const { x: sx, y: sy } = at(1 - 0.055 * k)
      const aside = (k % 2 === 0 ? 5 : -5) * unit
      seeds.push(circlePath(sx + (k === 0 ? 0 : aside), sy, (4.6 + 0.3 * k) * unit))
    }
  }
  return [
    shape(lines.flat(), stroke(colour(palette, 'leafDeep'), 3 * unit)),
    shape(seeds.flat(), { fill: colour(palette, 'ledgeMid') }),
  ]
}
