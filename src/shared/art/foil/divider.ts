import type { Art } from '../art.ts'
import type { Box } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, mirrored, type Path, placement, transformPath } from '../path.ts'
import { filled, foil } from './paint.ts'
import type { Plot } from './plot.ts'
import { rosettePath } from './shapes.ts'

/** A tapered rule with a rosette, in the first or the widest gap between lines with enough room. */
export function divider(plot: Plot, reserved: readonly Box[], which: 'first' | 'widest'): Art {
  const { u, text } = plot
  const lines = reserved
    .filter((box) => box.y >= text.y - text.height * 0.1)
    .sort((a, b) => a.y - b.y)
  const gaps = lines.flatMap((line, i) => {
    const next = lines[i + 1]
    const from = line.y + line.height
    return next && next.y - from >= 62 * u
      ? [{ middle: (from + next.y) / 2, size: next.y - from }]
      : []
  })
  if (which === 'widest') gaps.sort((a, b) => b.size - a.size)
  const [gap] = gaps
  if (!gap) return []
  return filled(transformPath(rulePath(), placement(plot.widthPx / 2, gap.middle, 0, u)), foil)
}

function rulePath(): Path {
  return [
    ...rosettePath(13),
    ...mirrored(circlePath(24, 0, 2.4)),
    ...mirrored(leafPath({ x: 34, y: 0, angle: 0, length: 190, width: 1.5 })),
  ]
}
