import { type Art, named } from '../art.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, type Path, type Point } from '../path.ts'
import { flower, type Kind } from './flowers.ts'
import { type Glaze, paintGlazes, unsteady } from './glaze.ts'
import { mirrored, type PaintOptions } from './paint-options.ts'
import { edge, type Plot } from './plot.ts'
import { emblemInRoundel } from './roundel.ts'
import { glazedScrolls } from './scrolls.ts'

/** A dish as wide as the wall with the words in its well, and the motif in a small one by its rim. */
export function drawDish(options: PaintOptions): Art {
  const { plot, colours, onWall, seed } = options
  return [
    named(
      'foliage',
      mirrored(paintGlazes(unsteady(wallScrolls(plot, seed), seed), onWall), plot.width),
    ),
    named('sheet', paintGlazes([...dish(plot), ...unsteady(rim(plot), seed, 1.4)], colours)),
    emblemInRoundel(options),
  ]
}

/** Rows of scrolls above and below the dish, which covers their ends. */
function wallScrolls(plot: Plot, seed: number): Glaze[] {
  const { width, height, emblem } = plot
  const { y, radius } = wellOf(plot)
  const beside = emblem.width / 2 + 26
  const [fromLow, fromHigh] = emblem.y > y ? [beside, 30] : [30, beside]
  const low = { top: y + 0.74 * radius, foot: height - edge - 14, from: fromLow }
  const high = { top: edge + 14, foot: y - 0.74 * radius, from: fromHigh }
  return [low, high].flatMap(({ top, foot, from: middle }, i) => {
    // Scrolls begin where they come out from under the dish.
    const away = Math.abs(y - (top + foot) / 2)
    const from = Math.max(middle, Math.sqrt(Math.max(0, radius ** 2 - away ** 2)) - 150)
    const length = width / 2 - edge - 14 - from
    const rows = Math.max(1, Math.round((foot - top) / 330))
    const breadth = (foot - top) / rows
    return Array.from({ length: rows }, (_, row) =>
      glazedScrolls({ length, breadth: breadth - 8, seed: seed + 3 * i + row }, [
        -1,
        0,
        0,
        row % 2 === i ? 1 : -1,
        width / 2 - from,
        top + (row + 0.5) * breadth,
      ]),
    ).flat()
  })
}

function wellOf({ width, dish: place }: Plot): Point & NonNullable<Plot['dish']> {
  if (!place) throw new RangeError('this plot has no dish')
  return { x: width / 2, ...place }
}

/** The dish: a lobed edge, the white rim, and rings of glaze round the well. */
function dish(plot: Plot): Glaze[] {
  const { x, y, radius, well: share } = wellOf(plot)
  const well = share * radius
  const lobes = 52
  const around = (count: number, reach: number, size: number): Path =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.5) / count) * 2 * Math.PI
      return circlePath(x + reach * Math.cos(angle), y + reach * Math.sin(angle), size)
    }).flat()
  return [
    { level: 0, path: around(lobes, radius - 20, 29), colour: 'second', outline: 6 },
    { level: 1, path: circlePath(x, y, radius - 9), colour: 'lead', outline: 2 },
    { level: 2, path: around(lobes, radius - 17, 4.4), colour: 'white' },
    { level: 3, path: circlePath(x, y, radius - 26), colour: 'tile1', outline: 2 },
    { level: 20, path: circlePath(x, y, well + 20), colour: 'lead', outline: 2 },
    { level: 21, path: around(60, well + 12, 3.6), colour: 'white' },
    { level: 22, path: circlePath(x, y, well + 4), colour: 'tile1', outline: 2 },
    { level: 23, path: circlePath(x, y, well - 8), colour: 'second', width: 3 },
  ]
}

const blooms: readonly (readonly [Kind, string])[] = [
  ['tulip', 'third'],
  ['rose', 'lead'],
  ['carnation', 'second'],
  ['rose', 'third'],
  ['tulip', 'lead'],
  ['rose', 'second'],
]

/** Flowers round the rim with leaves between them. */
function rim(plot: Plot): Glaze[] {
  const { x, y, radius, well } = wellOf(plot)
  const from = well * radius + 26
  const deep = radius - 30 - from
  // In a slim rim they are small.
  const count = blooms.length * (deep < 40 ? 5 : 4)
  return Array.from({ length: count }, (_, i): Glaze[] => {
    const angle = -Math.PI / 2 + (i / count) * 2 * Math.PI
    const between = angle + Math.PI / count
    const at = (reach: number, turn: number) => ({
      x: x + reach * Math.cos(turn),
      y: y + reach * Math.sin(turn),
    })
    const [kind, colour] = blooms[i % blooms.length] ?? ['tulip', 'third']
    const leaves = [-1, 1].flatMap((side) =>
      leafPath({
        ...at(from + 2, between),
        angle: between + side * 0.34,
        length: 0.8 * deep,
        width: 0.17 * deep,
        bend: side * 0.3,
      }),
    )
    return [
      { level: 4, path: leaves, colour: i % 2 ? 'leaf' : 'leafLight', outline: 1.8 },
      {
        level: 4.5,
        path: circlePath(...xy(at(from + 0.8 * deep, between)), 0.075 * deep),
        colour: 'ochre',
        outline: 1.6,
      },
      ...flower(kind, { ...at(from + 1, angle), angle, size: 0.92 * deep }, colour).map(
        (glaze) => ({ ...glaze, level: glaze.level + 2 }),
      ),
    ]
  }).flat()
}

function xy({ x, y }: Point): [number, number] {
  return [x, y]
}
