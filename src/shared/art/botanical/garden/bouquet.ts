import type { Point } from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { away } from '../brush.ts'
import type { Leaf } from '../leaf.ts'
import type { Head } from '../plants/flora.ts'
import type { Composition, Garden, Recipe, Spray } from './garden.ts'
import { roomOf, shapeOf } from './room.ts'
import { sprayOf } from './sprays.ts'

/** The place of each flower of the bunch, in widths of the large flower from its middle. */
const bunch: readonly (readonly [
  rank: 'hero' | 'second' | 'small',
  x: number,
  y: number,
  size: number,
])[] = [
  ['small', -2.1, -0.42, 0.36],
  ['small', 2.2, -0.5, 0.4],
  ['small', -0.4, -1.62, 0.42],
  ['small', 1.2, -1.4, 0.36],
  ['second', -1.22, -0.86, 0.62],
  ['second', 1.34, -0.34, 0.72],
  ['small', -2.0, 0.4, 0.4],
  ['second', 0.3, -0.98, 0.6],
  ['small', 1.7, 0.6, 0.42],
  ['second', -1.06, 0.42, 0.62],
  ['hero', 0.16, 0.16, 1],
]

/** A bunch tied with a ribbon under the words: flowers, leaves around them, crossing stems. */
export const bouquet: Composition = {
  room: (units) =>
    roomOf(units, {
      status: [9, 16.5, 82, 42.6],
      print: [10, 10, 80, 34],
      portrait: [10, 10, 80, 32],
      square: [10, 10, 80, 31],
    }),
  plant: (units, recipe): Garden => {
    const random = createRandom(557)
    const proportion = shapeOf(units)
    const size = { status: 162, print: 122, portrait: 116, square: 122 }[proportion]
    const foot = proportion === 'status' ? 2.58 : 3.62
    const middle = { x: units.width * 0.5, y: units.height - size * foot }
    const knot = { x: middle.x + 6, y: middle.y + size * 1.72 }
    return {
      washes: [
        {
          at: { x: middle.x - 150, y: middle.y },
          reach: { x: 380, y: 320 },
          tone: recipe.washes[0],
        },
        {
          at: { x: middle.x + 190, y: middle.y + 40 },
          reach: { x: 340, y: 300 },
          tone: recipe.washes[1],
        },
      ],
      sprigs: [-2.4, -0.86].map((angle) =>
        [1.4, 2, 2.7].map((reach) => away(middle, angle + reach * 0.04, reach * size)),
      ),
      sprays: [...stemsOf(knot, size, random), ...arms(middle, knot, recipe, size)],
      leaves: collar(middle, recipe, size, random),
      heads: [...ears(middle, recipe, size, random), ...flowers(middle, recipe, size, random)],
      bow: { knot, size: size * 1.7 },
      drops: [
        { x: middle.x - 330, y: middle.y + 90 },
        { x: middle.x + 330, y: middle.y + 60 },
      ],
    }
  },
}

function flowers(middle: Point, recipe: Recipe, size: number, random: () => number): Head[] {
  return bunch.map(([rank, x, y, own]) => ({
    kind: recipe[rank],
    at: { x: middle.x + x * size, y: middle.y + y * size },
    size: size * own * between(random, 0.95, 1.05),
    turn: between(random, -0.4, 0.4),
  }))
}

function ears(middle: Point, { filler }: Recipe, size: number, random: () => number): Head[] {
  if (!filler) return []
  return [-2.75, -2.3, -1.9, -1.25, -0.75, -0.35].map((angle) => ({
    kind: filler,
    at: away(middle, angle, size * between(random, 1.1, 1.45)),
    size: size * between(random, 1.3, 1.6),
    turn: angle,
  }))
}

function collar(middle: Point, { hues, leaf }: Recipe, size: number, random: () => number): Leaf[] {
  return Array.from({ length: 26 }, (_, i): Leaf => {
    const angle = -Math.PI - 0.75 + (i / 25) * (Math.PI + 1.5) + between(random, -0.08, 0.08)
    return {
      base: away(middle, angle, size * between(random, 1, 1.5)),
      angle: angle + between(random, -0.25, 0.25),
      length: size * between(random, 0.9, 1.3),
      side: random() < 0.5 ? 1 : -1,
      hue: hues[i % hues.length] ?? 'green1',
      kind: leaf,
    }
  })
}

/** Sprays that reach out of the bunch to both sides. */
function arms(middle: Point, knot: Point, recipe: Recipe, size: number): Spray[] {
  return [-2.86, -2.2, -0.95, -0.3].map((angle, i) => {
    const bend = i < 2 ? 0.14 : -0.14
    return sprayOf(
      recipe,
      [
        knot,
        away(middle, angle, size),
        away(middle, angle + bend, size * 2.1),
        away(middle, angle + 1.6 * bend, size * 3),
      ],
      size * 0.78,
    )
  })
}

/** Bare stems that cross in the knot. */
function stemsOf(knot: Point, size: number, random: () => number): Spray[] {
  return [-0.62, -0.34, -0.12, 0.1, 0.32, 0.58].map((lean) => ({
    line: [
      { x: knot.x - lean * size * 1.2, y: knot.y - size * 1.1 },
      { x: knot.x - lean * size * 0.12, y: knot.y },
      { x: knot.x + lean * size * 1.1, y: knot.y + size * between(random, 1.1, 1.4) },
    ],
    width: 12,
    leaf: 0,
    kind: 'slim',
    hues: ['green1'],
    young: true,
  }))
}
