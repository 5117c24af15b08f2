import type { Art } from '../../art.ts'
import { leafPath } from '../../foliage.ts'
import type { Motif } from '../../motifs/motif.ts'
import { apple } from '../../motifs/plants/apple.ts'
import { grapes } from '../../motifs/plants/grapes.ts'
import { pomegranate } from '../../motifs/plants/pomegranate.ts'
import { becher } from '../../motifs/table/becher.ts'
import { kiddushTable } from '../../motifs/table/kiddush-table.ts'
import { circlePath, type Path, rectPath, type Segment } from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { cutPath } from '../knife.ts'
import { printMotif } from '../print-motif.ts'
import { bleed, inkingOf, type Sheet, standAt } from '../sheet.ts'

import { archPath, cleared, holeOf, holePath, light, paperPiece, spotPiece } from './hole.ts'

/** A canopy across the page on two poles with flowers. */
export function drawChuppah(sheet: Sheet): Art {
  const { layout, seed, inks } = sheet
  const { widthPx, heightPx, unit } = layout
  const hole = holeOf(sheet, 40, 50)
  const roof = { top: Math.max(0.075 * heightPx, 40 * unit), foot: hole.y - 40 * unit }
  const opening = archPath({ ...hole, y: hole.y, foot: heightPx + bleed }, 0)
  const cloth: Segment[] = [
    ['M', 0.09 * widthPx, roof.top],
    ['Q', widthPx / 2, roof.top + 44 * unit, 0.91 * widthPx, roof.top],
    ['L', 0.985 * widthPx, roof.foot - 40 * unit],
  ]
  const scallops = 9
  for (let i = 0; i < scallops; i++) {
    const width = (0.97 * widthPx) / scallops
    const right = 0.985 * widthPx - i * width
    cloth.push([
      'Q',
      right - width / 2,
      roof.foot + 44 * unit,
      right - width,
      roof.foot - 40 * unit,
    ])
  }
  cloth.push(['Z'])
  const poles = [-1, 1].map((side) => {
    const x = side < 0 ? hole.x - 52 * unit : hole.right + 52 * unit
    const top = roof.foot - 20 * unit
    return rectPath(x - 15 * unit, top, 30 * unit, heightPx + bleed - top)
  })
  const random = createRandom(seed + 12)
  const leaves: Segment[] = []
  const flowers: Segment[] = []
  const hearts: Segment[] = []
  for (const side of [-1, 1]) {
    const x = side < 0 ? hole.x - 52 * unit : hole.right + 52 * unit
    for (let y = roof.foot + 25 * unit, i = 0; y < heightPx + bleed; y += 62 * unit, i++) {
      const turn = i % 2 === 0 ? 1 : -1
      for (const k of [0, 1]) {
        const length = between(random, 46, 62) * unit
        leaves.push(
          ...leafPath({
            x,
            y: y + k * 30 * unit,
            angle: -0.5 + (turn > 0 ? 0 : Math.PI + 1) + k * 0.5 * turn,
            length,
            width: 0.26 * length,
          }),
        )
      }
      if (i % 2 === 0) {
        const at = { x: x + turn * 8 * unit, y }
        for (let p = 0; p < 6; p++) {
          const angle = (p / 6) * 2 * Math.PI
          flowers.push(
            ...circlePath(
              at.x + 13 * unit * Math.cos(angle),
              at.y + 13 * unit * Math.sin(angle),
              9.5 * unit,
            ),
          )
        }
        hearts.push(...circlePath(at.x, at.y, 7 * unit))
      }
    }
  }
  const folds: Segment[] = []
  for (let i = 1; i < 12; i++) {
    const x = 0.09 * widthPx + (0.82 * widthPx * i) / 12
    const lean = (x - widthPx / 2) * 0.1
    folds.push(
      ...cutPath(
        { x, y: roof.top + 46 * unit },
        { x: x + lean, y: roof.foot - 62 * unit },
        4 * unit,
      ),
    )
  }
  const fringe = Array.from({ length: scallops }, (_, i) => {
    const width = (0.97 * widthPx) / scallops
    return circlePath(0.015 * widthPx + (i + 0.5) * width, roof.foot + 18 * unit, 10 * unit)
  }).flat()
  const band: Path = [
    ['M', 0.052 * widthPx, (roof.top + roof.foot) / 2 + 10 * unit],
    ['L', 0.948 * widthPx, (roof.top + roof.foot) / 2 + 10 * unit],
    ['L', 0.968 * widthPx, roof.foot - 70 * unit],
    ['L', 0.032 * widthPx, roof.foot - 70 * unit],
    ['Z'],
  ]
  return [
    light(sheet, { x: widthPx / 2, y: roof.foot }, [
      opening,
      cloth,
      ...poles.map((pole) => pole),
      leaves,
    ]),
    cleared(sheet, opening),
    poles.map((pole) => paperPiece(sheet, pole, 1, 0.6)),
    paperPiece(sheet, cloth, 0),
    spotPiece(sheet, band),
    shape(folds, { fill: inks.ink }),
    shape(fringe, {
      fill: inks.spot,
      stroke: inks.ink,
      'stroke-width': Math.round(30 * unit) / 10,
    }),
    paperPiece(sheet, leaves, 0),
    shape(flowers, {
      fill: inks.spot,
      stroke: inks.ink,
      'stroke-width': Math.round(26 * unit) / 10,
    }),
    shape(hearts, { fill: inks.paper }),
    atFoot(sheet, becher()),
  ]
}

