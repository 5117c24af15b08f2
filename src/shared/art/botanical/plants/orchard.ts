import { type Art, reference } from '../../art.ts'
import type { Paint } from '../../paints.ts'
import { circlePath, ellipsePath, type Path, type Point, splinePath } from '../../path.ts'
import { between, createRandom, type Random } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { away, blotPath, brushPath } from '../brush.ts'
import { crescentPath, type Skin, skinPath } from '../fruit.ts'
import { boxGradient, discGradient, drawDots } from '../plot.ts'
import type { FlowerDrawing } from './flower.ts'
import { brokenLine } from './petal.ts'

const middle = { x: 0, y: 0 }
const darkSide = 0.75

/** An esrog, stalk up: a waist, ribs, the bumps of its rind, its pitom. */
export function drawEsrog(drawing: FlowerDrawing): Art {
  const skin: Skin = (angle) => {
    const turn = angle - Math.PI / 2
    const down = Math.cos(turn)
    const oval = 1 / Math.hypot(Math.sin(turn) / 64, down / 88)
    return oval * (1 + 0.028 * Math.sin(6 * turn) - 0.05 * Math.exp(-(((down - 0.5) / 0.2) ** 2)))
  }
  return [drawPitom(drawing), drawCitron(drawing, skin)]
}

/** A lemon, or an orange in a palette of oranges: rounder, with a small nipple. */
export function drawLemon(drawing: FlowerDrawing): Art {
  const skin: Skin = (angle) => {
    const turn = angle - Math.PI / 2
    const toTip = Math.acos(Math.max(-1, Math.min(1, Math.cos(turn))))
    const oval = 1 / Math.hypot(Math.sin(turn) / 66, Math.cos(turn) / 82)
    return (
      oval + 13 * Math.exp(-((toTip / 0.2) ** 2)) + 5 * Math.exp(-(((Math.PI - toTip) / 0.22) ** 2))
    )
  }
  return drawCitron(drawing, skin)
}

function drawPitom({ tones }: FlowerDrawing): Art {
  const stem = splinePath(
    [
      { x: -5, y: 82 },
      { x: -3, y: 96 },
      { x: -6, y: 102 },
      { x: 0, y: 106 },
      { x: 6, y: 102 },
      { x: 3, y: 96 },
      { x: 5, y: 82 },
    ],
    true,
  )
  return shape(stem, {
    fill: tones.bark,
    stroke: tones.ink,
    'stroke-opacity': 0.5,
    'stroke-width': 1,
  })
}

function drawCitron({ id, tones, seed }: FlowerDrawing, skin: Skin): Art {
  const random = createRandom(seed)
  const outline = skinPath(middle, skin)
  const wash = (towards: number, span: number, depth: number) =>
    crescentPath(middle, skin, { towards, span, depth }, random)
  const bumps = (count: number) =>
    Array.from({ length: count }, () => away(middle, random() * 6.283, Math.sqrt(random()) * 62))
  const ribs = [-34, -12, 14, 36].flatMap((x) =>
    brushPath(
      [
        { x: x * 0.5, y: -70 },
        { x: x * 1.15, y: 0 },
        { x: x * 0.5, y: 72 },
      ],
      between(random, 3, 6),
    ),
  )
  const glint = brushPath(
    [away(middle, -2.9, 46), away(middle, -2.5, 54), away(middle, -2.05, 62)],
    13,
  )
  return [
    discGradient(`${id}-s`, { x: -26, y: -34, radius: 132 }, [
      [0, tones.citronLight],
      [0.36, tones.citron],
      [0.75, tones.citronDeep],
      [1, tones.strawDeep],
    ]),
    shape(outline, { fill: reference(`${id}-s`) }),
    shape(wash(darkSide, 3.2, 0.42), { fill: tones.citronDeep, 'fill-opacity': 0.26 }),
    shape(wash(darkSide - 0.1, 2.7, 0.2), { fill: tones.strawDeep, 'fill-opacity': 0.3 }),
    shape(wash(darkSide + 0.9, 1.6, 0.12), { fill: tones.green3, 'fill-opacity': 0.4 }),
    shape(ribs, { fill: tones.citronDeep, 'fill-opacity': 0.24 }),
    drawDots(bumps(34), 4.4, tones.citronDeep, 0.34),
    drawDots(bumps(22), 3.4, tones.citronLight, 0.75),
    shape(glint, { fill: tones.glint, 'fill-opacity': 0.7 }),
    drawPen(outline, { stroke: tones.strawDeep, ink: tones.ink }, 88, random),
  ]
}

/** The pooled edge of a wash, and the pen beside it. */
function drawPen(
  outline: Path,
  { stroke, ink }: { stroke: Paint; ink: Paint },
  length: number,
  random: Random,
): Art {
  return [
    shape(outline, { fill: 'none', stroke, 'stroke-opacity': 0.6, 'stroke-width': 2 }),
    shape(outline, {
      fill: 'none',
      stroke: ink,
      'stroke-opacity': 0.62,
      'stroke-width': 1.2,
      'stroke-linecap': 'round',
      'stroke-dasharray': brokenLine(length, random),
      transform: [['translate', 1.8, -1.4]],
    }),
  ]
}

