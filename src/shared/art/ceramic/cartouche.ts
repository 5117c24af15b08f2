import { type Art, pathNode } from '../art.ts'
import type { Box } from '../family.ts'
import { mirrorPath, type Path, transformPath } from '../path.ts'
import { toPathData } from '../path-data.ts'
import { type Colours, glazeOf } from './glaze.ts'

/** The depth of its cut corners, units. */
export const cornerCut = 62

/** The lobed field of plain glaze behind the words: cut corners, a point above and below. */
export function cartouchePath(box: Box, by = 0): Path {
  const halfWidth = box.width / 2 + by
  const halfHeight = box.height / 2 + by
  const cut = cornerCut
  const quarter: Path = [
    ['M', 0, -halfHeight - 30],
    ['C', 18, -halfHeight - 8, 60, -halfHeight, 104, -halfHeight],
    ['L', halfWidth - cut - 14, -halfHeight],
    [
      'C',
      halfWidth - cut + 6,
      -halfHeight,
      halfWidth - cut - 4,
      -halfHeight + 0.62 * cut,
      halfWidth - 0.52 * cut,
      -halfHeight + 0.52 * cut,
    ],
    [
      'C',
      halfWidth - 0.62 * cut + cut * 0.3,
      -halfHeight + cut * 0.46,
      halfWidth,
      -halfHeight + cut - 6,
      halfWidth,
      -halfHeight + cut + 14,
    ],
    ['L', halfWidth, 0],
  ]
  const whole: Path = [
    ...quarter,
    ...backwards(flipped(quarter)).slice(1),
    ...mirrorPath(flipped(quarter), 0).slice(1),
    ...backwards(mirrorPath(quarter, 0)).slice(1),
    ['Z'],
  ]
  return transformPath(whole, [1, 0, 0, 1, box.x + box.width / 2, box.y + box.height / 2])
}

/** The cartouche with its outline in two glazes. */
export function cartouche(box: Box, colours: Colours): Art {
  const d = toPathData(cartouchePath(box))
  const inner = toPathData(cartouchePath(box, -15))
  return [
    pathNode(d, {
      fill: glazeOf(colours, 'tile1'),
      stroke: glazeOf(colours, 'line'),
      'stroke-width': 11,
      'stroke-linejoin': 'round',
    }),
    pathNode(d, {
      fill: 'none',
      stroke: glazeOf(colours, 'lead'),
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }),
    pathNode(inner, {
      fill: 'none',
      stroke: glazeOf(colours, 'second'),
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  ]
}

function flipped(path: Path): Path {
  return transformPath(path, [1, 0, 0, -1, 0, 0])
}

/** An open line in reverse. */
function backwards(line: Path): Path {
  const ends = line.map((segment) => segment.slice(-2) as unknown as [number, number])
  const back = line.slice(1).map((segment, i): Path[number] => {
    const to = ends[i] ?? [0, 0]
    if (segment[0] === 'C') return ['C', segment[3], segment[4], segment[1], segment[2], ...to]
    return ['L', ...to]
  })
  return [['M', ...(ends.at(-1) ?? [0, 0])], ...back.reverse()]
}
