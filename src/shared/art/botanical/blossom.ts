import { type Art, reference } from '../art.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, type Point, splinePath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { shape } from '../shapes.ts'
import { away, brushPath } from './brush.ts'
import { discGradient, drawDots, isClear, type Plot, seedOf, short } from './plot.ts'

export interface Flower {
  centre: Point
  /** Px. */
  radius: number
  /** The direction in which a bud or a side view points; for an open flower, its turn. */
  axis: number
  /** Unique on the plot; used in ids. */
  id: string
}

/** An open blossom: six crumpled, notched petals, their veins, and a ring of golden stamens. */
export function drawBlossom(plot: Plot, flower: Flower): Art {
  if (!isClear(plot, flower.centre, flower.radius)) return []
  const { centre, radius, axis, id } = flower
  const { petal, petalLight, petalDeep } = plot.tones
  const random = createRandom(plot.seed * 17 + seedOf(id))
  const order = [0, 2, 4, 1, 3, 5]
  const petals = order.map((i) => {
    const angle = axis + (i / 6) * 2 * Math.PI + between(random, -0.12, 0.12)
    return { angle, outline: petalPath(centre, angle, radius * between(random, 0.9, 1.04), random) }
  })
  return [
    discGradient(`botanical-${id}`, { ...centre, radius }, [
      [0.05, petalDeep],
      [0.4, petal],
      [0.95, petalLight],
    ]),
    ...petals.map(({ angle, outline }) => {
      const edge = { stroke: petalDeep, 'stroke-opacity': 0.7, 'stroke-width': short(plot.unit) }
      const wash = { fill: reference(`botanical-${id}`), 'fill-opacity': 0.9, ...edge }
      return [
        shape(outline, wash),
        shape(creases(centre, angle, radius, random), { fill: petalDeep, 'fill-opacity': 0.32 }),
      ]
    }),
    drawStamens(plot, centre, radius, random),
  ]
}

/** A blossom from the side: the waxy cup, its sepals, and a crumpled fan of petals above. */
export function drawSideBlossom(plot: Plot, flower: Flower): Art {
  const { centre, radius, axis, id } = flower
  if (!isClear(plot, centre, radius * 1.2)) return []
  const { petal, petalLight, petalDeep, gold } = plot.tones
  const random = createRandom(plot.seed * 19 + seedOf(id))
  const throat = away(centre, axis, radius * 0.1)
  const petals = [-0.78, 0.72, -0.3, 0.28].map((turn, i) => ({
    outline: petalPath(throat, axis + turn, radius * (i < 2 ? 0.98 : 1.1), random),
    veins: creases(throat, axis + turn, radius, random),
    fill: i < 2 ? mixPaints(petal, petalDeep, 0.35) : mixPaints(petal, petalLight, 0.45),
  }))
  const stamens = [-0.3, -0.12, 0.05, 0.2, 0.36].map((turn) => {
    const tip = away(throat, axis + turn, radius * between(random, 1.12, 1.3))
    return { line: brushPath([throat, away(throat, axis + turn, radius * 0.7), tip], 2), tip }
  })
  return [
    shape(
      stamens.flatMap(({ line }) => line),
      { fill: gold },
    ),
    drawDots(
      stamens.map(({ tip }) => tip),
      radius * 0.09,
      gold,
    ),
    ...petals.map(({ outline, veins, fill }) => [
      shape(outline, {
        fill,
        'fill-opacity': 0.95,
        stroke: petalDeep,
        'stroke-opacity': 0.6,
        'stroke-width': short(plot.unit),
      }),
      shape(veins, { fill: petalDeep, 'fill-opacity': 0.34 }),
    ]),
    drawCup(plot, flower, 1),
  ]
}

/** A closed bud: the waxy cup, its sepals shut to a point. */
export function drawBud(plot: Plot, flower: Flower): Art {
  return isClear(plot, flower.centre, flower.radius * 1.2) ? drawCup(plot, flower, 0) : []
}

