import { type Art, named } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, type Point, rectPath } from '../path.ts'
import { flatten } from '../polygon.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { cord, tassel } from './cord.ts'
import { figure } from './figure.ts'
import {
  clearOfWords,
  leavesAlong,
  onBothSides,
  type Placed,
  type Planting,
  plant,
  together,
} from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { runningStitch } from './thread.ts'

interface Cushion {
  left: number
  right: number
  top: number
  foot: number
  /** How far the sides curve inwards. */
  waist: number
}

/** A pillow in a frill of lace, with tassels; its words stand among four sprays. */
export function pillow({ plot, composition, seed, palette }: Scene): Art {
  const cushion = cushionOf(plot)
  const tassels = { status: 1.1, print: 0.72, portrait: 0.6, square: 0.62 }[plot.proportion]
  const { left, right, foot } = cushion
  return [
    frill(plot, cushion, palette),
    [left - 4, right + 4].map((x) => tassel({ x, y: foot + 2 }, tassels, palette)),
    plant(clearOfWords(sprays(plot, cushion, seed), plot), palette),
    composition.thing ? figure(composition.thing(), plot.thing, palette) : [],
  ]
}

function cushionOf({ width, height, proportion }: Plot): Cushion {
  const [top, foot] = {
    status: [110, 176],
    print: [80, 112],
    portrait: [72, 98],
    square: [76, 100],
  }[proportion] as [number, number]
  // A status is narrow for its words: its pillow is wider, and straighter.
  const [side, waist] = proportion === 'status' ? [50, 26] : [proportion === 'square' ? 84 : 72, 40]
  return { left: side, right: width - side, top, foot: height - foot, waist }
}

function outlineOf({ left, right, top, foot, waist }: Cushion, by = 0): Path {
  const [l, r, t, f] = [left + by, right - by, top + by, foot - by]
  const [w, h] = [(r - l) / 4, (f - t) / 4]
  return [
    ['M', l, t],
    ['C', l + w, t + waist, r - w, t + waist, r, t],
    ['C', r - waist, t + h, r - waist, f - h, r, f],
    ['C', r - w, f - waist, l + w, f - waist, l, f],
    ['C', l + waist, f - h, l + waist, t + h, l, t],
    ['Z'],
  ]
}

/** The table round the pillow, the lace, and the cord of the seam. */
function frill({ width, height }: Plot, cushion: Cushion, palette: Paints): Art {
  const past = printBleedPx
  const table = colour(palette, 'table')
  const lace = mixPaints(colour(palette, 'cloth'), colour(palette, 'tint'), 0.75)
  const edge = evenly(flatten(outlineOf(cushion), 40).flat(), 37)
  const outline = outlineOf(cushion)
  const page = rectPath(-past, -past, width + 2 * past, height + 2 * past, 'hole')
  const dots: Path[] = []
  for (let y = -past; y < height + past; y += 54) {
    for (let x = -past + (Math.round(y / 54) % 2 === 0 ? 0 : 27); x < width + past; x += 54)
      dots.push(circlePath(x, y, 4))
  }
  return named('border', [
    shape([...outline, ...page], { fill: table }),
    shape(outsideOf(dots, cushion), { fill: mixPaints(table, colour(palette, 'tint'), 0.4) }),
    shape(outsideScallops(edge), {
      ...stroke(mixPaints(lace, colour(palette, 'shade'), 0.3), 2),
      fill: lace,
    }),
    shape(
      edge.flatMap(({ x, y, outX, outY }) => circlePath(x + outX * 17, y + outY * 17, 5)),
      { fill: table },
    ),
    [64, 44, 26].map((width) => shape(outline, stroke(colour(palette, 'shade'), width, 0.08))),
    runningStitch(outlineOf(cushion, 34), colour(palette, 'cord'), { width: 3.6, dashes: '15 8' }),
    cord(outline, palette, 15),
  ])
}

interface EdgePoint extends Point {
  outX: number
  outY: number
}

function outsideScallops(edge: readonly EdgePoint[]): Path {
  return edge.flatMap(({ x, y, outX, outY }): Path => {
    // Half a circle outside the seam.
    const [ax, ay] = [-outY * 21, outX * 21]
    return [
      ['M', x + ax, y + ay],
      [
        'C',
        x + ax + outX * 44,
        y + ay + outY * 44,
        x - ax + outX * 44,
        y - ay + outY * 44,
        x - ax,
        y - ay,
      ],
      ['Z'],
    ]
  })
}

function outsideOf(dots: readonly Path[], { left, right, top, foot }: Cushion): Path {
  return dots
    .filter((dot) => {
      const [, x = 0, y = 0] = dot[0] ?? []
      return (
        Number(x) < left - 34 ||
        Number(x) > right + 34 ||
        Number(y) < top - 34 ||
        Number(y) > foot + 34
      )
    })
    .flat()
}

/** Points at equal steps along a closed line, with the direction out of it. */
function evenly(points: readonly Point[], step: number): EdgePoint[] {
  const found: EdgePoint[] = []
  let ahead = step / 2
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    const length = Math.hypot(next.x - point.x, next.y - point.y)
    if (length === 0) return
    const [dx, dy] = [(next.x - point.x) / length, (next.y - point.y) / length]
    for (; ahead < length; ahead += step)
      found.push({ x: point.x + dx * ahead, y: point.y + dy * ahead, outX: dy, outY: -dx })
    ahead -= length
  })
  return found
}

function sprays({ width, proportion }: Plot, { left, top, foot }: Cushion, seed: number): Planting {
  const k = { status: 0.9, print: 0.7, portrait: 0.6, square: 0.66 }[proportion]
  const random = createRandom(seed)
  const corner = (y: number, down: 1 | -1): Planting => {
    const at = (u: number, v: number) => ({
      x: left + 118 * k + u * k,
      y: y + down * (118 * k + v * k),
    })
    const arms = [
      [at(20, -20), at(110, -40), at(200, -20), at(290, -44)],
      [at(-20, 20), at(-34, 90), at(-14, 160), at(-32, 226)],
      [at(14, 14), at(80, 50), at(120, 110)],
    ]
    return {
      vines: arms.map((line) => ({ line, width: 7 * k })),
      leaves: arms.flatMap((line, i) =>
        leavesAlong(line, { count: i < 2 ? 8 : 5, sizes: [0.9 * k, 0.6 * k], random, bare: 0.2 }),
      ),
      flowers: [
        ['berry amber', { ...at(304, -44), size: k }],
        ['berry amber', { ...at(-34, 240), size: k }],
        ['star sky', { ...at(214, -22), size: k }],
        ['star sky', { ...at(-14, 172), size: k }],
        ['daisy pale', { ...at(118, -34), size: 0.9 * k }],
        ['daisy pale', { ...at(-30, 96), size: 0.9 * k }],
        ['star amber', { ...at(124, 116), size: 0.95 * k }],
        ['peony rose', { ...at(0, 0), size: 0.82 * k, angle: 0.2 }],
      ] satisfies Placed[],
    }
  }
  return onBothSides(together(corner(top, 1), corner(foot, -1)), width)
}