/** A bunch of grapes hung from (0, 0), 100 units long: back grapes darker, each with a glint. */
export function drawGrapes({ id, tones, seed }: FlowerDrawing): Art {
  const random = createRandom(seed)
  const rows = [4, 5, 5, 4, 3, 2, 1]
  const balls = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      centre: {
        x: (i - (count - 1) / 2) * 14.6 + between(random, -2.5, 2.5),
        y: 14 + row * 12.4 + between(random, -2, 2),
      },
      radius: 9.4 * between(random, 0.9, 1.1),
      deep: random() < 0.35,
    })),
  )
  const order = [...balls].sort((a, b) => Number(b.deep) - Number(a.deep))
  const stalk: Path = [
    ['M', 0, -8],
    ['Q', 2, 2, 0, 14],
  ]
  return [
    boxGradient(`${id}-g`, [
      [0, tones.grapeLight],
      [0.5, tones.grape],
      [1, tones.grapeDeep],
    ]),
    shape(stalk, { fill: 'none', stroke: tones.bark, 'stroke-width': 2.6 }),
    ...order.map((ball) => drawGrape(ball, `${id}-g`, tones, random)),
  ]
}

function drawGrape(
  { centre, radius, deep }: { centre: Point; radius: number; deep: boolean },
  wash: string,
  tones: FlowerDrawing['tones'],
  random: Random,
): Art {
  const edge = blotPath(centre, { x: radius, y: radius }, 0.03, random)
  return [
    shape(edge, {
      fill: deep ? tones.grapeDeep : reference(wash),
      'fill-opacity': 0.96,
      stroke: tones.grapeDeep,
      'stroke-opacity': 0.6,
      'stroke-width': 0.9,
    }),
    deep ? shape(edge, { fill: tones.grape, 'fill-opacity': 0.35 }) : [],
    shape(
      brushPath(
        [
          away(centre, -2.9, radius * 0.6),
          away(centre, -2.3, radius * 0.72),
          away(centre, -1.7, radius * 0.6),
        ],
        radius * 0.26,
      ),
      {
        fill: tones.glint,
        'fill-opacity': deep ? 0.3 : 0.75,
      },
    ),
  ]
}

/** A vine leaf from its stalk along x, 100 units long: five toothed lobes, a vein to each. */
export function drawVineLeaf({ tones, seed }: FlowerDrawing): Art {
  const random = createRandom(seed)
  const hub = { x: 20, y: 0 }
  const lobes = [
    { angle: 0, reach: 80 },
    { angle: 0.98, reach: 66 },
    { angle: -0.98, reach: 66 },
    { angle: 2.05, reach: 46 },
    { angle: -2.05, reach: 46 },
  ]
  const reachAt = (angle: number) =>
    Math.max(
      22,
      ...lobes.map((lobe) => {
        const off = Math.abs(Math.atan2(Math.sin(angle - lobe.angle), Math.cos(angle - lobe.angle)))
        return lobe.reach * Math.max(0, 1 - 0.62 * (off / 0.52) ** 1.5)
      }),
    )
  const points = Array.from({ length: 44 }, (_, i) => {
    const angle = -2.9 + (i / 43) * 5.8
    const tooth = i % 2 ? 1.05 : 0.95
    return away(hub, angle, reachAt(angle) * tooth * between(random, 0.97, 1.03))
  })
  const outline = splinePath(points, true)
  const veins = lobes.flatMap(({ angle, reach }) =>
    brushPath([hub, away(hub, angle + 0.04, reach * 0.5), away(hub, angle, reach * 0.88)], 2.4),
  )
  const half = splinePath([hub, ...points.slice(22)], true)
  const stalk: Path = [
    ['M', -6, 0],
    ['L', 20, 0],
  ]
  return [
    shape(outline, {
      fill: tones.green3,
      'fill-opacity': 0.96,
      stroke: tones.leafInk,
      'stroke-opacity': 0.4,
      'stroke-width': 1.4,
    }),
    shape(half, { fill: tones.green2, 'fill-opacity': 0.5 }),
    shape(blotPath({ x: 52, y: -14 }, { x: 22, y: 14 }, 0.3, random), {
      fill: tones.citronLight,
      'fill-opacity': 0.32,
    }),
    shape(veins, { fill: tones.paper, 'fill-opacity': 0.85 }),
    shape(stalk, { fill: 'none', stroke: tones.green2, 'stroke-width': 2.4 }),
    shape(outline, {
      fill: 'none',
      stroke: tones.leafInk,
      'stroke-opacity': 0.7,
      'stroke-width': 0.9,
      'stroke-dasharray': brokenLine(40, random),
      transform: [['translate', 1.4, -1.2]],
    }),
  ]
}

/** An olive around (0, 0), stalk up, 100 units to its end. */
export function drawOlive({ id, tones, seed }: FlowerDrawing): Art {
  const random = createRandom(seed)
  const body = ellipsePath(0, 8, 62, 88)
  return [
    discGradient(`${id}-o`, { x: -20, y: -24, radius: 120 }, [
      [0, tones.green3],
      [0.5, seed % 2 ? tones.green1 : tones.grape],
      [1, seed % 2 ? tones.leafInk : tones.grapeDeep],
    ]),
    shape(body, {
      fill: reference(`${id}-o`),
      stroke: tones.leafInk,
      'stroke-opacity': 0.7,
      'stroke-width': 5,
    }),
    shape(
      brushPath(
        [
          { x: -36, y: 30 },
          { x: -38, y: -10 },
          { x: -18, y: -48 },
        ],
        18,
      ),
      { fill: tones.glint, 'fill-opacity': 0.6 },
    ),
    shape(circlePath(4, -80, 8), { fill: tones.bark }),
    shape(blotPath({ x: 20, y: 40 }, { x: 20, y: 14 }, 0.2, random), {
      fill: tones.glint,
      'fill-opacity': 0.14,
    }),
  ]
}
