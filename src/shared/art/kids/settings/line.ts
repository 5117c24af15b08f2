import { type Art, named } from '../../art.ts'
import { mixPaints } from '../../paints.ts'
import {
  circlePath,
  ellipsePath,
  type Path,
  placement,
  rectPath,
  transformPath,
} from '../../path.ts'
import type { Composition } from '../compositions.ts'
import { drawTuft } from '../meadow.ts'
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
      const sun = circlePath(width * 0.52, line - 206, 78)
      return [
        drawSky(plot),
        drawStars(plot, { count: 9, taken: (_, y) => y > line - 60 }),
        line > 260 ? named('sun', gouache(plot, sun, colours.sun, { grain: 0.7, seed: 1 })) : [],
        drawCloud(plot, { x: width * 0.47, y: line - 106, width: 280, kind: 0 }),
        drawCloud(plot, { x: width * 0.95, y: edge + 40, width: 250, kind: 1 }),
        drawLawn(plot, { y: level - 30, fence: true, bare: [width * 0.2, width * 0.8] }),
        drawAppleTree(plot, { side: -1, line, level }),
        drawAppleTree(plot, { side: 1, line, level }),
        named('strings', brushed(cord, colours.cord, 4)),
        drawBelow(plot, { top: edge + 36, level: level + 26 }),
      ]
    },
    sheet: drawSheet,
  }
}

interface SideTree {
  /** Left or right. */
  side: 1 | -1
  /** Heights of the line and of the roots. */
  line: number
  level: number
}

/** Places of the tufts of a crown, in its radius from its middle, and their size. */
const tufts = [
  [-0.7, 0.5, 0.42],
  [-0.1, 0.72, 0.4],
  [0.52, 0.56, 0.42],
  [0.86, 0.08, 0.4],
  [0.66, -0.5, 0.42],
  [0.12, -0.8, 0.4],
  [-0.5, -0.62, 0.46],
] as const

/** Places of its apples, in the same measure. */
const apples = [
  [0.62, 0.3],
  [0.3, -0.24],
  [0.78, -0.32],
  [0.16, 0.42],
  [0.44, -0.72],
] as const

/** An apple tree at a side of the page: roots, a trunk with bark and boughs, and its crown. */
function drawAppleTree(plot: Plot, { side, line, level }: SideTree): Art {
  const { width, colours } = plot
  const { hillNear, wood, dark } = colours
  const foot = side < 0 ? 8 : width - 8
  // From the trunk towards the middle of the page.
  const at = (inwards: number) => foot - side * inwards
  const r = Math.min(236, 0.5 * line + 20)
  const crown: Crown = { x: at(14), y: line - 0.62 * r, r, side }
  const fork = line - 0.1 * r
  const trunk: Path = [
    ['M', at(-90), level + 34],
    ['C', at(-50), level - 60, at(-44), level - 260, at(-40), fork],
    ['L', at(38), fork],
    ['C', at(44), level - 260, at(50), level - 70, at(104), level + 30],
    ['Q', at(60), level + 16, at(40), level + 30],
    ['Q', at(0), level + 12, at(-90), level + 34],
    ['Z'],
  ]
  const bark: Path = [
    ['M', at(8), fork + 70],
    ['Q', at(2), (fork + level) / 2, at(14), level - 120],
    ['M', at(30), (fork + level) / 2],
    ['Q', at(28), level - 160, at(46), level - 30],
  ]
  const boughs: Path = [
    ['M', at(20), fork + 30],
    ['Q', at(40), fork - 60, at(0.5 * r), crown.y + 0.1 * r],
    ['M', at(0), fork + 20],
    ['Q', at(-6), fork - 80, at(20), crown.y - 0.3 * r],
  ]
  const tree = [
    gouache(plot, trunk, wood, { grain: 0.5, seed: 21 + side }),
    brushed(bark, mixPaints(wood, dark, 0.3), 6),
    drawCrown(plot, crown, brushed(boughs, wood, 22)),
    [-64, 70, 96].map((x, i) =>
      drawTuft(at(x), level + 40, 46 - 6 * i, mixPaints(hillNear, dark, 0.3)),
    ),
  ]
  return named('foliage', tree, { x: foot, y: level })
}

interface Crown extends Pick<SideTree, 'side'> {
  x: number
  y: number
  r: number
}

/** Tufts of leaves in three greens, with the boughs behind the nearer ones, and apples. */
function drawCrown(plot: Plot, { x, y, r, side }: Crown, boughs: Art): Art {
  const { leaf, hillNear, dark, coral, cloud } = plot.colours
  const green = mixPaints(leaf, hillNear, 0.35)
  const clump = (share: number, up: number) =>
    tufts.flatMap(([across, down, size]) =>
      circlePath(x - side * across * r * share, y + (down * share - up) * r, size * share * r),
    )
  const round = apples.map(([across, down]) => ({ x: x - side * across * r, y: y + down * r }))
  const fruit = round.flatMap((apple) => circlePath(apple.x, apple.y, 0.085 * r))
  const shine = round.flatMap((apple) =>
    ellipsePath(apple.x - 0.03 * r, apple.y - 0.03 * r, 0.024 * r, 0.016 * r),
  )
  const middle = [...clump(0.8, 0.08), ...circlePath(x, y, 0.6 * r)]
  return [
    gouache(plot, clump(1, 0), mixPaints(green, dark, 0.16), { grain: 0.3, seed: 22 }),
    boughs,
    gouache(plot, middle, green, { grain: 0.3, seed: 23 }),
    flat(clump(0.46, 0.26), mixPaints(green, cloud, 0.24)),
    gouache(plot, fruit, coral, { grain: 0.9, seed: 24 }),
    flat(shine, mixPaints(coral, cloud, 0.6)),
  ]
}

/** A sheet with folds, a hem and pegs. */
function drawSheet(plot: Plot): Art {
  const { text, colours, edge } = plot
  const beside = text.x > 120 ? 56 : 40
  const [left, right, top] = [text.x - beside, text.x + text.width + beside, text.y - 74]
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
