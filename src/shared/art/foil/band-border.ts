import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import { leafPath } from '../foliage.ts'
import {
  circlePath,
  orient,
  type Path,
  type Point,
  placement,
  rectPath,
  transformPath,
} from '../path.ts'
import { filled, foil, stroked } from './paint.ts'
import type { Plot } from './plot.ts'
import { rosettePath } from './shapes.ts'

/** Design units between the two lines of the band. */
const bandWidth = 54

/** A band of florets and leaves between two lines, a rosette in each corner. */
export function bandBorder(plot: Plot, { colours }: Paints): Art {
  const { u, margin, widthPx, heightPx } = plot
  const line = (inset: number) => rectPath(inset, inset, widthPx - 2 * inset, heightPx - 2 * inset)
  const outer = line(margin)
  const inner = line(margin + bandWidth * u)
  const ornament = bandOrnament(plot)
  const shade = colours.shadow ?? 'none'
  const moved = (path: Path) => transformPath(path, placement(1.6 * u, 2.6 * u))
  return [
    stroked(moved(outer), shade, 4.4 * u, 0.45),
    filled(moved(ornament), shade, 0.4),
    stroked(outer, foil, 4.4 * u),
    stroked(line(margin + 9 * u), foil, 1.3 * u),
    stroked(line(margin + (bandWidth - 8) * u), foil, 1.3 * u),
    stroked(inner, foil, 2.6 * u),
    filled(ornament, foil),
  ]
}

function bandOrnament({ u, margin, widthPx, heightPx }: Plot): Path {
  const middle = margin + (bandWidth / 2) * u
  const [right, bottom] = [widthPx - middle, heightPx - middle]
  const corners: readonly [Point, Point, Point, Point] = [
    { x: middle, y: middle },
    { x: right, y: middle },
    { x: right, y: bottom },
    { x: middle, y: bottom },
  ]
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] ?? from
    const rosette = transformPath(rosettePath(17), placement(from.x, from.y, Math.PI / 8, u))
    return [...rosette, ...side(from, to, u)]
  })
}

/** Florets and pairs of leaves in turn, a whole number on each side, symmetric. */
function side(from: Point, to: Point, u: number): Path {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const count = 2 * Math.round(length / (46 * u) / 2)
  return Array.from({ length: count - 1 }, (_, i) => {
    const t = (i + 1) / count
    const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
    const place = placement(at.x, at.y, angle, u)
    return transformPath(i % 2 === 0 ? leaves : floret, place)
  }).flat()
}

const leaves: Path = [
  ...[0, Math.PI].flatMap((angle) =>
    orient(leafPath({ x: 4 * Math.cos(angle), y: 0, angle, length: 25, width: 4.2 }), 'solid'),
  ),
  ...circlePath(0, -8, 2.4),
  ...circlePath(0, 8, 2.4),
]

const floret: Path = [0, 1, 2, 3].flatMap((i) => {
  const angle = (i + 0.5) * (Math.PI / 2)
  const root = { x: 3 * Math.cos(angle), y: 3 * Math.sin(angle) }
  return orient(leafPath({ ...root, angle, length: 13, width: 4.6 }), 'solid')
})
