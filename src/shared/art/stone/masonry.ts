import type { Art } from '../art.ts'
import { type Box, type Paints, printBleedPx } from '../family.ts'
import { type Path, type Point, rectPath, type Segment } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { band, colour, shape, stroke } from '../shapes.ts'
import { archPoint, type Opening, type StoneLayout } from './layout.ts'
import { ringPath } from './opening.ts'

/** Four corners, clockwise from the top left. */
type Block = readonly [Point, Point, Point, Point]

const tones = 5

/** Limestone in courses over the whole plot from `top` down, including the bleed. */
export function drawWall(
  { widthPx, heightPx, unit }: StoneLayout,
  palette: Paints,
  seed: number,
  top = -printBleedPx,
): Art {
  const random = createRandom(seed + 1)
  const blocks: Block[] = []
  for (let y = top; y < heightPx + printBleedPx; ) {
    const height = offTrim(y, between(random, 74, 112) * unit, [0, heightPx])
    let x = -printBleedPx - between(random, 20, 190) * unit
    while (x < widthPx + printBleedPx) {
      const width = offTrim(x, between(random, 120, 250) * unit, [0, widthPx])
      blocks.push(blockAt(x, y, width, height))
      x += width
    }
    y += height
  }
  const joints = band(widthPx, top, heightPx + printBleedPx, colour(palette, 'joint'))
  return [joints, drawBlocks(blocks, { palette, unit, random, chiselled: true })]
}

/** The length of a block from `start`; longer where its joint would fall on the printer's cut. */
function offTrim(start: number, length: number, cuts: readonly number[]): number {
  return cuts.some((cut) => Math.abs(start + length - cut) < 14) ? length + 28 : length
}

/** The dressed stones around an opening, up one side, over the arch and down the other. */
export function drawDressing(
  opening: Opening,
  layout: StoneLayout,
  palette: Paints,
  seed: number,
): Art {
  const { unit, reveal, band: width } = layout
  const random = createRandom(seed + 2)
  const ring = ringPath(opening, reveal, reveal + width)
  return [
    shape(shifted(ring, 7 * unit, 12 * unit), {
      fill: colour(palette, 'shade'),
      'fill-opacity': '.16',
    }),
    shape(shifted(ring, 3 * unit, 5 * unit), {
      fill: colour(palette, 'shade'),
      'fill-opacity': '.2',
    }),
    shape(ring, { fill: colour(palette, 'joint') }),
    drawBlocks(quoins(opening, layout), { palette, unit, random, chiselled: false }),
    drawVoussoirs(opening, layout, palette, random),
  ]
}

/**
 * A pillar of single blocks, with a wider one at its top and its foot. The left one has a dark
 * side.
 */
export function drawPier(
  { x, y, width, height }: Box,
  { unit }: StoneLayout,
  palette: Paints,
  seed: number,
): Art {
  const random = createRandom(seed + 3)
  const count = Math.max(3, Math.round(height / (98 * unit)))
  const step = height / count
  const blocks = Array.from({ length: count }, (_, i) => {
    const wider = i === 0 || i === count - 1 ? 11 * unit : 0
    return blockAt(x - wider, y + i * step, width + 2 * wider, step)
  })
  const darkSide = rectPath(x + width - 22 * unit, y + step, 22 * unit, height - 2 * step)
  const joint = blocks.flatMap(([a, , c]) => rectPath(a.x, a.y, c.x - a.x, c.y - a.y))
  return [
    shape(joint, { fill: colour(palette, 'joint') }),
    drawBlocks(blocks, { palette, unit, random, chiselled: false }),
    x < 0 ? shape(darkSide, { fill: colour(palette, 'shade'), 'fill-opacity': '.16' }) : [],
  ]
}