/** The cup from its stalk; `open` 1 spreads the sepals, 0 shuts them. */
function drawCup(plot: Plot, { centre, radius, axis }: Flower, open: 0 | 1): Art {
  const { fruit, fruitDeep, fruitShade, fruitLight, ink } = plot.tones
  const at = (along: number, across: number) =>
    away(away(centre, axis, along * radius), axis + Math.PI / 2, across * radius)
  const belly: Point[] = [at(-0.72, -0.08), at(-0.6, -0.22), at(-0.28, -0.31), at(0.04, -0.33)]
  const other: Point[] = [at(0.04, 0.33), at(-0.28, 0.31), at(-0.6, 0.22), at(-0.72, 0.08)]
  const mouth = open
    ? [at(0.46, -0.6), at(0.16, -0.16), at(0.5, 0.02), at(0.16, 0.18), at(0.44, 0.6)]
    : [at(0.4, -0.26), at(0.86, -0.02), at(0.4, 0.26)]
  const shade = [at(-0.66, 0.1), at(-0.4, 0.2), at(0, 0.2), at(0.4, open ? 0.36 : 0.1)]
  const light = [at(-0.56, -0.1), at(-0.3, -0.17), at(0.05, -0.16), at(0.3, -0.14)]
  const seams: Path = [
    ...brushPath([at(0.8, -0.02), at(0.3, -0.06), at(-0.05, -0.1)], radius * 0.04),
    ...brushPath([at(0.74, 0.02), at(0.36, 0.12), at(0.05, 0.16)], radius * 0.03),
  ]
  const outline = splinePath([...belly, ...mouth, ...other], true)
  return [
    shape(outline, {
      fill: mixPaints(fruit, fruitDeep, 0.35),
      stroke: ink,
      'stroke-opacity': 0.6,
      'stroke-width': short(plot.unit),
    }),
    shape(brushPath(shade, radius * 0.22), { fill: fruitShade, 'fill-opacity': 0.4 }),
    shape(brushPath(light, radius * 0.12), { fill: fruitLight, 'fill-opacity': 0.85 }),
    open ? [] : shape(seams, { fill: fruitShade, 'fill-opacity': 0.7 }),
  ]
}

/** A petal like crumpled silk: narrow at its foot, ruffled and notched at its far edge. */
function petalPath(from: Point, angle: number, length: number, random: Random): Path {
  const at = (turn: number, reach: number) => away(from, angle + turn, length * reach)
  const ruffle = () => between(random, -0.045, 0.045)
  return splinePath(
    [
      at(-0.3, 0.1),
      at(-0.5, 0.46),
      at(-0.52, 0.76 + ruffle()),
      at(-0.36, 0.95 + ruffle()),
      at(-0.2, 0.96 + ruffle()),
      at(-0.03, 0.86 + ruffle()),
      at(0.14, 1 + ruffle()),
      at(0.34, 0.95 + ruffle()),
      at(0.52, 0.78 + ruffle()),
      at(0.48, 0.46),
      at(0.3, 0.1),
    ],
    true,
  )
}

function creases(from: Point, angle: number, length: number, random: Random): Path {
  return [-0.26, -0.06, 0.12, 0.3].flatMap((turn) => {
    const reach = between(random, 0.55, 0.84)
    const line = [0.2, reach * 0.6, reach].map((t) =>
      away(from, angle + turn * t * 1.3, length * t),
    )
    return brushPath(line, length * 0.028)
  })
}

function drawStamens(plot: Plot, centre: Point, radius: number, random: Random): Art {
  const { gold, petalDeep, fruitShade, membrane } = plot.tones
  const tips = Array.from({ length: 19 }, (_, i) => {
    const reach = radius * 0.36 * Math.sqrt((i + 1) / 19) * between(random, 0.9, 1.1)
    return away(centre, i * 2.39996, reach)
  })
  const threads: Path = tips.flatMap(
    (tip): Path => [
      ['M', centre.x, centre.y],
      ['L', tip.x, tip.y],
    ],
  )
  return [
    shape(circlePath(centre.x, centre.y, radius * 0.13), {
      fill: mixPaints(petalDeep, fruitShade, 0.6),
    }),
    shape(threads, {
      fill: 'none',
      stroke: membrane,
      'stroke-opacity': 0.7,
      'stroke-width': short(plot.unit * 0.8),
    }),
    drawDots(tips, radius * 0.1, mixPaints(gold, fruitShade, 0.6)),
    drawDots(tips, radius * 0.072, gold),
  ]
}
