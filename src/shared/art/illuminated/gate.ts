import { acanthus } from '../acanthus.ts'
import type { Box } from '../family.ts'
import { ellipsePath, type Path, type Point, rectPath, type Segment } from '../path.ts'
import { warpPath } from '../warp.ts'
import { type Colours, rosette, tone } from './blossom.ts'
import { emblem } from './emblem.ts'
import { field, goldFrame, inset, mirroredMarkup, penwork } from './gilding.ts'
import { barWidth, margin, type Page, pillarWidth } from './page.ts'
import { gold, paintShapes, type Shape } from './paint.ts'
import { rinceau } from './rinceau.ts'
import type { Scene } from './scene.ts'

type Gate = NonNullable<Page['gate']>

/** A gate as on old title pages: two twisted pillars bear an arch of scrolls over the motif. */
export function drawGate({ page, colours, motif, seed, deep }: Scene): string {
  const { width, height, gate } = page
  if (!gate) throw new RangeError('page has no gate')
  const ink = tone(colours, 'ink')
  const outer = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  const field1 = inset(outer, barWidth)
  const sky = { ...field1, height: gate.springY - field1.y }
  const stylobate = { ...field1, y: height - margin - barWidth - gate.foot, height: gate.foot }
  const under = {
    x: width / 2 - 0.7 * gate.halfSpan,
    y: gate.top + 0.3 * gate.rise,
    width: 1.4 * gate.halfSpan,
    height: gate.rise,
  }
  const arch = archShapes(page, gate, { colours, seed, deep })
  const half = [
    ...pillar(page, gate, colours),
    ...footScrolls(stylobate, { colours, seed, deep, width }),
  ]
  return [
    spandrels(page, gate, sky, colours),
    penwork(inset(sky, 10), { seed, letters: [under], colours }),
    field(stylobate, tone(colours, deep ? 'deep' : 'band')),
    archBand(page, gate, tone(colours, deep ? 'deep' : 'band'), colours),
    mirroredMarkup(paintShapes([...arch, ...half], ink), 'half', width),
    paintShapes(keystone(page, gate, colours), ink),
    goldFrame(inset(stylobate, -barWidth), colours),
    goldFrame(outer, colours),
    emblem(motif, page.emblem, colours),
  ].join('')
}

const bandBreadth = 84

/** The point of the arch's middle line at a share of its left half, and what is `aside` outward. */
function onArch({ width }: Page, gate: Gate, share: number, aside: number): Point {
  const angle = Math.PI * (1 - share / 2)
  const radiusX = gate.halfSpan - pillarWidth / 2
  const radiusY = gate.rise - bandBreadth / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const normal = Math.hypot(radiusY * cos, radiusX * sin)
  return {
    x: width / 2 + radiusX * cos + (aside * radiusY * cos) / normal,
    y: gate.springY - radiusY * sin - (aside * radiusX * sin) / normal,
  }
}

function archShapes(
  page: Page,
  gate: Gate,
  { colours, seed, deep }: { colours: Colours; seed: number; deep: boolean },
): Shape[] {
  const length = 0.5 * Math.PI * Math.sqrt((gate.halfSpan ** 2 + gate.rise ** 2) / 2) - 20
  const band = { length, breadth: bandBreadth, seed, colours, deep }
  return rinceau(band, [1, 0, 0, 1, 0, 0]).map((shape) => ({
    ...shape,
    path: warpPath(shape.path, ({ x, y }) => onArch(page, gate, (x / length) * 0.96 + 0.005, -y)),
  }))
}

