import type { Composition, Garden } from './garden.ts'
import type { Standing } from './paint-motif.ts'
import { type Posy, plantPosies } from './posy.ts'
import { roomOf, shapeOf } from './room.ts'
import { pointsOf, sprayOf } from './sprays.ts'
import { reachOf, type Thing } from './still.ts'

/** A still life in an arbor above, flowers in the lower corners, the words between. */
export function arbor(things: readonly Thing[]): Composition {
  return {
    room: (units) =>
      roomOf(units, {
        status: [9, 47, 82, 36.8],
        print: [9, 50, 82, 35],
        portrait: [9, 50, 82, 35],
        square: [10, 50, 80, 35],
      }),
    plant: (units, recipe): Garden => {
      const proportion = shapeOf(units)
      const isStatus = proportion === 'status'
      const small = things.some(({ motif }) => motif().lettered)
      const tallest = Math.max(...things.map(({ height }) => height))
      const share = isStatus ? 0.42 : 0.435
      const foot = units.height * share
      const room = foot - units.height * (isStatus ? 0.165 : 0.06)
      const scale = Math.min(isStatus ? 1.42 : 1.24, room / tallest)
      const middle = units.width / 2
      const line = (...numbers: number[]) => pointsOf(units, numbers)
      // In hundredths of the width, and of the height above the foot.
      const high = (...numbers: number[]) => pointsOf({ width: units.width, height: foot }, numbers)
      const at = (x: number, y: number) => line(x, y)[0] ?? { x: middle, y: foot }
      const [left, right] = reachOf(things).map((reach) => reach * scale) as [number, number]
      // Smaller flowers hide no letter.
      const bloom = small ? Math.min(scale, 1.1) : scale
      const clear = (small ? 142 : 88) * bloom
      const lift = isStatus ? 40 : 66
      const posies: Posy[] = [
        {
          at: { x: Math.max((small ? 178 : 220) * bloom, middle - left - clear), y: foot - lift },
          size: 76 * bloom,
          along: 3.02,
          side: -1,
          small,
        },
        {
          at: {
            x: Math.min(units.width - 174 * bloom, middle + right + clear),
            y: foot - lift + 18,
          },
          size: 72 * bloom,
          along: 0.1,
          side: -1,
          small: true,
        },
        { at: { x: 158, y: units.height - 122 }, size: 70, along: 0.4, side: 1, small: true },
        {
          at: { x: units.width - 146, y: units.height - 112 },
          size: 62,
          along: -0.5,
          side: -1,
          small: true,
        },
      ]
      return {
        washes: [
          { at: at(30, share * 66), reach: { x: 420, y: 320 }, tone: recipe.washes[0] },
          { at: at(74, share * 76), reach: { x: 380, y: 300 }, tone: recipe.washes[1] },
          { at: at(12, 94), reach: { x: 360, y: 220 }, tone: recipe.washes[1] },
        ],
        sprigs: [high(16, 66, 20, 54, 19, 42), high(84, 70, 80, 60, 82, 48)],
        sprays: [
          sprayOf(recipe, high(40, 99, 28, 103, 15, 100, 5, 104, -4, 101), 92),
          sprayOf(recipe, high(60, 99, 72, 103, 85, 100, 95, 104, 104, 101), 92),
          sprayOf(recipe, high(12, 96, 4, 78, 7.5, 60, 3.5, 42, 7, 26), 100),
          sprayOf(recipe, high(89, 97, 96, 82, 92.5, 66, 96.5, 52, 94, 40), 96),
          sprayOf(recipe, high(-4, 22, 4, 12, 16, 9, 30, 11.5, 44, 7), 104),
          sprayOf(recipe, high(-4, 6, 8, 3, 22, 4.5, 38, 1.5, 54, 4), 92),
          sprayOf(recipe, high(104, 5, 92, 8.5, 80, 5.5, 68, 9, 58, 7), 96),
          sprayOf(recipe, line(4, 97, 18, 98.4, 30, 96.6, 42, 98), 84),
          sprayOf(recipe, line(96, 97.4, 84, 98.4, 72, 96.8, 60, 98), 80),
          sprayOf(recipe, line(6, 95, 3.6, 89, 5.6, 83, 4, 77), 80),
          sprayOf(recipe, line(94, 95, 96.4, 90, 94.6, 85, 96, 80), 76),
        ],
        ...plantPosies(posies, recipe, 537),
        things: things.map(
          ({ motif, aside = 0, height }): Standing => ({
            motif: motif(),
            at: { x: middle + aside * scale, y: foot },
            height: height * scale,
          }),
        ),
        drops: [at(22, share * 44), at(80, share * 50), at(30, 90)],
      }
    },
  }
}
