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

/** Three flowers in a fan; they hang when below the words. */
function sprig(x: number, y: number, side: 1 | -1): Glaze[] {
  const root = { x, y: y - side * 46 }
  const up = (side * Math.PI) / 2
  const leaves = [0.95, 1.5].flatMap((turn, i) => {
    const leaf = { ...root, angle: up - side * turn, length: 92 - i * 12, width: 14 - i * 2 }
    const path = leafPath({ ...leaf, bend: side * 0.3 })
    return [
      {
        level: 2 + i,
        path: [...path, ...mirrorPath(path, x)],
        colour: i ? 'second' : 'leaf',
        outline: 2,
      },
    ]
  })
  const outer = [-0.8, 0.8].flatMap((turn) => {
    const angle = up + turn
    const at = { x: root.x + Math.cos(angle) * 46, y: root.y + Math.sin(angle) * 46 }
    const stalk: Glaze = {
      level: 1,
      path: [
        ['M', root.x, root.y],
        ['L', at.x, at.y],
      ],
      colour: 'leafDark',
      width: 4,
    }
    return [stalk, ...flower('tulip', { ...at, angle, size: 58 }, 'lead')]
  })
  const middle = { x, y: root.y + side * 30, angle: up, size: 66 }
  return [
    ...leaves,
    ...outer,
    ...flower('carnation', middle, 'third').map((glaze) => ({ ...glaze, level: glaze.level + 5 })),
  ]
}
