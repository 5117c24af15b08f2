import { type Art, named } from '../../art.ts'
import { leafPath, ribbonPath, sampleSpline } from '../../foliage.ts'
import type { Motif } from '../../motifs/motif.ts'
import { pomegranate } from '../../motifs/plants/pomegranate.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath, type Path, type Point } from '../../path.ts'
import type { Composition } from '../compositions.ts'
import { paintMotif, paintStanding } from '../materials.ts'
import { brushed, gouache } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'
import { discOf, drawDisc } from './disc.ts'
import { drawLawn } from './lawn.ts'

interface Below {
  thing: () => Motif
  /** Place across from the middle, and size, as shares of the width and of the room below. */
  across: number
  size: number
  mirrored?: boolean
}

/** The words in the crown of a tree that fills the page. */
export function inTree(things: readonly Below[], hung?: () => Motif): Composition {
  return {
    layout: 'disc',
    draw: (plot) => drawTreeOf(plot, things, hung),
    sheet: (plot) => [drawDisc(plot), drawBoughs(plot)],
  }
}

/** Boughs that reach into the clearing, over the words with pomegranates and under them without. */
function drawBoughs(plot: Plot): Art {
  const { colours, text } = plot
  const { x, y, r } = discOf(plot)
  const over = text.y - (y - r)
  const bough = (side: number, up: number, droop: number) => {
    const at = (degrees: number, reach: number): Point => {
      const angle = (degrees * Math.PI) / 180
      return {
        x: x + side * Math.sin(angle) * reach * r,
        y: y + up * Math.cos(angle) * reach * r,
      }
    }
    return sampleSpline(
      [at(44, 1.06), at(33, 0.93), at(22, 0.89 - droop), at(11, 0.88 - droop)],
      16,
    )
  }
  const high = [-1, 1].map((side) => bough(side, -1, 0.03))
  const low = [-1, 1].map((side) => bough(side, 1, 0))
  const stems = [...high, ...low].flatMap((line) => ribbonPath(line, 11, 3))
  const leaves = [...high, ...low].flatMap((line) => leavesOn(line, 0.26 * over))
  const fruit = [
    [high[0]?.at(-2), 0.4],
    [high[1]?.at(-2), 0.36],
    [high[0]?.at(7), 0.3],
    [high[1]?.at(8), 0.32],
  ] as const
  return named('foliage', [
    gouache(plot, stems, mixPaints(colours.wood, colours.dark, 0.1), { grain: 0.4, seed: 10 }),
    fruit.map(([from, size]) =>
      from
        ? paintMotif(plot, pomegranate(), { ...from, size: size * over, turn: Math.PI, grain: 0.8 })
        : [],
    ),
    gouache(plot, leaves, colours.leaf, { grain: 0.6, seed: 11 }),
  ])
}

/** Leaves on both sides of a line in turn, and one at its end. */
function leavesOn(line: readonly Point[], length: number): Path {
  return line.flatMap((from, i): Path => {
    const next = line[i + 1]
    if (next && i % 2 === 0) return []
    const before = line[i - 1] ?? from
    const ahead = next ?? from
    const along = Math.atan2(ahead.y - before.y, ahead.x - before.x)
    const angle = along + (next ? (i % 4 === 1 ? 0.8 : -0.8) : 0)
    return leafPath({ ...from, angle, length, width: 0.22 * length, bend: 0.1 })
  })
}

function drawTreeOf(plot: Plot, things: readonly Below[], hung?: () => Motif): Art {
  const { width, height, ground, colours } = plot
  const { leaf, hillNear, wood, dark, coral, sun } = colours
  const { x, y, r } = discOf(plot)
  const level = Math.max(ground, y + r + 130)
  const bumps = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * 2 * Math.PI + 0.1
    const reach = r + 26 + (i % 2) * 14
    return circlePath(x + reach * Math.cos(angle), y + reach * Math.sin(angle), 92 + 12 * (i % 3))
  }).flat()
  const inner = Array.from({ length: 30 }, (_, i) => {
    const angle = (i / 30) * 2 * Math.PI
    return circlePath(x + (r + 6) * Math.cos(angle), y + (r + 6) * Math.sin(angle), 40)
  }).flat()
  const fruit = Array.from({ length: 22 }, (_, i): Point => {
    const angle = (i / 22) * 2 * Math.PI + 0.16
    const reach = r + 56 + 24 * (((i * 7) % 3) - 1)
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
  })
  const round = (turn: number) =>
    fruit.flatMap(({ x: fx, y: fy }, i) => (i % 2 === turn ? circlePath(fx, fy, 22) : []))
  const trunk: Path = [
    ['M', x - 44, y + r],
    ['C', x - 40, level - 80, x - 60, level - 30, x - 110, level + 22],
    ['L', x + 110, level + 22],
    ['C', x + 60, level - 30, x + 40, level - 80, x + 44, y + r],
    ['Z'],
  ]
  const room = level - (y + r * 0.86)
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.1, y: height * 0.1, width: 230, kind: 1 }),
    drawCloud(plot, { x: width * 0.96, y: level - 140, width: 260, kind: 0 }),
    drawLawn(plot, { y: level - 10, bare: [x - 150, x + 150], fence: true }),
    gouache(plot, trunk, wood, { grain: 0.6, seed: 1 }),
    named(
      'foliage',
      [
        gouache(plot, bumps, mixPaints(leaf, hillNear, 0.45), { grain: 0.3, seed: 2 }),
        gouache(plot, [...circlePath(x, y, r + 40), ...inner], leaf, { grain: 0.4, seed: 3 }),
        gouache(plot, round(0), coral, { grain: 1, seed: 4 }),
        gouache(plot, round(1), sun, { grain: 1, seed: 5 }),
      ],
      { x, y: level },
    ),
    hung ? drawSwing(plot, hung(), { x: x + r * 0.62, top: y + r * 0.8, foot: level - 30 }) : [],
    things.map(({ thing, across, size, mirrored = false }) =>
      paintStanding(plot, thing(), {
        x: x + across * width,
        y: level + 30,
        size: size * Math.min(room, 420),
        mirrored,
      }),
    ),
    brushed(
      [
        ['M', x - 16, level - 60],
        ['L', x - 20, y + r + 60],
      ],
      mixPaints(wood, dark, 0.25),
      6,
    ),
  ]
}

function drawSwing(plot: Plot, motif: Motif, at: { x: number; top: number; foot: number }): Art {
  const { cord } = plot.colours
  const size = Math.min(250, (at.foot - at.top) * 0.62)
  const half = (motif.width / 200) * size * 0.42
  const ropes: Path = [-1, 1].flatMap(
    (side): Path => [
      ['M', at.x + side * half * 0.7, at.top],
      ['L', at.x + side * half, at.foot - size * 0.4],
    ],
  )
  const stand = { x: at.x, y: at.foot, size, pivot: { x: at.x, y: at.top } }
  return paintMotif(plot, motif, stand, brushed(ropes, cord, 5))
}
