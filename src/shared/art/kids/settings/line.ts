import { type Art, named } from '../../art.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath, type Path, placement, rectPath, transformPath } from '../../path.ts'
import type { Composition } from '../compositions.ts'
import { drawTree } from '../meadow.ts'
import { brushed, flat, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'
import { drawLawn } from './lawn.ts'

/** The words on a sheet that hangs on a line between two trees, above what stands on the lawn. */
export function onLine(
  drawBelow: (plot: Plot, room: { top: number; level: number }) => Art,
): Composition {
  return {
    layout: 'line',
    draw: (plot) => {
      const { width, height, edge, text, colours } = plot
      const level = height - (height > 1600 ? 230 : 130)
      const line = text.y - 76
      const cord: Path = [
        ['M', -past, line - 70],
        ['Q', width / 2, line + 66, width + past, line - 70],
      ]
      const sun = circlePath(width * 0.16, line - 150, 78)
      return [
        drawSky(plot),
        drawStars(plot, { count: 9, taken: (_, y) => y > line - 60 }),
        line > 260 ? named('sun', gouache(plot, sun, colours.sun, { grain: 0.7, seed: 1 })) : [],
        drawCloud(plot, { x: width * 0.46, y: line - 120, width: 280, kind: 0 }),
        drawCloud(plot, { x: width * 0.95, y: edge + 40, width: 250, kind: 1 }),
        [0.06, 0.94].map((share, i) =>
          drawTree(plot, {
            x: share * width,
            y: level + 10,
            height: (level - line) * (i === 0 ? 1.3 : 1.2),
            colour: mixPaints(colours.leaf, colours.hillNear, 0.4 * i),
            trunk: colours.wood,
          }),
        ),
        drawLawn(plot, { y: level - 30, fence: true, bare: [width * 0.2, width * 0.8] }),
        named('strings', brushed(cord, colours.cord, 4)),
        drawBelow(plot, { top: edge + 36, level: level + 26 }),
      ]
    },
    sheet: drawSheet,
  }
}

/** A sheet with folds, a hem and pegs. */
function drawSheet(plot: Plot): Art {
  const { text, colours, edge } = plot
  const [left, right, top] = [text.x - 56, text.x + text.width + 56, text.y - 74]
  const waves = 5
  const step = (right - left) / waves
  const cloth: Path = [
    ['M', left, top],
    ['Q', (left + right) / 2, top + 40, right, top],
    ['L', right + 10, edge],
    ...Array.from({ length: waves }, (_, i) => {
      const x = right + 10 - (i + 1) * (step + 4)
      return [
        'Q',
        x + step / 2,
        edge + (i % 2 === 0 ? 42 : -22),
        x,
        edge + (i % 2 === 0 ? 0 : 6),
      ] as const
    }),
    ['Z'],
  ]
  const hem: Path = [
    ['M', left + 4, edge - 38],
    ['Q', (left + right) / 2, edge - 20, right - 4, edge - 38],
  ]
  const pegs = [0.03, 0.34, 0.66, 0.97].map((share) => {
    const x = left + (right - left) * share
    const y = top + 40 * 2 * share * (1 - share)
    return gouache(
      plot,
      transformPath(rectPath(-8, -30, 16, 58), placement(x, y, 0.05)),
      colours.wood,
      {
        grain: 2,
        seed: Math.round(x),
      },
    )
  })
  const shade = transformPath(cloth, placement(10, 14))
  return [
    flat(shade, mixPaints(colours.hillMid, colours.dark, 0.2)),
    flat(cloth, colours.page),
    brushed(hem, mixPaints(colours.page, colours.coral, 0.7), 5),
    pegs,
  ]
}
