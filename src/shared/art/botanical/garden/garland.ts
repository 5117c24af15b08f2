import type { Point } from '../../path.ts'
import type { Composition, Garden, Recipe, Spray } from './garden.ts'
import { type Posy, plantPosies } from './posy.ts'
import { roomOf, shapeOf } from './room.ts'
import { pointsOf, sprayOf } from './sprays.ts'

/** A garland across the top: focus left of the middle, hanging ends, a light counterpart below. */
export const garland: Composition = {
  room: (units) =>
    roomOf(units, {
      status: [9, 27, 82, 56.9],
      print: [9, 42, 82, 44],
      portrait: [9, 42.5, 82, 43.5],
      square: [10, 44, 80, 42],
    }),
  plant: (units, recipe): Garden => {
    const proportion = shapeOf(units)
    const deep = { status: 0.58, print: 1, portrait: 1.06, square: 1.06 }[proportion]
    const line = (...numbers: number[]) =>
      pointsOf(
        units,
        numbers.map((number, i) => (i % 2 ? number * deep : number)),
      )
    const at = (x: number, y: number) => line(x, y)[0] ?? { x: 0, y: 0 }
    const low = (...numbers: number[]) => pointsOf(units, numbers)
    const isTall = proportion === 'status'
    const answer = low(isTall ? 86 : 88, 93.4)[0] ?? { x: 0, y: 0 }
    const posies: Posy[] = [
      { at: at(34, 17), size: 116, along: -0.06, side: 1 },
      { at: at(9.5, 18), size: 64, along: 1.4, side: -1, small: true },
      { at: at(72, 12.5), size: 62, along: -0.15, side: 1, small: true },
      { at: answer, size: isTall ? 76 : 50, along: -0.75, side: -1, small: true },
      ...(isTall ? footPosies(low) : []),
    ]
    return {
      washes: [
        { at: at(34, 14), reach: { x: 420, y: 260 }, tone: recipe.washes[0] },
        { at: at(80, 7), reach: { x: 300, y: 220 }, tone: recipe.washes[1] },
      ],
      sprigs: [
        line(46, 22, 52, 27, 53, 33),
        line(16, 24, 18, 30, 15, 36),
        line(84, 11, 92, 14, 94, 20),
      ],
      sprays: [
        sprayOf(recipe, line(-4, 2, 8, 9, 24, 14, 42, 15.5, 60, 14, 78, 10, 96, 9.5), 112),
        sprayOf(recipe, line(-4, 7, 12, 3.6, 32, 5.6, 52, 3.4, 70, 5.2, 82, 4), 100),
        sprayOf(recipe, line(5, 8, 8, 20, 5, 30, 9, 41), 100),
        sprayOf(recipe, line(30, 15, 25, 24, 27, 31, 22, 38), 88),
        sprayOf(recipe, line(58, 14, 63, 20, 61, 27, 66, 33), 84),
        sprayOf(recipe, low(88, 97, 76, 97.6, 64, 96.2, 55, 97.4), 76),
        sprayOf(recipe, low(94, 94, 96.4, 88, 94.6, 81, 96, 75), 76),
        ...(isTall ? footSprays(low, recipe) : []),
      ],
      ...plantPosies(posies, recipe, 231),
      drops: [at(40, 32), at(74, 26), at(16, 36)],
    }
  },
}

type Line = (...numbers: number[]) => Point[]

/** A status has more room under the words: boughs along its foot from both sides. */
function footSprays(low: Line, recipe: Recipe): Spray[] {
  return [
    sprayOf(recipe, low(104, 97, 88, 92.6, 70, 93.6, 52, 90.8), 104),
    sprayOf(recipe, low(104, 90, 92, 86.6, 84, 88, 74, 85.4), 88),
    sprayOf(recipe, low(-4, 99, 10, 95.4, 26, 96.6, 42, 94.4), 96),
    sprayOf(recipe, low(-4, 93, 6, 91.4, 12, 88, 22, 87.4), 84),
  ]
}

function footPosies(low: Line): Posy[] {
  const at = low(12.5, 94.2)[0] ?? { x: 0, y: 0 }
  return [{ at, size: 70, along: 0.3, side: 1, small: true }]
}
