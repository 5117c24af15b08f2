import { type Art, defs, linearGradient, named, radialGradient, reference, stops } from '../art.ts'
import { isNear } from '../box.ts'
import type { Box, Paints } from '../family.ts'
import { circlePath, type Path, type Point, rectPath, type Segment } from '../path.ts'
import { px } from '../px.ts'
import { between, createRandom } from '../random.ts'
import { colour, shape } from '../shapes.ts'
import type { StoneLayout } from './layout.ts'

/**
 * A visible part of the sky: the box of an opening, and which points of it lie within its round
 * top.
 */
export interface Extent extends Box {
  holds: (point: Point) => boolean
}

interface Heavens {
  palette: Paints
  seed: number
  clear: readonly Box[]
  /** Id of the gradient, unique on the plot. */
  id: string
}

/** The sky's one gradient: dark or pale enough for letters down to the foot of the text. */
export function skyGradient(
  { text, panel, horizon }: StoneLayout,
  views: readonly Extent[],
  palette: Paints,
) {
  const view = { y: Math.min(...views.map(({ y }) => y)) }
  const reach = horizon - view.y
  const share = panel ? 0.2 : Math.min(0.9, (text.y + text.height - view.y) / reach)
  const rest = (1 - share) / 3
  return linearGradient(
    {
      id: 'stone-sky',
      gradientUnits: 'userSpaceOnUse',
      x1: 0,
      y1: px(view.y),
      x2: 0,
      y2: px(horizon),
    },
    stops([
      [0, colour(palette, 'sky0')],
      [round(share * 0.45), colour(palette, 'sky1')],
      [round(share), colour(palette, 'sky2')],
      [round(share + rest), colour(palette, 'sky3')],
      [round(share + rest * 2.1), colour(palette, 'sky4')],
      [1, colour(palette, 'sky5')],
    ]),
  )
}

/** The last sunlight on the horizon, stars, and long clouds. All light is below the text. */
export function drawHeavens(
  layout: StoneLayout,
  view: Extent,
  { palette, seed, clear, id }: Heavens,
): Art {
  const { unit, horizon, text, panel } = layout
  const radius = Math.min(view.width * 0.8, 420 * unit)
  const room = panel ? radius : horizon - text.y - text.height
  const squash = Math.min(0.5, room / radius)
  const rise = radius * squash
  return [
    defs(
      radialGradient(
        {
          id,
          gradientUnits: 'userSpaceOnUse',
          cx: 0,
          cy: 0,
          r: px(radius),
          gradientTransform: [
            ['matrix', 1, 0, 0, round(squash), px(view.x + view.width * 0.3), px(horizon)],
          ],
        },
        stops([
          [0, colour(palette, 'sun'), 0.9],
          [0.4, colour(palette, 'sun'), 0.35],
          [1, colour(palette, 'sun'), 0],
        ]),
      ),
    ),
    named(
      'sun',
      shape(rectPath(view.x, horizon - rise, view.width, 2 * rise), { fill: reference(id) }),
    ),
    named('cloud', drawClouds(layout, view, palette, seed)),
    named('stars', drawStars(layout, view, { palette, seed, clear, id })),
  ]
}

function drawClouds(layout: StoneLayout, view: Extent, palette: Paints, seed: number): Art {
  const random = createRandom(seed + 11)
  const { unit, horizon, text, panel } = layout
  const top = panel ? view.y + 0.4 * (horizon - view.y) : text.y + text.height + 30 * unit
  const lens = (share: number, from: number, to: number): Path => {
    const y = top + (horizon - top) * share + between(random, -10, 10) * unit
    return lensPath(view.x + view.width * from, view.x + view.width * to, y, 7 * unit)
  }
  return [
    shape([...lens(0.18, 0.04, 0.4), ...lens(0.52, 0.46, 0.94)], {
      fill: colour(palette, 'cloudDeep'),
    }),
    shape([...lens(0.7, 0.12, 0.5), ...lens(0.86, 0.58, 0.9)], { fill: colour(palette, 'cloud') }),
  ]
}

function lensPath(left: number, right: number, y: number, half: number): Path {
  const reach = (right - left) * 0.3
  return [
    ['M', left, y],
    ['C', left + reach, y - half, right - reach, y - half * 1.2, right, y],
    ['C', right - reach, y + half * 0.8, left + reach, y + half, left, y],
    ['Z'],
  ]
}

function drawStars(
  { unit, horizon, text, panel }: StoneLayout,
  view: Extent,
  { palette, seed, clear }: Heavens,
): Art {
  const random = createRandom(seed + 12)
  const lowest = panel ? view.y + 0.5 * (horizon - view.y) : text.y + text.height
  const stars: Point[] = []
  for (let i = 0; i < 400 && stars.length < 46; i++) {
    const star = {
      x: between(random, view.x, view.x + view.width),
      y: between(random, view.y, lowest),
    }
    const near = stars.length < 5 ? 150 : 46
    const crowded = stars.some(
      (other) => Math.hypot(other.x - star.x, other.y - star.y) < near * unit,
    )
    if (crowded || !view.holds(star)) continue
    if (!clear.some((box) => isNear(box, star, 20 * unit))) stars.push(star)
  }
  const bright = stars.slice(0, 5)
  const ink = { fill: colour(palette, 'star') }
  return [
    shape(
      bright.flatMap((star) => sparklePath(star, between(random, 8, 12) * unit)),
      ink,
    ),
    shape(
      stars.slice(5).flatMap(({ x, y }, i) => circlePath(x, y, (i % 3 === 0 ? 2.2 : 1.5) * unit)),
      { ...ink, 'fill-opacity': '.75' },
    ),
  ]
}

/** A spark of six equal arms. */
function sparklePath({ x, y }: Point, radius: number): Path {
  const at = (i: number, r: number): [number, number] => {
    const angle = (i * Math.PI) / 6 - Math.PI / 2
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  }
  const arms: Segment[] = [['M', ...at(0, radius)]]
  for (let i = 1; i <= 6; i++) {
    arms.push(['L', ...at(2 * i - 1, radius * 0.2)], ['L', ...at(2 * i, radius)])
  }
  return [...arms, ['Z']]
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000
}