/** A thing on the ground of an opening, below the words; `breadth` is its largest share of the page's width. */
function atFoot(sheet: Sheet, motif: Motif, breadth = 0.34): Art {
  const { layout, inks, reserved, seed } = sheet
  const { header, widthPx, heightPx, unit } = layout
  const top = Math.max(header.y, ...reserved.map(({ y, height }) => y + height)) + 64 * unit
  const foot = heightPx - 46 * unit
  if (foot - top < 70 * unit) return []
  const place = standAt(motif, {
    x: widthPx / 2,
    y: foot,
    width: breadth * widthPx,
    height: foot - top,
  })
  const ground = [-1, 1].flatMap((side) =>
    [0, 1].flatMap((row) => {
      const y = foot + (6 + 13 * row) * unit
      const reach = (motif.width * place[0]) / 2 + (150 - 40 * row) * unit
      return cutPath(
        { x: widthPx / 2 + side * 20 * unit, y },
        { x: widthPx / 2 + side * reach, y },
        4 * unit,
      )
    }),
  )
  return [shape(ground, { fill: inks.mark }), printMotif(motif, place, inkingOf(sheet), seed + 14)]
}

/** Leaves of a roof, the nearer ones with a rib. */
function schach(sheet: Sheet, roof: number): Art {
  const { layout, inks, seed } = sheet
  const { widthPx, unit } = layout
  const random = createRandom(seed + 13)
  return [
    { low: [0.02, 0.5], isNear: false },
    { low: [0.3, 0.72], isNear: true },
    { low: [0.5, 0.8], isNear: false },
    { low: [0.7, 0.9], isNear: true },
  ].map(({ low: [from = 0, to = 1], isNear }) => {
    const count = Math.ceil(widthPx / (58 * unit)) + 2
    return Array.from({ length: count }, (_, i) => {
      const length = between(random, 130, 210) * unit
      const angle = Math.PI / 2 + between(random, -0.75, 0.75)
      const x = (i - 0.5 + between(random, -0.3, 0.3)) * 58 * unit
      const y = roof * between(random, from, to) - 0.45 * length
      const leaf = leafPath({ x, y, angle, length, width: 0.15 * length })
      if (!isNear) return spotPiece(sheet, leaf)
      const at = (share: number) => ({
        x: x + share * length * Math.cos(angle),
        y: y + share * length * Math.sin(angle),
      })
      const rib = cutPath(at(0.08), at(0.8), 2.6 * unit)
      return [paperPiece(sheet, leaf, 0), shape(rib, { fill: inks.ink })]
    })
  })
}

/** A roof of branches with fruit that hangs from it, and walls of boards. */
export function drawSukkah(sheet: Sheet): Art {
  const { layout, inks } = sheet
  const { widthPx, heightPx, unit } = layout
  const hole = holeOf(sheet, 36, 50)
  const opening = holePath({ ...hole, foot: heightPx + bleed })
  const roof = hole.y - 30 * unit
  const planks: Segment[] = []
  for (const [from, to] of [
    [-bleed, hole.x - 24 * unit],
    [hole.right + 24 * unit, widthPx + bleed],
  ] as const) {
    const count = Math.max(2, Math.round((to - from) / (64 * unit)))
    const width = (to - from) / count
    for (let i = 0; i < count; i++)
      planks.push(
        ...rectPath(
          from + i * width + 3 * unit,
          roof + 6 * unit,
          width - 6 * unit,
          heightPx + bleed - roof,
        ),
      )
  }
  return [
    cleared(sheet, opening),
    paperPiece(sheet, planks, 0.42, 1.52),
    shape(rectPath(-bleed, roof - 8 * unit, widthPx + 2 * bleed, 20 * unit), {
      fill: inks.paper,
      stroke: inks.ink,
      'stroke-width': 4,
    }),
    schach(sheet, roof),
    hangings(sheet, roof),
    atFoot(sheet, kiddushTable(), 0.6),
  ]
}

/** Where fruit hangs, across the page, and how far down it would like to, units. */
const hung = [
  [0.21, 128, grapes],
  [0.325, 70, apple],
  [0.44, 116, pomegranate],
  [0.57, 60, grapes],
  [0.69, 104, apple],
] as const

/** Fruit on strings under the roof, which stays above the words. */
function hangings(sheet: Sheet, roof: number): Art {
  const { layout, inks, reserved, seed } = sheet
  const { widthPx, unit } = layout
  const size = 84 * unit
  const foot = roof + 14 * unit
  return hung.map(([share, wish, draw], i) => {
    const x = share * widthPx
    const below = reserved.filter(
      ({ x: left, width }) => left < x + size && left + width > x - size,
    )
    const end = Math.min(...below.map(({ y }) => y), Infinity) - 24 * unit
    const top = Math.min(foot + wish * unit, end - size)
    if (top < foot + 12 * unit) return []
    const motif = draw()
    const place = standAt(motif, { x, y: top + size, width: size, height: size })
    const head = top + size - motif.height * place[3]
    const string = cutPath({ x, y: foot - 4 * unit }, { x, y: head + 8 * unit }, 3.4 * unit)
    return [
      shape(string, { fill: inks.ink }),
      printMotif(motif, place, { ...inkingOf(sheet, 0.8), open: inks.ink }, seed + 20 + i),
    ]
  })
}
