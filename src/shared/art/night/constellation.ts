import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, printBleedPx } from '../family.ts'
import { onHorn, shofar } from '../motifs/holidays/shofar.ts'
import { silhouette } from '../motifs/motif.ts'
import {
  circlePath,
  type Path,
  type Point,
  placement,
  type Segment,
  transformPath,
} from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { flameAt } from './night-lights.ts'
import type { NightScene } from './open-nights.ts'
import { drawGround } from './sky.ts'

/** What the stars form. */
export type Figure = 'menorah' | 'shofar'

/** Stars joined by fine lines; the figure is 200 units wide, its foot at y = 0. */
interface Constellation {
  lines: readonly (readonly Point[])[]
  /** Where lights burn, in the order of lighting, the first always. */
  wicks: readonly Point[]
  height: number
}

/** A figure that the stars form over the hills. */
export function drawConstellation(scene: NightScene): Art {
  return scene.night.figure === 'shofar' ? drawShofar(scene) : drawMenorah(scene)
}

function drawMenorah(scene: NightScene): Art {
  const { night, layout, palette } = scene
  const { unit, foot, header, widthPx, cx } = layout
  const { lines, wicks, height } = menorahStars()
  const top = header.y + 60 * unit
  const scale = Math.min((foot.y - top) / height, (0.84 * widthPx) / 200)
  const at = ({ x, y }: Point): Point => ({ x: cx + x * scale, y: foot.y + y * scale })
  const drawn = lines.map((line) => line.map(at))
  const stars = drawn.flat()
  const box = {
    x: cx - 104 * scale,
    y: foot.y - height * scale,
    width: 208 * scale,
    height: height * scale,
  }
  const lights = 1 + (night.lights ?? wicks.length)
  const lit = wicks.slice(0, lights).map(at)
  const unlit = wicks.slice(lights).map(at)
  return [
    groundOf(scene, box),
    named(
      'lights',
      shape(drawn.flatMap(polyline), stroke(colour(palette, 'ring'), 2.4 * unit, 0.62)),
    ),
    named('stars', [
      shape(dots(stars, 15 * unit), { fill: colour(palette, 'glow2'), 'fill-opacity': '.34' }),
      shape(
        stars.flatMap((star) => spark(star, 17 * unit)),
        { fill: colour(palette, 'star') },
      ),
      shape(dots(unlit, 5 * unit), { fill: colour(palette, 'star'), 'fill-opacity': '.6' }),
    ]),
    lit.map((wick, i) => flameAt(wick, { id: `night-halo-${i}`, scale: 0.95 * unit }, palette)),
  ]
}

/** Hills and sky without stars in a box. */
function groundOf({ layout, palette, seed, clear }: NightScene, box: Box): Art {
  const back = layout.heightPx + printBleedPx - 30 * layout.unit
  const low = { ...layout, ledge: { ...layout.ledge, back } }
  return drawGround(low, palette, seed, { clear: [...clear, box], rings: false, panel: false })
}

/** A shofar engraved on a chart of the sky, bright stars along its edges. */
function drawShofar(scene: NightScene): Art {
  const { layout, palette } = scene
  const { unit, heightPx, widthPx, text, cx } = layout
  const isStatus = heightPx > 1.6 * widthPx
  // On low pages the chart is cut by the head of the page, and the shofar stands whole in what is left.
  const radius = isStatus ? 0.43 * widthPx : 0.57 * text.y
  const middle = { x: cx, y: text.y - 30 * unit - radius }
  const motif = shofar()
  const scale = ((isStatus ? 1.74 : 1.6) * radius) / motif.width
  const foot = middle.y + (isStatus ? 0 : 0.14) * radius + 0.5 * motif.height * scale
  const place = placement(middle.x, foot, 0, scale)
  const horn = transformPath(silhouette(motif), place)
  const ridges = motif.parts.flatMap((part) =>
    part.as === 'line' ? transformPath(part.path, place) : [],
  )
  const mouths = motif.parts.flatMap((part) =>
    part.as === 'detail' ? transformPath(part.path, place) : [],
  )
  const starAt = (i: number, across: number): Point => {
    const { x, y } = onHorn(i, across)
    return { x: place[0] * x + place[4], y: place[3] * y + place[5] }
  }
  const bright = [0, 7, 14, 22, 30].map((i) => starAt(i, -1))
  const others = [3, 10, 18, 26, 30].map((i) => starAt(i, 1))
  const ring = colour(palette, 'ring')
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const
  return [
    groundOf(scene, grown({ ...middle, width: 0, height: 0 }, radius)),
    named('lights', chart(middle, radius, scene)),
    named('motif', [
      shape(horn, { ...stroke(colour(palette, 'glow3'), 44 * unit, 0.2), ...round }),
      shape(horn, { fill: colour(palette, 'glow5') }),
      shape(horn, { fill: colour(palette, 'glow1'), 'fill-opacity': '.3' }),
      shape(mouths, { fill: colour(palette, 'glow7'), 'fill-opacity': '.72' }),
      shape(ridges, { ...stroke(ring, 2.6 * unit, 0.6), ...round }),
      shape(horn, { ...stroke(ring, 3.4 * unit, 0.9), ...round }),
    ]),
    named('stars', [
      shape(dots([...bright, ...others], 20 * unit), {
        fill: colour(palette, 'glow2'),
        'fill-opacity': '.36',
      }),
      shape(
        [
          ...bright.flatMap((star) => spark(star, 34 * unit)),
          ...others.flatMap((star) => spark(star, 22 * unit)),
        ],
        { fill: colour(palette, 'star') },
      ),
    ]),
  ]
}

