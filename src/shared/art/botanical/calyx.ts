import type { Art } from '../art.ts'
import { mixPaints } from '../paints.ts'
import type { Path, Point } from '../path.ts'
import { between, type Random } from '../random.ts'
import { shape } from '../shapes.ts'
import { away, brushPath } from './brush.ts'
import type { Fruit } from './fruit.ts'
import { drawDots, type Plot, short } from './plot.ts'

/** Turns the crown's own coordinates (across, along; 1 is its length) into plot px. */
type Place = (across: number, along: number) => Point

interface Sepal {
  /** Middle of its foot, half its width, and the place of its tip. */
  foot: number
  half: number
  tip: [across: number, along: number]
}

const backSepals: readonly Sepal[] = [
  { foot: -0.2, half: 0.2, tip: [-0.3, 0.97] },
  { foot: 0.22, half: 0.2, tip: [0.36, 0.93] },
]
const frontSepals: readonly Sepal[] = [
  { foot: -0.34, half: 0.15, tip: [-0.66, 0.84] },
  { foot: 0.34, half: 0.15, tip: [0.7, 0.8] },
  { foot: 0.0, half: 0.25, tip: [0.05, 0.88] },
]

/** The crown of a pomegranate: back sepals, dry stamens, the tube, front sepals. */
export function drawCalyx(plot: Plot, { centre, radius, axis }: Fruit, random: Random): Art {
  const { fruit, fruitDeep, fruitShade, fruitLight, gold, ink } = plot.tones
  const foot = away(centre, axis, radius * 0.94)
  const length = radius * 0.56
  const lean = between(random, -0.1, 0.1)
  const place: Place = (across, along) => {
    const swayed = across + lean * along * along
    return away(away(foot, axis, along * length), axis + Math.PI / 2, swayed * length)
  }
  const edge = { stroke: ink, 'stroke-opacity': 0.6, 'stroke-width': short(plot.unit * 1.1) }
  const stamens = Array.from({ length: 7 }, (_, i) => {
    const across = -0.3 + i * 0.1 + between(random, -0.03, 0.03)
    return { from: place(across * 0.6, 0.3), to: place(across, between(random, 0.62, 0.78)) }
  })
  const front = frontSepals.map((sepal) => sepalPath(place, sepal))
  return [
    shape(
      backSepals.flatMap((sepal) => sepalPath(place, sepal)),
      {
        fill: mixPaints(fruitDeep, fruitShade, 0.7),
        ...edge,
      },
    ),
    shape(
      stamens.flatMap(
        ({ from, to }): Path => [
          ['M', from.x, from.y],
          ['L', to.x, to.y],
        ],
      ),
      {
        fill: 'none',
        stroke: gold,
        'stroke-width': short(plot.unit * 1.4),
      },
    ),
    drawDots(
      stamens.map(({ to }) => to),
      length * 0.07,
      gold,
    ),
    shape(tubePath(place), { fill: fruitDeep }),
    ...front.map((path, i) => shape(path, { fill: i === 2 ? fruit : fruitDeep, ...edge })),
    shape(brushPath([place(0.2, -0.1), place(0.24, 0.3), place(0.12, 0.7)], length * 0.16), {
      fill: fruitShade,
      'fill-opacity': 0.34,
    }),
    shape(
      [
        ...brushPath([place(-0.12, 0), place(-0.12, 0.3), place(-0.02, 0.66)], length * 0.08),
        ...brushPath([place(-0.32, 0.12), place(-0.4, 0.4), place(-0.56, 0.7)], length * 0.06),
      ],
      { fill: fruitLight, 'fill-opacity': 0.7 },
    ),
  ]
}

function tubePath(place: Place): Path {
  const corner = (across: number, along: number): [number, number] => {
    const { x, y } = place(across, along)
    return [x, y]
  }
  return [
    ['M', ...corner(-0.56, -0.14)],
    ['C', ...corner(-0.4, 0.02), ...corner(-0.4, 0.16), ...corner(-0.49, 0.36)],
    ['Q', ...corner(0, 0.5), ...corner(0.49, 0.36)],
    ['C', ...corner(0.4, 0.16), ...corner(0.4, 0.02), ...corner(0.56, -0.14)],
    ['Z'],
  ]
}

function sepalPath(place: Place, { foot, half, tip }: Sepal): Path {
  const at = (across: number, along: number): [number, number] => {
    const { x, y } = place(across, along)
    return [x, y]
  }
  const [across, along] = tip
  return [
    ['M', ...at(foot - half, 0.26)],
    [
      'C',
      ...at(foot - half * 1.25, 0.5),
      ...at(across - half * 0.7, along * 0.78),
      ...at(across, along),
    ],
    [
      'C',
      ...at(across + half * 0.5, along * 0.74),
      ...at(foot + half * 1.25, 0.52),
      ...at(foot + half, 0.26),
    ],
    ['Q', ...at(foot, 0.16), ...at(foot - half, 0.26)],
    ['Z'],
  ]
}
