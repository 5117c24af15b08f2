import type { Art } from '../../art.ts'
import { leafPath } from '../../foliage.ts'
import { esrog } from '../../motifs/holidays/esrog.ts'
import type { Motif } from '../../motifs/motif.ts'
import { wrappedGlass } from '../../motifs/simchos/wrapped-glass.ts'
import { crown } from '../../motifs/torah/crown.ts'
import {
  circlePath,
  orient,
  type Path,
  type Point,
  placement,
  rectPath,
  type Segment,
  transformPath,
} from '../../path.ts'
import { flatten, isInside } from '../../polygon.ts'
import { between, createRandom } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { cutEdge, gouge, type Obstacle } from '../block.ts'
import { levels, masonry } from '../cuts.ts'
import { cutPath, hatch } from '../knife.ts'
import { printMotif } from '../print-motif.ts'
import { asObstacle, bleed, boxPath, inkingOf, pageOf, type Sheet, standAt } from '../sheet.ts'
import type { Within } from '../subject.ts'
import { type Climber, climb } from './climber.ts'

type Setting = Within['setting']

/** What the words stand in, each drawn on a page that is all block. */
export const openings: Readonly<Record<Setting, (sheet: Sheet) => Art>> = {
  chuppah: drawChuppah,
  sukkah: drawSukkah,
  window: drawWindow,
  door: drawDoor,
  gate: drawGate,
  ark: drawArk,
  scroll: drawScroll,
}

interface Hole {
  x: number
  y: number
  right: number
  foot: number
}

/** The clear space around the words and the small line. */
function holeOf({ layout }: Sheet, side = 34, top = 56, foot = 30): Hole {
  const { text, header, unit } = layout
  return {
    x: text.x - side * unit,
    y: header.y - top * unit,
    right: text.x + text.width + side * unit,
    foot: text.y + text.height + foot * unit,
  }
}

function holePath({ x, y, right, foot }: Hole): Path {
  return rectPath(x, y, right - x, foot - y)
}

/** An opening with a round head above its box. */
function archPath({ x, y, right, foot }: Hole, rise: number): Path {
  const middle = (x + right) / 2
  const k = 0.5522847
  const half = (right - x) / 2
  return [
    ['M', x, foot],
    ['L', x, y],
    ['C', x, y - k * rise, middle - k * half, y - rise, middle, y - rise],
    ['C', middle + k * half, y - rise, right, y - k * rise, right, y],
    ['L', right, foot],
    ['Z'],
  ]
}

/** The opening in the ground of the words, with the second block beside it. */
function cleared({ inks, layout, seed }: Sheet, path: Path): Art {
  const edge = cutEdge(path, 1.3 * layout.unit, createRandom(seed + 6))
  const { unit } = layout
  return [
    shape(transformPath(edge, placement(-9 * unit, -8 * unit)), { fill: inks.spot }),
    shape(edge, { fill: inks.field }),
  ]
}

/** A shape of paper with an edge of ink and cuts on its shaded side. */
function paperPiece({ inks, layout, seed }: Sheet, drawn: Path, share = 0.3, angle = 0.32): Art {
  const { unit } = layout
  const path = orient(drawn, 'solid')
  const cuts = { angle, pitch: 9 * unit, width: 5 * unit, share }
  return [
    shape(path, {
      fill: inks.paper,
      stroke: inks.ink,
      'stroke-width': Math.round(42 * unit) / 10,
      'stroke-linejoin': 'round',
    }),
    share > 0 ? shape(hatch(path, cuts, createRandom(seed + 7)), { fill: inks.ink }) : [],
  ]
}

function spotPiece({ inks, layout }: Sheet, path: Path): Art {
  const { unit } = layout
  return [
    shape(transformPath(path, placement(3 * unit, 2.4 * unit)), { fill: inks.spot }),
    shape(path, {
      fill: 'none',
      stroke: inks.ink,
      'stroke-width': Math.round(36 * unit) / 10,
      'stroke-linejoin': 'round',
    }),
  ]
}

