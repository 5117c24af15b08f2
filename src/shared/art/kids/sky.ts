import { type Art, linearGradient, named, reference, stop } from '../art.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, placement, rectPath, transformPath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { brushed, flat, gouache } from './paint.ts'
import { isClear, type Plot, past } from './plot.ts'

/** The sky, the background of every outdoor picture. */
export function drawSky(plot: Plot): Art {
  return named('sky', drawAir(plot))
}

/** The only gradient of a picture, with a few paper grains. */
export function drawAir(plot: Plot): Art {
  const { top, foot } = plot
  const { skyHigh, skyLow, cloud } = plot.colours
  const random = createRandom(plot.seed + 11)
  const sheet = rectPath(-past, top - past, plot.width + 2 * past, foot - top + 2 * past)
  const flecks: Path = Array.from({ length: 150 }, (): Path => {
    const [x, y] = [random() * plot.width, between(random, top, foot)]
    return [
      ['M', Math.round(x), Math.round(y)],
      ['L', Math.round(x) + 1, Math.round(y)],
    ]
  }).flat()
  return [
    linearGradient(
      { id: 'kids-sky', gradientUnits: 'userSpaceOnUse', x1: 0, y1: top, x2: 0, y2: foot },
      [stop({ 'stop-color': skyHigh }), stop({ offset: 1, 'stop-color': skyLow })],
    ),
    flat(sheet, reference('kids-sky')),
    brushed(flecks, mixPaints(skyHigh, cloud, 0.5), 2.2),
  ]
}

/** Bumps of a cloud that is 200 wide: x, y and radius, above the flat foot at y = 0. */
const bumps = [
  [
    [-66, -22, 30],
    [-28, -44, 40],
    [22, -56, 46],
    [66, -28, 34],
  ],
  [
    [-70, -20, 26],
    [-34, -36, 36],
    [8, -30, 32],
    [46, -46, 40],
    [78, -18, 22],
  ],
  [
    [-58, -26, 34],
    [-6, -48, 44],
    [48, -24, 30],
    [80, -14, 18],
  ],
] as const

interface Cloud {
  x: number
  y: number
  width: number
  kind?: number
  grain?: number
}

/** A cloud on a flat foot, `width` wide; empty where there is text. */
export function drawCloud(plot: Plot, { grain = 0.5, ...cloud }: Cloud): Art {
  const { x, y, width, kind = 0 } = cloud
  if (!isClear(plot, x + width * 0.3, y - width * 0.16, width * 0.2)) return []
  const painted = gouache(plot, cloudPath(cloud), plot.colours.cloud, { grain, seed: kind })
  return named('cloud', painted)
}

export function cloudPath({ x, y, width, kind = 0 }: Omit<Cloud, 'grain'>): Path {
  const discs = bumps[kind % bumps.length] ?? bumps[0]
  const cloud: Path = [
    ...discs.flatMap(([cx, cy, r]) => circlePath(cx, cy, r)),
    ...cushion(-96, -44, 192, 44, 22),
  ]
  return transformPath(cloud, placement(x, y, 0, width / 200))
}

/** A box with round corners, clockwise. */
export function cushion(x: number, y: number, width: number, height: number, r: number): Path {
  const k = r * 0.45
  const [right, foot] = [x + width, y + height]
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - k, y, right, y + k, right, y + r],
    ['L', right, foot - r],
    ['C', right, foot - k, right - k, foot, right - r, foot],
    ['L', x + r, foot],
    ['C', x + k, foot, x, foot - k, x, foot - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ]
}

/** A five-pointed star with soft points. */
export function starPath(x: number, y: number, radius: number, turn = 0): Path {
  const corner = (i: number) => {
    const angle = turn - Math.PI / 2 + (i * Math.PI) / 5
    const reach = i % 2 === 0 ? radius : radius * 0.5
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
  }
  const path: Path = Array.from({ length: 5 }, (_, i): Path => {
    const [tip, dent, next] = [corner(2 * i), corner(2 * i + 1), corner(2 * i + 2)]
    const soft = (from: { x: number; y: number }, to: { x: number; y: number }, share: number) =>
      [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share] as const
    return [
      [i === 0 ? 'M' : 'L', ...soft(tip, dent, 0.22)],
      ['L', ...soft(tip, dent, 0.9)],
      ['Q', dent.x, dent.y, ...soft(dent, next, 0.1)],
      ['L', ...soft(dent, next, 0.78)],
      ['Q', next.x, next.y, ...soft(next, corner(2 * i + 3), 0.22)],
    ]
  }).flat()
  return [...path, ['Z']]
}

/** Random stars in a band of sky, at least 90 from each other and from everything `taken`. */
export function drawStars(
  plot: Plot,
  { count, taken }: { count: number; taken: (x: number, y: number) => boolean },
): Art {
  const random = createRandom(plot.seed + 12)
  const stars: { x: number; y: number; radius: number }[] = []
  for (let i = 0; i < 60 * count && stars.length < count; i++) {
    const star = {
      x: between(random, 0.05, 0.95) * plot.width,
      y: plot.top + between(random, 0.06, 0.66) * (plot.foot - plot.top),
      radius: between(random, 7, 16),
    }
    const apart = stars.every(({ x, y }) => Math.hypot(x - star.x, y - star.y) > 90)
    const free = isClear(plot, star.x, star.y, star.radius + 4)
    if (apart && free && !taken(star.x, star.y)) stars.push(star)
  }
  const path = stars.flatMap(({ x, y, radius }) => starPath(x, y, radius, x))
  return named('stars', flat(path, plot.colours.sun))
}
