import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import { leafPath } from '../foliage.ts'
import {
  circlePath,
  orient,
  type Path,
  type Point,
  placement,
  type Segment,
  transformPath,
} from '../path.ts'
import { filled, foil, stroked } from './paint.ts'
import type { Plot } from './plot.ts'
import { rosettePath } from './shapes.ts'

/**
 * Design units: radius of the outer line's corners, and the distance of beads and hairline inside
 * it.
 */
const cornerRadius = 84
const beadInset = 17
const hairInset = 32
const beadPitch = 21

/** Rounded lines with a string of beads between them, a palmette at the middle of each side. */
export function beadBorder(plot: Plot, { colours }: Paints): Art {
  const { u, margin } = plot
  const heavy = roundedRect(plot, margin, cornerRadius * u)
  const hair = roundedRect(plot, margin + hairInset * u, (cornerRadius - hairInset) * u)
  const ornament = [...beads(plot), ...palmettes(plot)]
  const shade = colours.shadow ?? 'none'
  const moved = (path: Path) => transformPath(path, placement(1.6 * u, 2.6 * u))
  return [
    stroked(moved(heavy), shade, 5 * u, 0.5),
    filled(moved(ornament), shade, 0.45),
    stroked(heavy, foil, 5 * u),
    stroked(hair, foil, 1.6 * u),
    filled(ornament, foil),
  ]
}

function roundedRect({ widthPx, heightPx }: Plot, inset: number, radius: number): Path {
  const [right, bottom] = [widthPx - inset, heightPx - inset]
  const k = radius * 0.4477
  const path: Segment[] = [
    ['M', inset + radius, inset],
    ['L', right - radius, inset],
    ['C', right - k, inset, right, inset + k, right, inset + radius],
    ['L', right, bottom - radius],
    ['C', right, bottom - k, right - k, bottom, right - radius, bottom],
    ['L', inset + radius, bottom],
    ['C', inset + k, bottom, inset, bottom - k, inset, bottom - radius],
    ['L', inset, inset + radius],
    ['C', inset, inset + k, inset + k, inset, inset + radius, inset],
    ['Z'],
  ]
  return path
}

/** Middles of the four sides, clockwise from the top, and the ends of each side's beads. */
function sides({ widthPx, heightPx, margin, u }: Plot) {
  const inset = margin + beadInset * u
  const reach = cornerRadius * u + margin
  const [across, down] = [widthPx / 2 - reach, heightPx / 2 - reach]
  return [
    { x: widthPx / 2, y: inset, angle: 0, reach: across },
    { x: widthPx - inset, y: heightPx / 2, angle: Math.PI / 2, reach: down },
    { x: widthPx / 2, y: heightPx - inset, angle: Math.PI, reach: across },
    { x: inset, y: heightPx / 2, angle: -Math.PI / 2, reach: down },
  ] as const
}

/** Beads on the straight sides, symmetric about the middle, and around the corners. */
function beads(plot: Plot): Path {
  const { u } = plot
  const straight = sides(plot).flatMap(({ x, y, angle, reach }) => {
    const count = Math.round((reach - 64 * u) / (beadPitch * u))
    const step = (reach - 64 * u) / count
    return Array.from({ length: count + 1 }, (_, i) => 64 * u + i * step).flatMap((along) =>
      [-1, 1].flatMap((side) =>
        circlePath(x + side * along * Math.cos(angle), y + side * along * Math.sin(angle), 3.6 * u),
      ),
    )
  })
  return [...straight, ...corners(plot)]
}

function corners({ widthPx, heightPx, margin, u }: Plot): Path {
  const far = margin + cornerRadius * u
  const radius = (cornerRadius - beadInset) * u
  const middles: readonly Point[] = [
    { x: widthPx - far, y: far },
    { x: widthPx - far, y: heightPx - far },
    { x: far, y: heightPx - far },
    { x: far, y: far },
  ]
  return middles.flatMap(({ x, y }, quarter) =>
    [1, 2, 3, 4].flatMap((i) => {
      const angle = ((quarter - 1 + i / 5) * Math.PI) / 2
      return circlePath(x + radius * Math.cos(angle), y + radius * Math.sin(angle), 3.6 * u)
    }),
  )
}

/** A rosette between leaves on the string of beads, in the middle of each side. */
function palmettes(plot: Plot): Path {
  const leaf = [0, Math.PI].flatMap((angle) =>
    orient(leafPath({ x: 15 * Math.cos(angle), y: 0, angle, length: 36, width: 6 }), 'solid'),
  )
  const palmette = [...rosettePath(14), ...leaf]
  return sides(plot).flatMap(({ x, y, angle }) =>
    transformPath(palmette, placement(x, y, angle, plot.u)),
  )
}