/** Light around a point, off the opening and the pieces. */
function light(
  { inks, layout, seed }: Sheet,
  centre: Point,
  off: readonly Path[],
  size = 1.5,
): Art {
  const { widthPx, heightPx, unit } = layout
  const objects: Obstacle[] = off.map((path) => asObstacle(path, flatten(path)))
  const cuts = gouge({
    block: flatten(boxPath(pageOf(layout))),
    objects,
    centre,
    flow: 'rays',
    table: 2 * heightPx,
    reach: Math.hypot(widthPx, heightPx) * 0.7,
    unit: size * unit,
    seed: seed + 1,
  })
  return shape(cuts, { fill: inks.paper })
}

function wall(sheet: Sheet, top: number, foot: number, off: readonly Path[]): Art {
  const { layout, inks, seed } = sheet
  const isFree = freeOf(off, 10 * layout.unit)
  const box = { ...pageOf(layout), y: top, height: foot - top }
  const cuts = masonry(box, { unit: layout.unit, isFree }, createRandom(seed + 8))
  return shape(cuts, { fill: inks.paper })
}

function steps(sheet: Sheet, top: number, off: readonly Path[] = []): Art {
  const { layout, inks, seed } = sheet
  const box = { ...pageOf(layout), y: top, height: layout.heightPx - 36 * layout.unit - top }
  const isFree = freeOf(off, 6 * layout.unit)
  return shape(levels(box, { unit: layout.unit, isFree }, createRandom(seed + 9)), {
    fill: inks.paper,
  })
}

function freeOf(off: readonly Path[], rim: number): (point: Point) => boolean {
  const polygons = off.map((path) => asObstacle(path, flatten(path)))
  return ({ x, y }) =>
    !polygons.some((piece) => {
      const near =
        x > piece.x - rim &&
        x < piece.x + piece.width + rim &&
        y > piece.y - rim &&
        y < piece.y + piece.height + rim
      const around = [
        { x: x - rim, y },
        { x: x + rim, y },
        { x, y: y - rim },
        { x, y: y + rim },
      ]
      return near && around.some((point) => isInside(piece.polygons, point))
    })
}

/** A canopy across the page on two poles with flowers. */
function drawChuppah(sheet: Sheet): Art {
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
    atFoot(sheet, wrappedGlass()),
  ]
}

