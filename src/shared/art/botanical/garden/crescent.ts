import type { Composition, Garden } from './garden.ts'
import { type Posy, plantPosies } from './posy.ts'
import { roomOf, shapeOf } from './room.ts'
import { pointsOf, sprayOf } from './sprays.ts'

/**
 * A crescent: heavy at the bottom right, running out along both edges, with a light counterpart
 * opposite.
 */
export const crescent: Composition = {
  room: (units) =>
    roomOf(units, {
      status: [8, 22, 78, 42],
      print: [8, 18, 70, 46],
      portrait: [8, 18, 70, 46],
      square: [9, 17, 70, 47],
    }),
  plant: (units, recipe): Garden => {
    const tall = shapeOf(units) === 'status'
    const at = (x: number, y: number) => pointsOf(units, [x, y])[0] ?? { x: 0, y: 0 }
    const line = (...numbers: number[]) => pointsOf(units, numbers)
    const posies: Posy[] = [
      { at: at(70, tall ? 84.5 : 82), size: 132, along: -0.72, side: 1 },
      { at: at(36, tall ? 92 : 90), size: 72, along: 0.18, side: 1, small: true },
      { at: at(90, tall ? 64 : 59), size: 62, along: -1.4, side: -1, small: true },
      { at: at(13, tall ? 8.5 : 9.5), size: 72, along: -0.9, side: 1, small: true },
    ]
    return {
      washes: [
        { at: at(76, 82), reach: { x: 400, y: 380 }, tone: recipe.washes[0] },
        { at: at(92, 66), reach: { x: 240, y: 320 }, tone: recipe.washes[1] },
        { at: at(8, 7), reach: { x: 240, y: 220 }, tone: recipe.washes[0] },
      ],
      sprigs: [
        line(62, 80, 54, 78, 47, 80),
        line(86, 68, 82, 62, 82, 56),
        line(20, 6, 30, 8, 38, 6),
      ],
      sprays: [
        sprayOf(recipe, line(80, 90, 60, 96, 36, 93.5, 18, 96, 5, 93), 112),
        // Beside wide words it keeps to the edge.
        tall
          ? sprayOf(recipe, line(86, 86, 97, 72, 95, 58, 98, 46, 96, 36), 112)
          : sprayOf(recipe, line(86, 86, 95, 72, 91, 58, 95, 46, 92.5, 36), 112),
        sprayOf(recipe, line(66, 87, 52, 88, 42, 84.5, 33, 86), 92),
        sprayOf(recipe, line(4, 4, 18, 5.5, 32, 3.6, 44, 4.6), 88),
        sprayOf(recipe, line(4, 6, 6.5, 14, 4.5, 22, 6.5, 29), 88),
      ],
      ...plantPosies(posies, recipe, 131),
      drops: [at(64, 74), at(86, 60), at(24, 12)],
    }
  },
}
