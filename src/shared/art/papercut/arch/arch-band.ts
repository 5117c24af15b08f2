import type { Box } from '../../family.ts'
import { orient, type Path, type Point, type Segment } from '../../path.ts'
import { arcSegments, bulge, hole, lens, pinhole, pointAt, rosette, slitLeaf } from '../lace.ts'
import type { ArchLayout } from '../layout.ts'

const up = -Math.PI / 2
/** Distance from the edges of the band to its lines of pinholes. */
const lineInset = 8.5

/**
 * The arch: a band with lines of pinholes, lace teeth below and leaf crockets above. Crosses are
 * cut out of it where there are no letters.
 */
export function archBandPath(layout: ArchLayout, reserved: readonly Box[]): Path {
  return [
    ...bandOutline(layout),
    ...toothCuts(layout),
    ...pinholeLines(layout),
    ...bandEnds(layout),
    ...fillers(layout, reserved),
    ...crockets(layout),
  ]
}

/** The inner edge is a row of teeth: round drops that hang into the field. */
function bandOutline({ arch, pillar }: ArchLayout): Path {
  const centre = { x: arch.cx, y: arch.cy }
  const depth = arch.cy - pillar.top
  const outer = arch.radius + arch.band / 2
  const outerAngle = Math.acos(depth / outer)
  const cusps = teethOf(arch, depth)
  const start = pointAt(centre, outer, up - outerAngle)
  const path: Segment[] = [['M', start.x, start.y]]
  path.push(...arcSegments(centre, outer, up - outerAngle, up + outerAngle))
  const first = cusps.at(-1)
  if (first) path.push(['L', first.x, first.y])
  for (let i = cusps.length - 1; i > 0; i--) {
    const from = cusps[i]
    const to = cusps[i - 1]
    if (from && to) path.push(...bulge(from, to, 15))
  }
  path.push(['Z'])
  return path
}

function teethOf(arch: ArchLayout['arch'], depth: number): Point[] {
  const radius = arch.radius - arch.band / 2
  const half = Math.acos(depth / radius)
  const count = 2 * Math.round((radius * half) / 36) + 1
  return Array.from({ length: count + 1 }, (_, i) =>
    pointAt({ x: arch.cx, y: arch.cy }, radius, up - half + (2 * half * i) / count),
  )
}

function toothCuts({ arch, pillar }: ArchLayout): Path {
  const cusps = teethOf(arch, arch.cy - pillar.top)
  return cusps.slice(1).flatMap((cusp, i) => {
    const before = cusps[i] ?? cusp
    const angle = Math.atan2((cusp.y + before.y) / 2 - arch.cy, (cusp.x + before.x) / 2 - arch.cx)
    const at = pointAt({ x: arch.cx, y: arch.cy }, arch.radius - arch.band / 2 - 3, angle)
    return hole(at.x, at.y, 5.5)
  })
}

function pinholeLines({ arch, pillar, crownScale }: ArchLayout): Path {
  const centre = { x: arch.cx, y: arch.cy }
  const offset = arch.band / 2 - lineInset
  return [arch.radius + offset, arch.radius - offset].flatMap((radius, line) => {
    const half = Math.acos((arch.cy - pillar.top) / radius) - 30 / radius
    const count = Math.round((2 * half * radius) / 19)
    return Array.from({ length: count }, (_, i) => {
      const angle = -half + (2 * half * (i + 0.5)) / count
      const underCrown = line === 0 && Math.abs(angle) * radius < 118 * crownScale
      const at = pointAt(centre, radius, up + angle)
      return underCrown ? [] : pinhole(at.x, at.y)
    }).flat()
  })
}

/** A row of lenses across each end of the band, over the capital. */
function bandEnds({ arch, pillar }: ArchLayout): Path {
  const y = pillar.top - 17
  const [outer, inner] = [1, -1].map((side) => {
    const radius = arch.radius + (side * arch.band) / 2
    return Math.sqrt(radius ** 2 - (arch.cy - y) ** 2) - side * 14
  })
  if (outer === undefined || inner === undefined) return []
  const count = 2 * Math.round((outer - inner) / 19 / 2)
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const x = arch.cx + side * (inner + ((outer - inner) * i) / count)
      return i % 2 === 0 ? pinhole(x, y, 3.8) : lens(x, y, 0, 22, 10)
    }).flat(),
  )
}

/** Crosses and rosettes in turn from the springing up to the letters, or all over a bare band. */
function fillers({ arch }: ArchLayout, reserved: readonly Box[]): Path {
  const letters = reserved
    .map((box) => angleOnBand(arch, box))
    .filter((angle) => angle !== undefined)
  const free = letters.length === 0 ? 0 : Math.max(...letters) + 40 / arch.radius
  const pitch = 70 / arch.radius
  const cuts: Path[] = []
  for (let i = 0, angle = arch.halfAngle - 74 / arch.radius; angle > free; i++, angle -= pitch) {
    if (letters.length === 0 && angle < pitch / 2) break
    for (const side of [-1, 1]) cuts.push(filler(arch, side * angle, i))
  }
  if (letters.length === 0) cuts.push(filler(arch, 0, 1))
  return cuts.flat()
}

function filler(arch: ArchLayout['arch'], angle: number, index: number): Path {
  const at = pointAt({ x: arch.cx, y: arch.cy }, arch.radius, up + angle)
  if (index % 2 === 0) return rosette(at.x, at.y, 27, 8, angle)
  const along = [-1, 1].flatMap((side) => {
    const end = pointAt(at, side * 15, angle)
    return lens(end.x, end.y, angle, 21, 9)
  })
  const across = [-1, 1].flatMap((side) => {
    const end = pointAt(at, side * 17, angle + up)
    return lens(end.x, end.y, angle + up, 25, 9)
  })
  return [...pinhole(at.x, at.y), ...along, ...across]
}

/**
 * Angle from the top to the far end of a box on the band, radians; undefined if it is not on the
 * band.
 */
function angleOnBand(arch: ArchLayout['arch'], box: Box): number | undefined {
  const corners = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => ({ x: x - arch.cx, y: y - arch.cy })),
  )
  const middle = { x: box.x + box.width / 2 - arch.cx, y: box.y + box.height / 2 - arch.cy }
  const offset = Math.abs(Math.hypot(middle.x, middle.y) - arch.radius)
  if (middle.y > 0 || offset > arch.band / 2) return undefined
  return Math.max(...corners.map(({ x, y }) => Math.abs(Math.atan2(x, -y))))
}

/** Slit leaves that climb both haunches towards the crown, with a berry between each pair. */
function crockets({ arch, crownScale, opening, pillar }: ArchLayout): Path {
  const centre = { x: arch.cx, y: arch.cy }
  const outer = arch.radius + arch.band / 2
  const stop = (150 * crownScale) / outer
  const start = Math.acos((arch.cy - pillar.top) / outer) - 30 / outer
  const count = Math.floor(((start - stop) * outer) / 44)
  const path: Path[] = []
  for (let i = 0; i <= count; i++) {
    const angle = stop + ((start - stop) * i) / count
    for (const side of [-1, 1]) {
      const root = pointAt(centre, outer - 3, up + side * angle)
      if (root.y < opening.y + 44) continue
      const lean = up + side * angle - side * 0.62
      path.push(slitLeaf({ ...root, angle: lean, length: 46, width: 14, bend: side * 0.18 }))
      const berry = pointAt(centre, outer + 6, up + side * (angle - 16 / outer))
      path.push(orient(hole(berry.x, berry.y, 9), 'solid'))
    }
  }
  return path.flat()
}
