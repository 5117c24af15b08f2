import type { Composition, Garden } from './garden.ts'
import { type Posy, plantPosies } from './posy.ts'
import { roomOf, shapeOf } from './room.ts'
import { pointsOf, sprayOf } from './sprays.ts'

/** A formal pair: flowers at the top left and the bottom right, sprays along the edges. */
export const corners: Composition = {
  room: (units) =>
    roomOf(units, {
      status: [9, 26, 82, 48.5],
      print: [12, 25, 76, 50],
      portrait: [12, 25.5, 76, 49],
      square: [14, 25.5, 72, 49],
    }),
  plant: (units, recipe): Garden => {
    const tall = shapeOf(units) === 'status'
    const line = (...numbers: number[]) => pointsOf(units, numbers)
    const at = (x: number, y: number) => line(x, y)[0] ?? { x: 0, y: 0 }
    const posies: Posy[] = [
      { at: tall ? at(25, 13.8) : at(21, 13.5), size: tall ? 138 : 104, along: -0.66, side: 1 },
      { at: tall ? at(70, 86.4) : at(76.5, 86), size: tall ? 150 : 112, along: -0.66, side: -1 },
      {
        at: tall ? at(11, 22.5) : at(8, 27),
        size: tall ? 66 : 50,
        along: 1.5,
        side: -1,
        small: true,
      },
      {
        at: tall ? at(84, 76) : at(89.4, 72),
        size: tall ? 70 : 54,
        along: 1.5,
        side: -1,
        small: true,
      },
    ]
    return {
      washes: [
        { at: at(20, 12), reach: { x: 360, y: 320 }, tone: recipe.washes[1] },
        { at: at(80, 88), reach: { x: 380, y: 340 }, tone: recipe.washes[0] },
      ],
      sprigs: [line(32, 16, 40, 18, 48, 16), line(67, 84, 59, 82, 51, 84)],
      sprays: [
        sprayOf(recipe, line(14, 7, 32, 4, 48, 5.6, 64, 3.6, 74, 5), 96),
        sprayOf(recipe, line(8, 12, 5, 24, 7.5, 34, 5, 44, 6.5, 51), 96),
        sprayOf(recipe, line(86, 93, 68, 96.2, 52, 94.4, 36, 96.4, 25, 95), 96),
        sprayOf(recipe, line(92, 88, 95, 76, 92.5, 66, 95, 56, 93.5, 49), 96),
      ],
      ...plantPosies(posies, recipe, 331),
      drops: [at(34, 19), at(66, 81)],
    }
  },
}
