import type { Art } from '../art.ts'
import { overlap } from '../box.ts'
import type { Box, Paints } from '../family.ts'
import {
  boundsOf,
  circlePath,
  type Matrix,
  orient,
  type Path,
  placement,
  type Segment,
  transformPath,
} from '../path.ts'
import { keptClear } from './clearance.ts'
import { laurelBranch } from './laurel.ts'
import { filled, foil, stroked } from './paint.ts'
import type { Plot } from './plot.ts'
import { rosettePath } from './shapes.ts'

/** Radius of the concave corners, and gap between the two lines, in design units. */
const cornerRadius = 70
const gap = 16

/** The double frame with concave corners, a rosette in each notch and a sprig along each line. */
export function border(plot: Plot, { colours }: Paints, reserved: readonly Box[]): Art {
  const { u, margin } = plot
  const heavy = framePath(plot, margin, cornerRadius * u)
  const hairline = framePath(plot, margin + gap * u, (cornerRadius + gap) * u)
  const ornaments = cornerOrnaments(plot, keptClear(reserved, plot.tallestLine))
  const shadow = (path: Path): Path => transformPath(path, [1, 0, 0, 1, 1.6 * u, 2.6 * u])
  const shade = colours.shadow ?? 'none'
  return [
    stroked(shadow(heavy), shade, 5 * u, 0.5),
    filled(shadow(ornaments), shade, 0.5),
    stroked(heavy, foil, 5 * u),
    stroked(hairline, foil, 1.6 * u),
    filled(ornaments, foil),
  ]
}

/** The room inside the frame: a hairline and `gap` within its heavy line. */
export function insideBorder({ widthPx, heightPx, margin, u }: Plot, padding: number) {
  const inset = margin + (gap + padding) * u
  return { x: inset, y: inset, width: widthPx - 2 * inset, height: heightPx - 2 * inset }
}

function framePath({ widthPx, heightPx, margin }: Plot, inset: number, radius: number): Path {
  const corner = inset - margin
  const reach = margin + Math.sqrt(radius * radius - corner * corner)
  const path: Segment[] = []
  const sides = corners({ widthPx, heightPx, margin, u: 1 })
  sides.forEach((matrix, i) => {
    const arc = notchArc(radius, corner, reach - margin)
    const turned = transformPath(i % 2 === 0 ? arc : reversedArc(arc), matrix)
    const [start, ...rest] = turned
    if (start?.[0] !== 'M') return
    path.push(i === 0 ? start : ['L', start[1], start[2]], ...rest)
  })
  return [...path, ['Z']]
}

/** A quarter circle around the frame's corner, cut where the inner line meets it. */
function notchArc(radius: number, corner: number, reach: number): Path {
  const from = Math.atan2(reach, corner)
  const to = Math.atan2(corner, reach)
  const k = (4 / 3) * Math.tan((to - from) / 4) * radius
  const at = (angle: number) => [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  const [x0, y0] = at(from)
  const [x1, y1] = at(to)
  return [
    ['M', x0, y0],
    [
      'C',
      x0 - k * Math.sin(from),
      y0 + k * Math.cos(from),
      x1 + k * Math.sin(to),
      y1 - k * Math.cos(to),
      x1,
      y1,
    ],
  ]
}

function reversedArc([start, curve]: Path): Path {
  if (start?.[0] !== 'M' || curve?.[0] !== 'C') return []
  const [, x1, y1, x2, y2, x, y] = curve
  return [
    ['M', x, y],
    ['C', x2, y2, x1, y1, start[1], start[2]],
  ]
}

/** Maps from corner units to the four corners, clockwise from the top left, x and y inwards. */
function corners({
  widthPx,
  heightPx,
  margin,
  u,
}: Pick<Plot, 'widthPx' | 'heightPx' | 'margin' | 'u'>): Matrix[] {
  const right = widthPx - margin
  const bottom = heightPx - margin
  return [
    [u, 0, 0, u, margin, margin],
    [-u, 0, 0, u, right, margin],
    [-u, 0, 0, -u, right, bottom],
    [u, 0, 0, -u, margin, bottom],
  ]
}

/** A rosette in each notch. Sprigs beside it where neither corner of that edge holds text. */
function cornerOrnaments(plot: Plot, clear: readonly Box[]): Path {
  const rosette = transformPath(rosettePath(24), placement(24, 24))
  const sprig = sprigPath()
  const sprigs = [...sprig, ...orient(transformPath(sprig, [0, 1, 1, 0, 0, 0]), 'solid')]
  const places = corners(plot)
  const isFree = (corner: Matrix) => {
    const boxes = [sprig, sprigs.slice(sprig.length)].map((path) =>
      boundsOf(transformPath(path, corner)),
    )
    return !boxes.some((box) => clear.some((text) => overlap(text, box)))
  }
  const [above, below] = [places.slice(0, 2), places.slice(2)].map((pair) => pair.every(isFree))
  return places.flatMap((corner, i) =>
    transformPath((i < 2 ? above : below) ? [...rosette, ...sprigs] : rosette, corner),
  )
}

/** A laurel sprig that leaves the notch and runs along the inside of the line, x and y inwards. */
function sprigPath(): Path {
  const { solid } = laurelBranch({
    stem: [
      { x: 66, y: 66 },
      { x: 84, y: 46 },
      { x: 122, y: 33 },
      { x: 178, y: 31 },
    ],
    stemWidth: 3.6,
    leafCount: 9,
    from: 0.14,
    to: 0.92,
    lengths: [25, 14],
    slender: 0.23,
    spread: 0.66,
  })
  return [...solid, ...circlePath(66, 66, 5)]
}
