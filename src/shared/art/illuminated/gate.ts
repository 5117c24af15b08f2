import { type Art, type Fill, named } from '../art.ts'
import { grown } from '../box.ts'
import type { Box } from '../family.ts'
import { ellipsePath, type Path, type Point, type Segment } from '../path.ts'
import { warpPath } from '../warp.ts'
import { type Colours, rosette, tone } from './blossom.ts'
import { footSpray } from './border.ts'
import { emblem } from './emblem.ts'
import { field, goldFrame, mirroredHalf, penwork } from './gilding.ts'
import { gold, paintShapes, type Shape } from './paint.ts'
import type { PaintOptions } from './paint-options.ts'
import { pillar } from './pillar.ts'
import { barWidth, type Gate, type Plot } from './plot.ts'
import { rinceau } from './rinceau.ts'

/** A gate as on old title pages: two twisted pillars carry an arch of scrolls over the motif. */
export function drawGate({ plot, colours, motif, seed, deep, hangs }: PaintOptions): Art {
  const { width, height, gate } = plot
  const { margin } = plot.rim
  if (!gate) throw new RangeError('page has no gate')
  const ink = tone(colours, 'ink')
  const outer = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  const field1 = grown(outer, -barWidth)
  const sky = { ...field1, height: gate.springY - field1.y }
  const stylobate = { ...field1, y: height - margin - barWidth - gate.foot, height: gate.foot }
  const arch = archShapes(plot, gate, { colours, seed, deep })
  const half = [
    ...pillar(plot, gate, colours),
    ...footScrolls(stylobate, { colours, seed, deep, width }),
  ]
  const frame = [
    spandrels(plot, gate, sky, colours),
    penwork(grown(sky, -10), { seed, letters: openRows(plot, gate), colours }),
    field(stylobate, tone(colours, deep ? 'deep' : 'band')),
    archBand(plot, gate, tone(colours, deep ? 'deep' : 'band'), colours),
    mirroredHalf(paintShapes([...arch, ...half], ink), 'half', width),
    paintShapes(keystone(plot, gate, colours), ink),
    goldFrame(grown(stylobate, barWidth), colours),
    goldFrame(outer, colours),
  ]
  const sprays = paintShapes(footSpray(sprayBox(plot), colours), ink)
  return [
    named('border', frame),
    named('foliage', mirroredHalf(sprays, 'spray', width)),
    hangs ? paintShapes(chain(plot, gate, colours), ink) : [],
    named('motif', emblem(motif, plot.emblem, colours)),
  ]
}

const bandBreadth = 84

/** From the keystone to the motif. */
function chain(plot: Plot, gate: Gate, colours: Colours): Shape[] {
  const { x, y } = onArch(plot, gate, 1, 0)
  const foot = plot.emblem.y + 8
  const path: Path = [
    ['M', x, y],
    ['L', x, foot],
  ]
  return [
    { level: 0, path, paint: tone(colours, 'ink'), width: 6.4 },
    { level: 1, path, paint: gold, width: 3.6 },
  ]
}

/** Under the motif, as wide as the arch leaves it. */
function sprayBox({ width, emblem: { y, height }, gate, rim }: Plot): Box {
  const reach = (gate?.halfSpan ?? width / 2) - rim.pillar - 40
  const tall = 0.62 * height
  return { x: width / 2 - reach, y: y + height - tall + 12, width: 2 * reach, height: tall }
}

/** The point of the arch's middle line at a share of its left half, moved `aside` outwards. */
function onArch({ width, rim }: Plot, gate: Gate, share: number, aside: number): Point {
  const angle = Math.PI * (1 - share / 2)
  const radiusX = gate.halfSpan - rim.pillar / 2
  const radiusY = gate.rise - bandBreadth / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const normal = Math.hypot(radiusY * cos, radiusX * sin)
  return {
    x: width / 2 + radiusX * cos + (aside * radiusY * cos) / normal,
    y: gate.springY - radiusY * sin - (aside * radiusX * sin) / normal,
  }
}

