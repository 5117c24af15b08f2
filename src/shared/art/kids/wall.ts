import type { Art } from '../art.ts'
import { readPath } from '../motifs/drawn.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, placement, transformPath } from '../path.ts'
import { flat } from './paint.ts'
import type { Plot } from './plot.ts'
import { drawAir, starPath } from './sky.ts'

const heart = readPath(
  'M0 9C-12 0 -10 -10 -4 -10C-2 -10 0 -8 0 -6C0 -8 2 -10 4 -10C10 -10 12 0 0 9Z',
)

/** A wall with a small paper pattern: hearts, dots or stars, by the seed. */
export function drawWall(plot: Plot): Art {
  const { skyHigh, skyLow, cloud } = plot.colours
  const step = 64
  const marks: Path[] = []
  for (let row = 0; row * step < plot.foot; row++) {
    for (let column = 0; column * step < plot.width + step; column++) {
      const x = column * step + (row % 2 === 0 ? 0 : step / 2)
      marks.push(markAt(plot.seed % 3, x, plot.top + row * step + 20))
    }
  }
  return [
    drawAir(plot),
    flat(marks.flat(), mixPaints(mixPaints(skyHigh, skyLow, 0.5), cloud, 0.42)),
  ]
}

function markAt(kind: number, x: number, y: number): Path {
  if (kind === 0) return transformPath(heart, placement(x, y, 0, 0.9))
  return kind === 1 ? circlePath(x, y, 6) : starPath(x, y, 9)
}
