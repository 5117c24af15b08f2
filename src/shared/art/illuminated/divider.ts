import type { Box } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { mirrorPath, type Path, placement, transformPath } from '../path.ts'
import { betweenRows, textGaps } from '../text-gaps.ts'
import { bezant, type Colours, rosette, tone } from './blossom.ts'
import type { Shape } from './paint.ts'
import type { Plot } from './plot.ts'

/** Room for a divider between two lines, and for a tailpiece above or below all lines, units. */
const dividerRoom = 74
const tailRoom = 150

/**
 * Pen work in the space that the words leave: in the lowest gap that is wide enough, and above and
 * below all lines.
 */
export function dividers({ text }: Plot, reserved: readonly Box[], colours: Colours): Shape[] {
  const gaps = textGaps(text, reserved)
  if (!gaps) return []
  const { above, between, below } = gaps
  const free = between.findLast(({ room }) => room >= dividerRoom)
  const isAiry = Math.min(above.room, below.room) >= tailRoom
  const x = text.x + text.width / 2
  return [
    ...(free ? divider(x, free.y, colours) : []),
    ...(isAiry ? tailpiece(x, above.y, -1, colours) : []),
    ...(isAiry ? tailpiece(x, below.y, 1, colours) : []),
  ]
}

/** A small rosette between each two rows of a list. */
export function beads({ text }: Plot, reserved: readonly Box[], colours: Colours): Shape[] {
  const x = text.x + text.width / 2
  return betweenRows(text, reserved, 30).flatMap((y) => [
    ...rosette({ x, y, angle: 0, radius: 11 }, 'flower', colours, 6),
    ...[-26, 26].flatMap((off) => bezant({ x: x + off, y }, 3.4, 0, tone(colours, 'ink'))),
  ])
}

function divider(x: number, y: number, colours: Colours): Shape[] {
  const stroke: Path = [
    ['M', x + 34, y],
    ['C', x + 70, y - 4.4, x + 130, y - 2, x + 176, y],
    ['C', x + 130, y + 2, x + 70, y + 4.4, x + 34, y],
    ['Z'],
  ]
  return [
    { level: 0, path: [...stroke, ...mirrorPath(stroke, x)], paint: tone(colours, 'second') },
    ...rosette({ x, y, angle: Math.PI / 8, radius: 19 }, 'second', colours),
  ]
}

/** A rosette between two curling sprigs that rise or sink from it. */
function tailpiece(x: number, y: number, side: 1 | -1, colours: Colours): Shape[] {
  const place = placement(x, y, 0, 1, side)
  const both = (path: Path) => {
    const placed = transformPath(path, place)
    return [...placed, ...mirrorPath(placed, x)]
  }
  return [
    { level: 0, path: both(stem), paint: tone(colours, 'leafDark'), width: 2.6 },
    { level: 1, path: both(leaves), paint: tone(colours, 'leaf'), contour: 1.3 },
    { level: 1, path: both(lowLeaves), paint: tone(colours, 'lead'), contour: 1.3 },
    { level: 2, path: both(bud), paint: tone(colours, 'second'), contour: 1.3 },
    ...rosette({ x, y, angle: Math.PI / 8, radius: 25 }, 'second', colours),
  ]
}

const stem: Path = [
  ['M', 20, 0],
  ['C', 50, 20, 92, 18, 122, -4],
  ['C', 146, -22, 178, -12, 174, 8],
  ['C', 171, 22, 152, 20, 153, 7],
]

const leaves: Path = [
  ...leafPath({ x: 46, y: 13, angle: -0.7, length: 40, width: 8, bend: 0.2 }),
  ...leafPath({ x: 84, y: 14, angle: -1, length: 34, width: 7, bend: 0.2 }),
  ...leafPath({ x: 120, y: -3, angle: -1.3, length: 26, width: 6, bend: 0.2 }),
]

const lowLeaves: Path = [
  ...leafPath({ x: 64, y: 16, angle: 0.75, length: 36, width: 8, bend: -0.2 }),
  ...leafPath({ x: 104, y: 7, angle: 0.5, length: 32, width: 7, bend: -0.2 }),
]

const bud: Path = leafPath({ x: 154, y: 8, angle: 1.2, length: 17, width: 6 })
