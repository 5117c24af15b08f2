import type { Box } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, mirrored, type Path, placement, transformPath } from '../path.ts'
import type { Composition } from './composition.ts'
import { filled, foil } from './markup.ts'
import { rosettePath } from './shapes.ts'

/** A tapered rule with a rosette, in the first gap between lines that has room for it. */
export function divider(page: Composition, reserved: readonly Box[]): string {
  const { u, text } = page
  const lines = reserved
    .filter((box) => box.y >= text.y - text.height * 0.1)
    .sort((a, b) => a.y - b.y)
  const gap = lines.flatMap((line, i) => {
    const next = lines[i + 1]
    const from = line.y + line.height
    return next && next.y - from >= 62 * u ? [{ from, to: next.y }] : []
  })[0]
  if (!gap) return ''
  const rule = transformPath(rulePath(), placement(page.widthPx / 2, (gap.from + gap.to) / 2, 0, u))
  return filled(rule, foil)
}

function rulePath(): Path {
  return [
    ...rosettePath(13),
    ...mirrored(circlePath(24, 0, 2.4)),
    ...mirrored(leafPath({ x: 34, y: 0, angle: 0, length: 190, width: 1.5 })),
  ]
}
