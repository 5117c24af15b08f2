import { type Art, named } from '../../art.ts'
import type { Motif } from '../../motifs/motif.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath, type Path, rectPath } from '../../path.ts'
import { createRandom } from '../../random.ts'
import type { Composition } from '../compositions.ts'
import { type Paints, paintMotif } from '../materials.ts'
import { brushed, flat, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { starPath } from '../sky.ts'
import { drawWall } from '../wall.ts'

export interface OnSill {
  thing: () => Motif
  /** Place across from the middle, and size, as shares of the window. */
  across: number
  size: number
  turn?: number
  paints?: (plot: Plot) => Paints
}

interface Pane {
  left: number
  right: number
  top: number
  foot: number
}

/** The words on a blind that is half drawn, and things on the sill before the evening sky. */
export function onBlind(things: readonly OnSill[]): Composition {
  return {
    layout: 'blind',
    draw: (plot) => [drawWall(plot), drawWindow(plot), things.map((each) => place(plot, each))],
    sheet: drawBlind,
  }
}

function paneOf({ text, height }: Plot): Pane {
  return {
    left: text.x - 64,
    right: text.x + text.width + 64,
    top: text.y - 150,
    foot: height - (height > 1600 ? 300 : 120),
  }
}

function place(plot: Plot, { thing, across, size, turn = 0, paints }: OnSill): Art {
  const { left, right, foot } = paneOf(plot)
  const room = Math.min(foot - plot.edge - 20, 520)
  const motif = thing()
  const wide = (right - left) * 0.98
  const stand = Math.min(size * room, (wide * 200) / motif.width)
  return paintMotif(plot, motif, {
    x: (left + right) / 2 + (across * (right - left)) / 2,
    y: foot + 10,
    size: stand,
    turn,
    ...(paints && { paints: paints(plot) }),
  })
}

function drawWindow(plot: Plot): Art {
  const { colours, width, height, seed } = plot
  const { left, right, top, foot } = paneOf(plot)
  const random = createRandom(seed + 61)
  const air = mixPaints(colours.main, colours.dark, 0.34)
  const stars = Array.from({ length: 14 }, () => {
    const x = left + 30 + random() * (right - left - 60)
    return starPath(x, plot.edge + 30 + random() * (foot - plot.edge - 240), 6 + 9 * random(), x)
  })
  const roofs = Array.from({ length: 6 }, (_, i): Path => {
    const house = (right - left) / 6
    const [x, y] = [left + i * house, foot - 70 - 80 * random()]
    return [
      ['M', x, foot],
      ['L', x, y],
      ['L', x + house / 2, y - (i % 2 === 0 ? 64 : 10)],
      ['L', x + house, y],
      ['L', x + house, foot],
      ['Z'],
    ]
  })
  const lit = Array.from({ length: 6 }, (_, i) =>
    rectPath(left + ((right - left) / 6) * (i + 0.36), foot - 66, 34, 44),
  )
  const frame = mixPaints(colours.wood, colours.cloud, 0.1)
  const curtains = [-1, 1].map((side) => {
    const x = side < 0 ? left - 8 : right + 8
    const out = x + side * 92
    const cloth: Path = [
      ['M', x - side * 40, top - 40],
      ['C', x - side * 10, foot * 0.45, x - side * 30, foot * 0.6, x + side * 34, foot * 0.7],
      ['C', x + side * 8, foot * 0.8, x - side * 4, foot * 0.9, x - side * 6, foot + 40],
      ['L', out, foot + 40],
      ['L', out, top - 40],
      ['Z'],
    ]
    const folds: Path = [0.35, 0.7].flatMap(
      (share): Path => [
        ['M', x + side * 92 * share, top - 20],
        ['L', x + side * (30 + 62 * share), foot + 20],
      ],
    )
    return named(
      'hung',
      [
        gouache(plot, cloth, colours.coral, { grain: 0.5, seed: 4 + side }),
        brushed(folds, mixPaints(colours.coral, colours.dark, 0.25), 4),
        gouache(plot, rectPath(Math.min(x + side * 8, out), foot * 0.69, 84, 26), colours.sun, {
          grain: 0.8,
          seed: 6,
        }),
      ],
      { x, y: top },
    )
  })
  const board = rectPath(-past, foot + 90, width + 2 * past, height - foot)
  const panels = Array.from({ length: Math.ceil(width / 120) + 1 }, (_, i) =>
    rectPath(i * 120 - 40, foot + 90, 7, height - foot),
  ).flat()
  return [
    gouache(plot, board, mixPaints(colours.petal, colours.cloud, 0.25), { grain: 0.14, seed: 1 }),
    flat(panels, mixPaints(colours.petal, colours.coral, 0.3)),
    gouache(plot, rectPath(left - 34, top - 34, right - left + 68, foot - top + 60), frame, {
      grain: 0.3,
      seed: 2,
    }),
    named('window', [
      flat(rectPath(left, top, right - left, foot - top), air),
      flat(stars.flat(), colours.sun),
      flat(roofs.flat(), mixPaints(air, colours.dark, 0.5)),
      flat(lit.flat(), mixPaints(colours.sun, air, 0.2)),
    ]),
    curtains,
    gouache(plot, rectPath(left - 90, foot, right - left + 180, 46), frame, {
      grain: 0.6,
      seed: 3,
    }),
    flat(
      rectPath(left - 90, foot + 46, right - left + 180, 10),
      mixPaints(frame, colours.dark, 0.3),
    ),
  ]
}

/** The blind on its roller, with a scalloped foot and a ring on its cord. */
function drawBlind(plot: Plot): Art {
  const { colours, edge } = plot
  const { left, right, top } = paneOf(plot)
  const count = 9
  const step = (right - left) / count
  const scallops = Array.from({ length: count }, (_, i) =>
    circlePath(left + (i + 0.5) * step, edge - 8, step * 0.5),
  )
  const x = (left + right) / 2
  const seam = rectPath(left, edge - 44, right - left, 8)
  return [
    flat([...rectPath(left, top, right - left, edge - top - 8), ...scallops.flat()], colours.page),
    gouache(plot, seam, colours.coral, { grain: 0.3, seed: 7 }),
    brushed(
      [
        ['M', x, edge + 40],
        ['L', x, edge + 92],
      ],
      colours.cord,
      4,
    ),
    brushed(circlePath(x, edge + 110, 17), colours.sun, 9),
    gouache(plot, rectPath(left - 44, top - 44, right - left + 88, 58), colours.wood, {
      grain: 0.5,
      seed: 8,
    }),
  ]
}