function archShapes(
  plot: Plot,
  gate: Gate,
  { colours, seed, deep }: { colours: Colours; seed: number; deep: boolean },
): Shape[] {
  const length = 0.5 * Math.PI * Math.sqrt((gate.halfSpan ** 2 + gate.rise ** 2) / 2) - 20
  const band = { length, breadth: bandBreadth, seed, colours, deep }
  return rinceau(band, [1, 0, 0, 1, 0, 0]).map((shape) => ({
    ...shape,
    path: warpPath(shape.path, ({ x, y }) => onArch(plot, gate, (x / length) * 0.96 + 0.005, -y)),
  }))
}

/** The opening as stacked boxes, which pen work stays out of. */
function openRows(plot: Plot, gate: Gate): Box[] {
  return Array.from({ length: 16 }, (_, i) => {
    const { x, y } = onArch(plot, gate, (i + 0.5) / 16, 0)
    return { x, y, width: plot.width - 2 * x, height: gate.springY - y }
  })
}

function archEdge(plot: Plot, gate: Gate, aside: number): Path {
  const points = Array.from({ length: 33 }, (_, i) => onArch(plot, gate, i / 16, aside))
  return points.map(({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x, y])
}

/** The ground of the arch between two bars of gold. */
function archBand(plot: Plot, gate: Gate, paint: Fill, colours: Colours): Art {
  const [outside, inside] = [bandBreadth / 2, -bandBreadth / 2].map((aside) =>
    archEdge(plot, gate, aside),
  )
  if (!outside || !inside) return []
  const middle = archEdge(plot, gate, 0)
  const ink = tone(colours, 'ink')
  const bars = [outside, inside]
  return paintShapes(
    [
      { level: 0, path: middle, paint, width: bandBreadth },
      ...bars.map((path): Shape => ({ level: 1, path, paint: ink, width: 11.6 })),
      ...bars.map((path): Shape => ({ level: 2, path, paint: gold, width: 8.6 })),
    ],
    ink,
  )
}

/** The ground above the arch, down to where it springs. */
function spandrels(plot: Plot, gate: Gate, { x, y, width, height }: Box, colours: Colours): Art {
  const edge = archEdge(plot, gate, 0).map(
    ([, ...at]): Segment => ['L', ...(at as [number, number])],
  )
  const path: Path = [
    ['M', x, y + height],
    ...edge,
    ['L', x + width, y + height],
    ['L', x + width, y],
    ['L', x, y],
    ['Z'],
  ]
  return paintShapes([{ level: 0, path, paint: tone(colours, 'lead') }], 'none')
}

function footScrolls(
  { x, y, height }: { x: number; y: number; height: number },
  { colours, seed, deep, width }: { colours: Colours; seed: number; deep: boolean; width: number },
): Shape[] {
  const length = width / 2 - x
  const breadth = Math.min(height, 118)
  const rows = Math.max(1, Math.round(height / 118))
  return Array.from({ length: rows }, (_, row) =>
    rinceau({ length, breadth, seed: seed + 7 + row, colours, deep }, [
      1,
      0,
      0,
      row % 2 ? -1 : 1,
      x,
      y + (row + 0.5) * (height / rows),
    ]),
  ).flat()
}

function keystone(plot: Plot, gate: Gate, colours: Colours): Shape[] {
  const at = onArch(plot, gate, 1, 0)
  return [
    { level: 0, path: ellipsePath(at.x, at.y, 50, 50), paint: gold, contour: 1.6 },
    {
      level: 1,
      path: ellipsePath(at.x, at.y, 43, 43),
      paint: tone(colours, 'second'),
      contour: 1.6,
    },
    ...rosette({ ...at, angle: Math.PI / 8, radius: 33 }, 'flower', colours).map((shape) => ({
      ...shape,
      level: shape.level + 2,
    })),
  ]
}