/** A thing on the ground of an opening, below the words. */
function atFoot(sheet: Sheet, motif: Motif): Art {
  const { layout, inks, seed } = sheet
  const { text, widthPx, heightPx, unit } = layout
  const top = text.y + text.height + 16 * unit
  const foot = heightPx - 46 * unit
  if (foot - top < 70 * unit) return []
  const place = standAt(motif, {
    x: widthPx / 2,
    y: foot,
    width: 0.34 * widthPx,
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
function drawSukkah(sheet: Sheet): Art {
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
  const fruit = [0.1, 0.26, 0.44, 0.6, 0.76, 0.91].map((share, i) => {
    const x = share * widthPx
    const y = roof + (i % 2 === 0 ? 6 : 26) * unit
    return {
      x,
      y: x < hole.x || x > hole.right ? y + 40 * unit : Math.min(y, hole.y - 20 * unit),
      r: (i % 2 === 0 ? 24 : 19) * unit,
    }
  })
  const strings = fruit.flatMap(({ x, y, r }) =>
    cutPath({ x, y: y - r - 60 * unit }, { x, y: y - r + 4 * unit }, 3 * unit),
  )
  return [
    cleared(sheet, opening),
    paperPiece(sheet, planks, 0.42, 1.52),
    shape(rectPath(-bleed, roof - 8 * unit, widthPx + 2 * bleed, 20 * unit), {
      fill: inks.paper,
      stroke: inks.ink,
      'stroke-width': 4,
    }),
    schach(sheet, roof),
    shape(strings, { fill: inks.ink }),
    spotPiece(
      sheet,
      fruit.flatMap(({ x, y, r }) => circlePath(x, y, r)),
    ),
    atFoot(sheet, esrog()),
  ]
}

/** An open window with shutters in a wall, flowers on its sill. */
function drawWindow(sheet: Sheet): Art {
  const { layout, inks, seed } = sheet
  const { widthPx, heightPx, unit } = layout
  const hole = holeOf(sheet, 30, 56, 34)
  const opening = archPath(hole, 96 * unit)
  const sill = rectPath(hole.x - 46 * unit, hole.foot, hole.right - hole.x + 92 * unit, 40 * unit)
  const shutters = [-1, 1].map((side) => {
    const [near, far] =
      side < 0 ? [hole.x - 16 * unit, 16 * unit] : [hole.right + 16 * unit, widthPx - 16 * unit]
    return {
      near,
      far,
      path: rectPath(
        Math.min(near, far),
        hole.y + 10 * unit,
        Math.abs(far - near),
        hole.foot - hole.y - 16 * unit,
      ),
    }
  })
  const slats = shutters.flatMap(({ near, far }) => {
    const [left, right] = [Math.min(near, far) + 14 * unit, Math.max(near, far) - 14 * unit]
    const path: Segment[] = []
    for (let y = hole.y + 34 * unit; y < hole.foot - 30 * unit; y += 21 * unit) {
      path.push(...cutPath({ x: left, y }, { x: right, y: y + 5 * unit }, 7 * unit))
    }
    return path
  })
  const random = createRandom(seed + 12)
  const leaves: Segment[] = []
  const flowers: Segment[] = []
  for (let i = 0; i < 26; i++) {
    const x = hole.x + ((hole.right - hole.x) * (i + 0.5)) / 26
    const angle = -Math.PI / 2 + between(random, -0.8, 0.8)
    const length = between(random, 40, 62) * unit
    const foot = hole.foot + 150 * unit
    leaves.push(
      ...leafPath({
        x,
        y: foot,
        angle: angle + Math.PI * 0,
        length: length * 1.35,
        width: 0.26 * length,
      }),
    )
    if (i % 3 === 1) {
      const y = foot - length * 1.35
      for (let p = 0; p < 5; p++) {
        const turn = (p / 5) * 2 * Math.PI
        flowers.push(
          ...circlePath(x + 11 * unit * Math.cos(turn), y + 11 * unit * Math.sin(turn), 8.5 * unit),
        )
      }
    }
  }
  const box = rectPath(
    hole.x - 20 * unit,
    hole.foot + 142 * unit,
    hole.right - hole.x + 40 * unit,
    84 * unit,
  )
  const head = transformPath(
    archPath(
      { ...hole, x: hole.x - 44 * unit, right: hole.right + 44 * unit, foot: hole.y },
      142 * unit,
    ),
    [1, 0, 0, 1, 0, 0],
  )
  const plants = overArch(sheet, { ...hole, y: hole.y - 30 * unit, rise: 118 * unit }, 64)
  const off = [
    opening,
    sill,
    ...shutters.map(({ path }) => path),
    box,
    leaves,
    head,
    ...plants.map((plant) => plant.leaves),
  ]
  return [
    wall(sheet, -bleed, heightPx + bleed, off),
    paperPiece(sheet, head, 0.5, 1.2),
    cleared(sheet, opening),
    shutters.map(({ path }) => paperPiece(sheet, path, 0)),
    shape(slats, { fill: inks.ink }),
    paperPiece(sheet, sill, 0.3),
    paperPiece(sheet, leaves, 0),
    spotPiece(sheet, flowers),
    spotPiece(sheet, box),
    plants.map((plant) => grown(sheet, plant)),
  ]
}

/** A door of a house in a wall of stone, with a lamp and steps. */
function drawDoor(sheet: Sheet): Art {
  const { layout, inks } = sheet
  const { widthPx, unit } = layout
  const hole = holeOf(sheet, 30, 60, 34)
  const opening = holePath(hole)
  const jambs = [
    rectPath(hole.x - 58 * unit, hole.y - 6 * unit, 46 * unit, hole.foot - hole.y + 6 * unit),
    rectPath(hole.right + 12 * unit, hole.y - 6 * unit, 46 * unit, hole.foot - hole.y + 6 * unit),
  ]
  const lintel = rectPath(
    hole.x - 84 * unit,
    hole.y - 74 * unit,
    hole.right - hole.x + 168 * unit,
    64 * unit,
  )
  const fan = archPath(
    {
      x: hole.x - 24 * unit,
      right: hole.right + 24 * unit,
      y: hole.y - 80 * unit,
      foot: hole.y - 78 * unit,
    },
    Math.min(hole.y - 110 * unit, 210 * unit),
  )
  const spokes = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI + ((i + 1) / 10) * Math.PI
    const rise = Math.min(hole.y - 110 * unit, 210 * unit)
    const half = (hole.right - hole.x) / 2 + 24 * unit
    const at = (share: number) => ({
      x: widthPx / 2 + share * half * Math.cos(angle),
      y: hole.y - 80 * unit + share * rise * Math.sin(angle),
    })
    return cutPath(at(0.16), at(0.94), 6 * unit)
  }).flat()
  const stairs = [0, 1, 2].map((i) =>
    rectPath(
      hole.x - (70 + 60 * i) * unit,
      hole.foot + 46 * i * unit + 4 * unit,
      hole.right - hole.x + (140 + 120 * i) * unit,
      40 * unit,
    ),
  )
  const mezuzah = transformPath(
    rectPath(-8 * unit, -46 * unit, 16 * unit, 92 * unit),
    placement(hole.right + 35 * unit, hole.y + 0.3 * (hole.foot - hole.y), -0.24),
  )
  const off = [opening, ...jambs, lintel, fan, ...stairs]
  return [
    wall(sheet, -bleed, hole.foot + 4 * unit, off),
    steps(sheet, hole.foot + 150 * unit, stairs),
    spotPiece(sheet, fan),
    shape(spokes, { fill: inks.ink }),
    cleared(sheet, opening),
    jambs.map((jamb) => paperPiece(sheet, jamb, 0.34)),
    paperPiece(sheet, lintel, 0.22),
    stairs.map((stair) => paperPiece(sheet, stair, 0.24)),
    spotPiece(sheet, mezuzah),
  ]
}

/** A gate with its leaves open, stones around its arch, and light behind it. */
function drawGate(sheet: Sheet): Art {
  const { layout, inks } = sheet
  const { widthPx, heightPx, unit } = layout
  const hole = holeOf(sheet, 22, 40, 40)
  const rise = Math.min(hole.y - 60 * unit, 230 * unit)
  const opening = archPath({ ...hole, foot: heightPx + bleed }, rise)
  const half = (hole.right - hole.x) / 2
  const stones = Array.from({ length: 13 }, (_, i): Path => {
    const at = (share: number, out: number): Point => {
      const angle = Math.PI + share * Math.PI
      return {
        x: widthPx / 2 + (half + out) * Math.cos(angle),
        y: hole.y + (rise + out) * Math.sin(angle),
      }
    }
    const [from, to] = [(i + 0.06) / 13, (i + 0.94) / 13]
    const points = [
      at(from, 14 * unit),
      at(from, 74 * unit),
      at((from + to) / 2, 77 * unit),
      at(to, 74 * unit),
      at(to, 14 * unit),
    ]
    return [...points.map(({ x, y }, k): Segment => [k === 0 ? 'M' : 'L', x, y]), ['Z']]
  })
  const piers = [-1, 1].flatMap((side) => {
    const x = side < 0 ? hole.x - 74 * unit : hole.right + 14 * unit
    const count = Math.ceil((heightPx + bleed - hole.y) / (96 * unit))
    return Array.from({ length: count }, (_, i) =>
      rectPath(x, hole.y + 6 * unit + i * 96 * unit, 60 * unit, 88 * unit),
    )
  })
  const way = { x: hole.x + 8 * unit, y: hole.foot, width: hole.right - hole.x - 16 * unit }
  const path = levels(
    { ...way, height: heightPx - 36 * unit - hole.foot },
    { unit, isFree: ({ x, y }) => isOnWay({ x, y }, hole, heightPx) },
    createRandom(sheet.seed + 9),
  )
  const ring = archPath(
    { x: hole.x - 84 * unit, right: hole.right + 84 * unit, y: hole.y, foot: heightPx + bleed },
    rise + 84 * unit,
  )
  const plants = overArch(sheet, { ...hole, rise }, 96)
  const tufts = besideWay(sheet, hole)
  return [
    wall(sheet, -bleed, heightPx + bleed, [ring, ...plants.map(({ leaves }) => leaves)]),
    cleared(sheet, opening),
    stones.map((stone, i) =>
      i === 6 ? spotPiece(sheet, stone) : paperPiece(sheet, stone, 0.34, 0.2 + i * 0.1),
    ),
    piers.map((stone) => paperPiece(sheet, stone, 0.28)),
    shape(path, { fill: inks.mark }),
    [...plants, ...tufts].map((plant) => grown(sheet, plant)),
  ]
}

function grown(sheet: Sheet, { leaves, flowers }: Climber): Art {
  return [paperPiece(sheet, leaves, 0), spotPiece(sheet, flowers)]
}

/** Two plants that climb round an arch from its sides, and meet near its top. */
function overArch(
  { layout, seed }: Sheet,
  { x, right, y, rise }: Hole & { rise: number },
  out: number,
): Climber[] {
  const { unit } = layout
  const middle = (x + right) / 2
  const [across, up] = [(right - x) / 2 + out * unit, rise + out * unit]
  return [-1, 1].map((side, i) => {
    const until = i === 0 ? 0.4 : 0.47
    const at = (share: number): Point => {
      const angle = (until * share - 0.07) * Math.PI
      return { x: middle + side * across * Math.cos(angle), y: y - up * Math.sin(angle) }
    }
    return climb(at, { length: 1.35 * Math.max(across, up), unit, seed: seed + 21 + i })
  })
}

/** Plants on both sides of a way, from its foot upwards. */
function besideWay({ layout, seed }: Sheet, { x, right, foot }: Hole): Climber[] {
  const { heightPx, unit } = layout
  const tall = heightPx - foot - 10 * unit
  if (tall < 60 * unit) return []
  return [-1, 1].flatMap((side, i) => {
    const edge = side < 0 ? x + 34 * unit : right - 34 * unit
    return [0, 1].map((row) => {
      const at = (share: number): Point => ({
        x: edge - side * (row * 58 + 12 * Math.sin(3 * share)) * unit,
        y: heightPx + 20 * unit - share * (0.86 - 0.36 * row) * tall,
      })
      return climb(at, { length: (0.86 - 0.36 * row) * tall, unit, seed: seed + 31 + 2 * i + row })
    })
  })
}

/** A way that widens towards the foot of the page. */
function isOnWay({ x, y }: Point, { x: left, right, foot }: Hole, heightPx: number): boolean {
  const near = (y - foot) / (heightPx - foot)
  const half = ((right - left) / 2) * (0.3 + 0.7 * near)
  return Math.abs(x - (left + right) / 2) < half && x > left + 6 && x < right - 6
}

/** Two pillars and an arch below a crown. */
function drawArk(sheet: Sheet): Art {
  const { layout, seed } = sheet
  const { widthPx, heightPx, unit } = layout
  const hole = holeOf(sheet, 34, 40, 36)
  const rise = Math.min(0.3 * hole.y, 120 * unit)
  const opening = archPath(hole, rise)
  const pillars = [-1, 1].map((side) => {
    const x = side < 0 ? hole.x - 54 * unit : hole.right + 54 * unit
    return rectPath(x - 34 * unit, hole.y, 68 * unit, hole.foot - hole.y)
  })
  const caps = [-1, 1].flatMap((side) => {
    const x = side < 0 ? hole.x - 54 * unit : hole.right + 54 * unit
    return [
      rectPath(x - 48 * unit, hole.y - 40 * unit, 96 * unit, 40 * unit),
      rectPath(x - 48 * unit, hole.foot - 6 * unit, 96 * unit, 44 * unit),
    ]
  })
  const motif = crown()
  const top = hole.y - rise
  const place = standAt(motif, {
    x: widthPx / 2,
    y: top - 26 * unit,
    width: 0.44 * widthPx,
    height: top - 26 * unit - 0.03 * heightPx,
  })
  const scale = place[0]
  const room = rectPath(
    widthPx / 2 - (motif.width * scale) / 2,
    top - 26 * unit - motif.height * scale,
    motif.width * scale,
    motif.height * scale,
  )
  const base = [0, 1, 2].map((i) =>
    rectPath(
      hole.x - (120 + 60 * i) * unit,
      hole.foot + (40 + 44 * i) * unit,
      hole.right - hole.x + (240 + 120 * i) * unit,
      38 * unit,
    ),
  )
  const head = archPath(
    { x: hole.x - 20 * unit, right: hole.right + 20 * unit, y: hole.y, foot: hole.foot },
    rise + 22 * unit,
  )
  return [
    light(sheet, { x: widthPx / 2, y: top - 60 * unit }, [
      head,
      ...pillars,
      ...caps,
      ...base,
      room,
    ]),
    steps(sheet, hole.foot + 172 * unit),
    cleared(sheet, opening),
    pillars.map((pillar) => paperPiece(sheet, pillar, 1, 0.62)),
    caps.map((cap) => paperPiece(sheet, cap, 0.3)),
    base.map((step) => paperPiece(sheet, step, 0.24)),
    printMotif(motif, place, inkingOf(sheet), seed + 10),
  ]
}

/** A megillah that unrolls from its roller, bleeding off the top and the foot. */
function drawScroll(sheet: Sheet): Art {
  const { layout, inks, seed } = sheet
  const { widthPx, heightPx, unit } = layout
  const hole = holeOf(sheet, 40, 60)
  const [top, foot] = [0.1 * heightPx, 0.9 * heightPx]
  const x = hole.right + 14 * unit
  const leaf: Path = [
    ['M', x, top],
    [
      'C',
      widthPx * 0.6,
      top + 30 * unit,
      widthPx * 0.3,
      top - 34 * unit,
      hole.x - 60 * unit,
      top + 16 * unit,
    ],
    ['Q', hole.x - 110 * unit, top + 24 * unit, hole.x - 92 * unit, top + 80 * unit],
    ['L', hole.x - 92 * unit, foot - 60 * unit],
    ['Q', hole.x - 92 * unit, foot + 18 * unit, hole.x - 50 * unit, foot + 14 * unit],
    ['C', widthPx * 0.3, foot - 30 * unit, widthPx * 0.6, foot + 34 * unit, x, foot],
    ['Z'],
  ]
  const roll = rectPath(x - 20 * unit, top - 14 * unit, 108 * unit, foot - top + 28 * unit)
  const rod = rectPath(x + 16 * unit, -bleed, 36 * unit, heightPx + 2 * bleed)
  const knobs = [top - 40 * unit, foot + 12 * unit].map((y) =>
    rectPath(x - 34 * unit, y, 136 * unit, 30 * unit),
  )
  const lines: Segment[] = []
  const random = createRandom(seed + 12)
  for (const [from, to] of [
    [top + 44 * unit, hole.y - 24 * unit],
    [hole.foot + 10 * unit, foot - 50 * unit],
  ] as const) {
    for (let y = from; y < to; y += 30 * unit) {
      for (let at = hole.x - 40 * unit; at < hole.right - 60 * unit; ) {
        const length = between(random, 30, 90) * unit
        lines.push(
          ...cutPath(
            { x: at, y },
            { x: Math.min(at + length, hole.right - 40 * unit), y: y + 1 },
            4.4 * unit,
          ),
        )
        at += length + 14 * unit
      }
    }
  }
  const leafField: Path = leaf
  return [
    light(sheet, { x: widthPx * 0.45, y: heightPx * 0.5 }, [leaf, roll, rod], 1.6),
    spotPiece(sheet, rod),
    cleared(sheet, leafField),
    shape(lines, { fill: inks.mark }),
    paperPiece(sheet, roll, 0.55, 0.02),
    knobs.map((knob) => spotPiece(sheet, knob)),
  ]
}
