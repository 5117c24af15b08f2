import type { Art } from '../art.ts'
import type { Box } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, mirrored, type Path, placement, transformPath } from '../path.ts'
import { betweenRows } from '../text-gaps.ts'
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

/** A small rosette between each two rows of a list. */
export function beads({ u, text, widthPx }: Plot, reserved: readonly Box[]): Art {
  const bead = [
    ...rosettePath(12, 6),
    ...mirrored(circlePath(25, 0, 2.6)),
    ...mirrored(circlePath(38, 0, 1.8)),
  ]
  return betweenRows(text, reserved, 30 * u).map((y) =>
    filled(transformPath(bead, placement(widthPx / 2, y, 0, u)), foil),
  )
}

function rulePath(): Path {
  return [
    ...rosettePath(13),
    ...mirrored(circlePath(24, 0, 2.4)),
    ...mirrored(leafPath({ x: 34, y: 0, angle: 0, length: 190, width: 1.5 })),
  ]
}