function blockAt(x: number, y: number, width: number, height: number): Block {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

function quoins({ cx, springY, rx, footY }: Opening, { unit, reveal, band: width }: StoneLayout) {
  const count = Math.max(2, Math.round((footY - springY) / (84 * unit)))
  const height = (footY - springY) / count
  return Array.from({ length: count }, (_, i) => springY + i * height).flatMap((y) => [
    blockAt(cx - rx - reveal - width, y, width, height),
    blockAt(cx + rx + reveal, y, width, height),
  ])
}

interface BlockPaint {
  palette: Paints
  unit: number
  random: Random
  chiselled: boolean
}

/** Blocks with a joint between them, a light and a dark edge, in five tones. */
function drawBlocks(blocks: readonly Block[], { palette, unit, random, chiselled }: BlockPaint) {
  const faces: Path[][] = Array.from({ length: tones }, () => [])
  const lights: Path[] = []
  const darks: Path[] = []
  const ticks: Path[] = []
  for (const block of blocks) {
    const rough = inset(block, 1.7 * unit).map(({ x, y }) => ({
      x: x + between(random, -1.1, 1.1) * unit,
      y: y + between(random, -1.1, 1.1) * unit,
    })) as unknown as Block
    faces[Math.floor(random() ** 1.2 * tones)]?.push(rounded(rough, (chiselled ? 8 : 5) * unit))
    const [a, b, c, d] = inset(rough, 2.6 * unit)
    lights.push(lineThrough([d, a, b], 7 * unit))
    darks.push(lineThrough([b, c, d], 7 * unit))
    if (chiselled) ticks.push(chiselMarks(rough, unit, random))
  }
  return [
    ...faces.map((face, i) => shape(face.flat(), { fill: colour(palette, `stone${i}`) })),
    shape(lights.flat(), stroke(colour(palette, 'stoneLight'), 2 * unit)),
    shape(darks.flat(), stroke(colour(palette, 'stoneDark'), 2 * unit, 0.55)),
    shape(ticks.flat(), stroke(colour(palette, 'stoneDark'), 1.7 * unit, 0.5)),
  ]
}

/** Wedges along the arch, an odd number so that one is the keystone. */
function drawVoussoirs(
  opening: Opening,
  { unit, reveal, band: width }: StoneLayout,
  palette: Paints,
  random: Random,
): Art {
  const girth = Math.PI * ((opening.rx + opening.ry) / 2 + reveal)
  const count = 2 * Math.round(girth / (172 * unit)) + 1
  const faces: Path[][] = Array.from({ length: tones }, () => [])
  const lights: Path[] = []
  const gap = (1.8 * unit) / opening.rx
  for (let i = 0; i < count; i++) {
    const from = (i / count) * Math.PI + gap
    const to = ((i + 1) / count) * Math.PI - gap
    const outer = reveal + width - 1.8 * unit
    const inner = reveal + 1.8 * unit
    const wedge = wedgePath(opening, { from, to, inner, outer })
    faces[Math.floor(random() ** 1.2 * tones)]?.push(wedge)
    lights.push(curve(opening, { from, to, offset: outer - 3 * unit }))
  }
  return [
    ...faces.map((face, i) => shape(face.flat(), { fill: colour(palette, `stone${i}`) })),
    shape(lights.flat(), stroke(colour(palette, 'stoneLight'), 2.2 * unit)),
  ]
}

interface Wedge {
  from: number
  to: number
  inner: number
  outer: number
}

function wedgePath(opening: Opening, { from, to, inner, outer }: Wedge): Path {
  const back = curve(opening, { from: to, to: from, offset: inner })
  const [start, ...rest] = back
  if (start?.[0] !== 'M') return []
  return [...curve(opening, { from, to, offset: outer }), ['L', start[1], start[2]], ...rest, ['Z']]
}

/** A piece of the arch's outline as one cubic. */
function curve(opening: Opening, piece: { from: number; to: number; offset: number }): Path {
  const { from, to, offset } = piece
  const start = archPoint(opening, from, offset)
  const end = archPoint(opening, to, offset)
  const reach = (4 / 3) * Math.tan((to - from) / 4)
  const rx = (opening.rx + offset) * reach
  const ry = (opening.ry + offset) * reach
  return [
    ['M', start.x, start.y],
    [
      'C',
      start.x - rx * Math.sin(from),
      start.y - ry * Math.cos(from),
      end.x + rx * Math.sin(to),
      end.y + ry * Math.cos(to),
      end.x,
      end.y,
    ],
  ]
}

function inset([a, b, c, d]: Block, by: number): Block {
  return [
    { x: a.x + by, y: a.y + by },
    { x: b.x - by, y: b.y + by },
    { x: c.x - by, y: c.y - by },
    { x: d.x + by, y: d.y - by },
  ]
}

/** The block with rounded corners. */
function rounded(block: Block, radius: number): Path {
  const path: Segment[] = []
  block.forEach((corner, i) => {
    const before = towards(corner, block[(i + 3) % 4] ?? corner, radius)
    const after = towards(corner, block[(i + 1) % 4] ?? corner, radius)
    path.push([i === 0 ? 'M' : 'L', before.x, before.y])
    path.push(['Q', corner.x, corner.y, after.x, after.y])
  })
  return [...path, ['Z']]
}

/** A line through three points that stops short of both ends and curves at the middle. */
function lineThrough([a, b, c]: readonly [Point, Point, Point], short: number): Path {
  const from = towards(a, b, short * 1.4)
  const into = towards(b, a, short)
  const out = towards(b, c, short)
  const to = towards(c, b, short * 1.4)
  return [
    ['M', from.x, from.y],
    ['L', into.x, into.y],
    ['Q', b.x, b.y, out.x, out.y],
    ['L', to.x, to.y],
  ]
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  }
}

/** Short slanting chisel strokes in one or two patches of the block. */
function chiselMarks([a, , c]: Block, unit: number, random: Random): Path {
  const count = Math.floor(between(random, 2, 8))
  const x = between(random, a.x + 18 * unit, c.x - 50 * unit)
  const y = between(random, a.y + 18 * unit, c.y - 26 * unit)
  return Array.from({ length: count }, (_, i): Segment[] => {
    const startX = x + (i % 4) * 11 * unit + between(random, -3, 3) * unit
    const startY = y + Math.floor(i / 4) * 12 * unit + between(random, -3, 3) * unit
    return [
      ['M', startX, startY],
      ['L', startX + between(random, 4, 9) * unit, startY + between(random, 2, 6) * unit],
    ]
  }).flat()
}

function shifted(path: Path, dx: number, dy: number): Path {
  return path.map(
    (segment) =>
      segment.map((value, i) =>
        typeof value === 'string' ? value : value + (i % 2 === 1 ? dx : dy),
      ) as unknown as Segment,
  )
}