/** Circles and meridians of the sky, and its rim with degrees. */
function chart({ x, y }: Point, radius: number, { layout: { unit }, palette }: NightScene): Art {
  const ring = colour(palette, 'ring')
  const ray = (angle: number, from: number, to: number): Path => [
    ['M', x + Math.cos(angle) * from, y + Math.sin(angle) * from],
    ['L', x + Math.cos(angle) * to, y + Math.sin(angle) * to],
  ]
  const rim = radius - 26 * unit
  const turns = (count: number) =>
    Array.from({ length: count }, (_, i) => (i / count) * 2 * Math.PI)
  const degrees = turns(120).flatMap((angle, i) =>
    ray(angle, i % 5 === 0 ? rim : rim + 13 * unit, radius),
  )
  return [
    shape(circlePath(x, y, radius), { fill: colour(palette, 'glow4'), 'fill-opacity': '.22' }),
    shape(
      [...turns(12).flatMap((angle) => ray(angle, 0.2 * rim, rim)), ...circlePath(x, y, 0.2 * rim)],
      stroke(ring, 1.6 * unit, 0.24),
    ),
    shape(
      [...circlePath(x, y, 0.47 * rim), ...circlePath(x, y, 0.74 * rim)],
      stroke(ring, 1.8 * unit, 0.3),
    ),
    shape(degrees, stroke(ring, 1.8 * unit, 0.5)),
    shape([...circlePath(x, y, rim), ...circlePath(x, y, radius)], stroke(ring, 2.6 * unit, 0.6)),
  ]
}

function polyline(points: readonly Point[]): Segment[] {
  return points.map(({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x, y])
}

function dots(points: readonly Point[], radius: number): Path {
  return points.flatMap(({ x, y }) => circlePath(x, y, radius))
}

/** A spark of eight arms, every second one short. */
function spark({ x, y }: Point, radius: number): Path {
  const path: Segment[] = []
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8
    const r = i % 2 === 1 ? 0.24 * radius : i % 4 === 0 ? radius : 0.5 * radius
    path.push([i === 0 ? 'M' : 'L', x + r * Math.cos(angle), y + r * Math.sin(angle)])
  }
  return [...path, ['Z']]
}

/** Half circles of stars from a common stem, and a foot. */
function menorahStars(): Constellation {
  const arms = [1, 2, 3, 4].map((k): Point[] => {
    const steps = 2 + 2 * k
    return Array.from({ length: 2 * steps + 1 }, (_, i) => {
      const angle = (i / (2 * steps)) * Math.PI
      return { x: 23 * k * Math.cos(angle), y: -116 + 20 * k * Math.sin(angle) }
    })
  })
  const stem = [-128, -96, -76, -56, -36, -16, 0].map((y) => ({ x: 0, y }))
  const base = [-34, -17, 0, 17, 34].map((x) => ({ x, y: 6 - Math.abs(x) * 0.08 }))
  const wicks = [4, 3, 2, 1, -1, -2, -3, -4].map((k) => ({ x: 23 * k, y: -120 }))
  return { lines: [...arms, stem, base], wicks: [{ x: 0, y: -132 }, ...wicks], height: 166 }
}
