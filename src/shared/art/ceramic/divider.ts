import type { Box } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { mirrorPath, type Path } from '../path.ts'
import { textGaps } from '../text-gaps.ts'
import { flower } from './flowers.ts'
import type { Glaze } from './glaze.ts'
import type { Plot } from './plot.ts'

/** Room for a divider between two lines, and for a sprig above or below all lines, units. */
const dividerRoom = 76
const sprigRoom = 156

/** Ornament where the words leave room: a rose between leaves, and sprigs of three flowers. */
export function dividers({ text }: Plot, reserved: readonly Box[]): Glaze[] {
  const gaps = textGaps(text, reserved)
  if (!gaps) return []
  const { above, between, below } = gaps
  const free = between.findLast(({ room }) => room >= dividerRoom)
  const isAiry = Math.min(above.room, below.room) >= sprigRoom
  const x = text.x + text.width / 2
  return [
    ...(free ? divider(x, free.y) : []),
    ...(isAiry ? sprig(x, above.y, -1) : []),
    ...(isAiry ? sprig(x, below.y, 1) : []),
  ]
}

function divider(x: number, y: number): Glaze[] {
  const long = leafPath({ x: x + 28, y, angle: 0, length: 62, width: 7 })
  const short = leafPath({ x: x + 96, y, angle: 0, length: 40, width: 5 })
  const both = (path: Path) => [...path, ...mirrorPath(path, x)]
  return [
    { level: 1, path: both(long), colour: 'lead', outline: 1.6 },
    { level: 1, path: both(short), colour: 'second', outline: 1.6 },
    ...flower('rose', { x, y: y + 21, angle: -Math.PI / 2, size: 42 }, 'third'),
  ]
}

/** A carnation between two tulips on bowed stalks; they hang when below the words. */
function sprig(x: number, y: number, side: 1 | -1): Glaze[] {
  const root = { x, y: y - side * 44 }
  const up = (side * Math.PI) / 2
  const at = (across: number, along: number) => [root.x + across, root.y + side * along] as const
  const stalks: Path = [
    ...curve(at(0, 0), at(40, 2), at(72, 6), at(104, 30)),
    ...curve(at(0, 0), at(-40, 2), at(-72, 6), at(-104, 30)),
    ...curve(at(0, 0), at(0, 10), at(0, 20), at(0, 34)),
  ]
  const leaves = [
    { from: at(8, 4), turn: 0.7, length: 76, width: 13, bend: 0.3, colour: 'leaf' },
    { from: at(62, 10), turn: 1.75, length: 64, width: 10, bend: -0.28, colour: 'second' },
    { from: at(48, 8), turn: 0.62, length: 46, width: 8, bend: 0.2, colour: 'leaf' },
  ].map(({ from: [fromX, fromY], turn, length, width, bend, colour }, i): Glaze => {
    const leaf = { x: fromX, y: fromY, angle: up - side * turn, length, width }
    const path = leafPath({ ...leaf, bend: side * bend })
    return { level: 2 + i, path: [...path, ...mirrorPath(path, x)], colour, outline: 2 }
  })
  const tulips = [-1, 1].flatMap((way) => {
    const [tulipX, tulipY] = at(way * 100, 26)
    const angle = up - side * way * 0.92
    return flower('tulip', { x: tulipX, y: tulipY, angle, size: 62 }, 'lead')
  })
  const middle = { x, y: root.y + side * 26, angle: up, size: 66 }
  return [
    { level: 1, path: stalks, colour: 'leafDark', width: 4 },
    ...leaves,
    ...tulips.map((glaze) => ({ ...glaze, level: glaze.level + 4 })),
    ...flower('carnation', middle, 'third').map((glaze) => ({ ...glaze, level: glaze.level + 5 })),
  ]
}

type End = readonly [x: number, y: number]

function curve(from: End, first: End, second: End, to: End): Path {
  return [
    ['M', ...from],
    ['C', ...first, ...second, ...to],
  ]
}