function archEdge(page: Page, gate: Gate, aside: number): Path {
  const points = Array.from({ length: 33 }, (_, i) => onArch(page, gate, i / 16, aside))
  return points.map(({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x, y])
}

/** The ground of the arch between two bars of gold. */
function archBand(page: Page, gate: Gate, paint: string, colours: Colours): string {
  const [outside, inside] = [bandBreadth / 2, -bandBreadth / 2].map((aside) =>
    archEdge(page, gate, aside),
  )
  if (!outside || !inside) return ''
  const middle = archEdge(page, gate, 0)
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

/** The ground over the arch, down to where it springs from. */
function spandrels(page: Page, gate: Gate, { x, y, width, height }: Box, colours: Colours): string {
  const [, ...edge] = archEdge(page, gate, 0)
  const path: Path = [
    ['M', x, y + height],
    ...edge,
    ['L', x + width, y + height],
    ['L', x + width, y],
    ['L', x, y],
    ['Z'],
  ]
  return paintShapes([{ level: 0, path, paint: tone(colours, 'lead') }], '')
}

function pillar(page: Page, gate: Gate, colours: Colours): Shape[] {
  const { side, springY, foot } = gate
  const x = side
  const bottom = page.height - margin - 2 * barWidth - foot
  const shaft = {
    x: x + 12,
    y: springY + 74,
    width: pillarWidth - 24,
    height: bottom - springY - 74 - 62,
  }
  const block = (y: number, height: number, grow: number, paint: string): Shape => ({
    level: 3,
    path: rectPath(x - grow, y, pillarWidth + 2 * grow, height),
    paint,
    contour: 1.6,
  })
  const torus = (y: number, radius: number, grow: number): Shape => ({
    level: 4,
    path: ellipseBar(x - grow, y, pillarWidth + 2 * grow, 2 * radius),
    paint: gold,
    contour: 1.6,
  })
  return [
    ...twists(shaft, colours),
    block(springY - 8, 20, 6, gold),
    ...capital({ x: x + pillarWidth / 2, y: springY + 76 }, colours),
    torus(springY + 80, 8, -6),
    torus(bottom - 62, 8, -6),
    torus(bottom - 46, 10, -1),
    block(bottom - 34, 34, 6, tone(colours, 'second')),
    ...rosette(
      { x: x + pillarWidth / 2, y: bottom - 17, angle: 0, radius: 13 },
      'flower',
      colours,
      6,
    ),
  ]
}

function ellipseBar(x: number, y: number, width: number, height: number): Path {
  const r = height / 2
  return [
    ['M', x + r, y - r],
    ['L', x + width - r, y - r],
    ['C', x + width + 0.3 * r, y - r, x + width + 0.3 * r, y + r, x + width - r, y + r],
    ['L', x + r, y + r],
    ['C', x - 0.3 * r, y + r, x - 0.3 * r, y - r, x + r, y - r],
    ['Z'],
  ]
}

/** A shaft of winding bands, each in two pigments beside a fillet of gold. */
function twists(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  colours: Colours,
): Shape[] {
  const count = Math.round(height / 66)
  const pitch = height / count
  const rise = 0.62 * pitch
  const band = (from: number, part: number): Path => {
    const left = y + from * pitch + rise
    const tall = part * pitch
    const low = Math.min(left + tall, y + height)
    const top = Math.max(left - rise, y)
    const bottom = Math.max(Math.min(left - rise + tall, y + height), top)
    return [
      ['M', x, Math.min(left, y + height)],
      [
        'C',
        x + 0.3 * width,
        Math.min(left + 3, y + height),
        x + 0.7 * width,
        Math.max(left - rise - 3, y),
        x + width,
        top,
      ],
      ['L', x + width, bottom],
      [
        'C',
        x + 0.7 * width,
        Math.max(left - rise + tall - 3, y),
        x + 0.3 * width,
        Math.min(left + tall + 3, y + height),
        x,
        low,
      ],
      ['Z'],
    ]
  }
  const runs = Array.from({ length: count + 1 }, (_, i) => i - 1)
  return [
    { level: 0, path: rectPath(x, y, width, height), paint: tone(colours, 'lead'), contour: 1.6 },
    {
      level: 1,
      path: runs.flatMap((i) => band(i, 0.34)),
      paint: tone(colours, 'second'),
      contour: 1.2,
    },
    { level: 1.5, path: runs.flatMap((i) => band(i + 0.34, 0.13)), paint: gold, contour: 1.2 },
    {
      level: 1.5,
      path: runs.flatMap((i) => band(i + 0.12, 0.07)),
      paint: tone(colours, 'secondPale'),
    },
    {
      level: 1.5,
      path: runs.flatMap((i) => band(i + 0.68, 0.07)),
      paint: tone(colours, 'leadPale'),
    },
  ]
}

/** Acanthus leaves that bend out under the weight of the arch. */
function capital({ x, y }: Point, colours: Colours): Shape[] {
  const leaf = (lean: number, height: number, width: number) =>
    acanthus({
      rib: [
        { x: x + lean * 14, y },
        { x: x + lean * 20, y: y - 0.5 * height },
        { x: x + lean * 30, y: y - 0.86 * height },
        { x: x + lean * 46, y: y - 0.92 * height },
      ],
      width,
      lobes: 4,
    })
  const paint = (
    shape: ReturnType<typeof acanthus>,
    level: number,
    [one, other]: readonly [string, string],
  ): Shape[] => [
    { level, path: shape.left, paint: tone(colours, one), contour: 1.4 },
    { level, path: shape.right, paint: tone(colours, other), contour: 1.4 },
    { level: level + 0.1, path: shape.veins, paint: tone(colours, 'white'), width: 1.1 },
  ]
  const upright = acanthus({
    rib: [
      { x, y },
      { x, y: y - 30 },
      { x, y: y - 60 },
    ],
    width: 17,
    lobes: 4,
  })
  return [
    ...paint(leaf(-1, 62, 15), 2, ['leaf', 'leafLight']),
    ...paint(leaf(1, 62, 15), 2, ['leafLight', 'leaf']),
    ...paint(upright, 2.5, ['flower', 'second']),
  ]
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

function keystone(page: Page, gate: Gate, colours: Colours): Shape[] {
  const at = onArch(page, gate, 1, 0)
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
