import type { Art } from '../art.ts'
import { isNear } from '../box.ts'
import { type Box, type Paints, printBleedPx } from '../family.ts'
import type { Point, Segment } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import type { NightLayout } from './layout.ts'

const ringCount = 13
const ringPitch = 44

/**
 * Thirteen rings of dots around the lights; every third ring is of short rays. The marks grow and
 * fade outwards. Marks inside `clear` or below the sill are left out.
 */
export function drawRings(layout: NightLayout, palette: Paints, clear: readonly Box[]): Art {
  const { unit, glow, ledge } = layout
  return Array.from({ length: ringCount }, (_, i) => {
    const radius = (i + 1.6) * ringPitch * unit
    const rays = i % 3 === 2
    const marks = ringMarks(glow, radius, {
      gap: (rays ? 29 : 22 + i * 0.5) * unit,
      length: rays ? (11 + i * 0.9) * unit : 0,
      turned: i % 2 === 1,
      keep: (point) =>
        point.y < ledge.back && isOnPage(point, layout) && !clear.some((box) => isNear(box, point)),
    })
    const width = (rays ? 2 + i * 0.1 : 2.6 + i * 0.17) * unit
    const opacity = Math.round(82 - i * 4.2) / 100
    return shape(marks, stroke(colour(palette, 'ring'), width, opacity))
  })
}

interface Marks {
  /** Distance along the circle, px. */
  gap: number
  /** Length of a ray, px; 0 makes dots. */
  length: number
  /** Whether the ring is offset by half a step, so that neighbouring rings interlock. */
  turned: boolean
  keep: (point: Point) => boolean
}

function ringMarks(centre: Point, radius: number, { gap, length, turned, keep }: Marks) {
  const count = 12 * Math.max(1, Math.round((2 * Math.PI * radius) / (12 * gap)))
  const marks: Segment[] = []
  for (let i = 0; i < count; i++) {
    const angle = ((i + (turned ? 0.5 : 0)) / count) * 2 * Math.PI - Math.PI / 2
    const at = (r: number) => ({
      x: centre.x + r * Math.cos(angle),
      y: centre.y + r * Math.sin(angle),
    })
    const from = at(radius - length / 2)
    const to = length > 0 ? at(radius + length / 2) : { x: from.x + 0.1, y: from.y }
    if (keep(from) && keep(to)) marks.push(['M', from.x, from.y], ['L', to.x, to.y])
  }
  return marks
}

function isOnPage({ x, y }: Point, { widthPx }: NightLayout): boolean {
  return x > -printBleedPx && x < widthPx + printBleedPx && y > -printBleedPx
}
