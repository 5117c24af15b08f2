import { type Art, circle, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { circlePath, type Path, rectPath } from '../path.ts'
import { px } from '../px.ts'
import { between, createRandom } from '../random.ts'
import { colour, shape } from '../shapes.ts'
import type { StoneLayout } from './layout.ts'
import type { Extent } from './sky.ts'

/** A calm sea with the moon just above it and a path of moonlight. */
export function drawSea(layout: StoneLayout, view: Extent, palette: Paints, seed: number): Art {
  const { horizon, sill, unit } = layout
  const random = createRandom(seed + 23)
  const depth = sill.back - horizon
  const moon = { x: view.x + view.width * 0.3, y: horizon - 64 * unit, radius: 44 * unit }
  const bands = [0, 0.1, 0.26, 0.5].map((share, i) =>
    shape(rectPath(view.x, horizon + depth * share, view.width, depth * (1 - share) + 2), {
      fill: colour(palette, `land${i}`),
    }),
  )
  const glints: Path[] = []
  for (let i = 0; i < 34; i++) {
    const share = (i + 0.5) / 34
    const spread = (26 + 70 * share) * unit
    const length = between(random, 20, 64) * (0.5 + share) * unit
    const x = moon.x + between(random, -spread, spread)
    glints.push(lens(x - length / 2, x + length / 2, horizon + depth * share, 1.6 + 2.6 * share))
  }
  const ripples: Path[] = []
  for (let i = 0; i < 26; i++) {
    const share = random() ** 0.8
    const length = between(random, 40, 90) * (0.4 + share) * unit
    const x = between(random, view.x + length / 2, view.x + view.width - length / 2)
    ripples.push(
      lens(x - length / 2, x + length / 2, horizon + depth * (0.06 + 0.9 * share), 1.4 + 2 * share),
    )
  }
  return [
    named(
      'moon',
      [
        circle({
          cx: px(moon.x),
          cy: px(moon.y),
          r: px(moon.radius * 1.5),
          fill: colour(palette, 'sun'),
          'fill-opacity': '.22',
        }),
        shape(circlePath(moon.x, moon.y, moon.radius), { fill: colour(palette, 'sun') }),
      ],
      moon,
    ),
    ...bands,
    shape(ripples.flat(), { fill: colour(palette, 'land1') }),
    named('lights', shape(glints.flat(), { fill: colour(palette, 'sun') })),
  ]
}

function lens(left: number, right: number, y: number, half: number): Path {
  const middle = (left + right) / 2
  return [
    ['M', left, y],
    ['Q', middle, y - 2 * half, right, y],
    ['Q', middle, y + 2 * half, left, y],
    ['Z'],
  ]
}
