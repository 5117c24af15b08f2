import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import type { Box } from '../family.ts'
import { boxInCircle } from '../motif-reach.ts'
import { circlePath } from '../path.ts'
import { tone } from './blossom.ts'
import { emblem } from './emblem.ts'
import { field, goldFrame, mirroredHalf } from './gilding.ts'
import { gold, paintShapes } from './paint.ts'
import type { PaintOptions } from './paint-options.ts'
import { barWidth, type Plot } from './plot.ts'
import { rinceau } from './rinceau.ts'

/**
 * A panel over or under the text: scrolls on a deep ground, with the motif in a roundel in the middle,
 * and a band of scrolls at the other end.
 */
export function drawPanel({ plot, colours, motif, seed }: PaintOptions): Art {
  const { width, height, emblem: panel } = plot
  const { margin } = plot.rim
  const ink = tone(colours, 'ink')
  const outer = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  const inner = grown(panel, -barWidth)
  const radius = Math.min(inner.height / 2 - 16, 0.3 * inner.width)
  const centre = { x: width / 2, y: inner.y + inner.height / 2 }
  const rows = Math.max(2, Math.round(inner.height / 190))
  const breadth = inner.height / rows
  const length = inner.width / 2 - 0.5 * radius
  const scrolls = Array.from({ length: rows }, (_, row) => {
    const flip = row % 2 === 0 ? 1 : -1
    const y = inner.y + (row + 0.5) * breadth
    const band = { length, breadth: breadth - 4, seed: seed + row, colours, deep: true }
    return rinceau(band, [1, 0, 0, flip, inner.x, y])
  }).flat()
  const low = footOf(plot)
  const deepBand = { length: low.width / 2, breadth: low.height - 12, seed: seed + 5, colours }
  const middle = low.y + low.height / 2
  const footScrolls = rinceau({ ...deepBand, deep: true }, [1, 0, 0, 1, low.x, middle])
  const roundel = paintShapes(
    [
      { level: 0, path: circlePath(centre.x, centre.y, radius), paint: gold, contour: 1.8 },
      {
        level: 1,
        path: circlePath(centre.x, centre.y, radius - 10),
        paint: tone(colours, 'vellum'),
        contour: 1.6,
      },
      {
        level: 2,
        path: circlePath(centre.x, centre.y, radius - 20),
        paint: tone(colours, 'second'),
        width: 2,
      },
    ],
    ink,
  )
  return [
    field(panel, tone(colours, 'deep')),
    field(low, tone(colours, 'deep')),
    named(
      'foliage',
      mirroredHalf(paintShapes([...scrolls, ...footScrolls], ink), 'scrolls', width),
    ),
    named('motif', [roundel, emblem(motif, boxInCircle(motif, centre, radius - 34), colours)]),
    named('border', [
      goldFrame(panel, colours),
      goldFrame(low, colours, 6),
      goldFrame(outer, colours, 6),
    ]),
  ]
}

/** The band at the other end than the panel, deeper on a tall page. */
function footOf({ width, height, emblem: panel, rim }: Plot): Box {
  const x = rim.margin + barWidth + 12
  const deep = height > 1.6 * width ? 214 : 96
  const y = panel.y > height / 2 ? x : height - x - deep
  return { x, y, width: width - 2 * x, height: deep }
}
