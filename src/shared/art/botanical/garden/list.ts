import type { Composition, Garden } from './garden.ts'
import { type Posy, plantPosies } from './posy.ts'
import { roomOf, shapeOf } from './room.ts'
import { pointsOf, sprayOf } from './sprays.ts'

/** A long room for a list: flowers above it and below it, light sprays along its sides. */
export const list: Composition = {
  room: (units) =>
    roomOf(units, {
      status: [9, 19, 82, 63],
      print: [9, 19, 82, 65],
      portrait: [9, 22.5, 82, 61.5],
      square: [12, 18, 76, 66],
    }),
  plant: (units, recipe): Garden => {
    const tall = shapeOf(units) === 'status'
    const line = (...numbers: number[]) => pointsOf(units, numbers)
    const at = (x: number, y: number) => line(x, y)[0] ?? { x: 0, y: 0 }
    const posies: Posy[] = [
      { at: at(24, tall ? 9.5 : 10.6), size: tall ? 92 : 84, along: -0.1, side: 1 },
      { at: at(74, tall ? 90.5 : 89.4), size: tall ? 100 : 90, along: -0.1, side: -1 },
      { at: at(7, tall ? 17 : 19), size: 46, along: 1.5, side: -1, small: true },
      { at: at(93, tall ? 83 : 82), size: 48, along: 1.5, side: -1, small: true },
    ]
    return {
      washes: [
        { at: at(22, 7), reach: { x: 380, y: 220 }, tone: recipe.washes[1] },
        { at: at(78, 94), reach: { x: 380, y: 240 }, tone: recipe.washes[0] },
      ],
      sprigs: [line(38, 11, 48, 12.5, 58, 11), line(60, 89.5, 50, 88, 40, 89)],
      sprays: [
        sprayOf(recipe, line(10, 5, 30, 3, 48, 5, 66, 3.4, 84, 5.4), 82),
        sprayOf(recipe, line(58, 6.4, 72, 5.6, 90, 7.4), 76),
        sprayOf(recipe, line(6, 10, 3.4, 20, 5.4, 30, 3.4, 40, 4.6, 47), 76),
        sprayOf(recipe, line(90, 95, 70, 97, 52, 95.2, 34, 96.8, 16, 95), 82),
        sprayOf(recipe, line(42, 93.6, 28, 94.4, 10, 92.6), 76),
        sprayOf(recipe, line(94, 90, 96.6, 80, 94.6, 70, 96.6, 60, 95.4, 53), 76),
      ],
      ...plantPosies(posies, recipe, 731),
      drops: [at(60, 12), at(30, 88)],
    }
  },
}
