import type { Motif } from '../../motifs/motif.ts'
import type { Point } from '../../path.ts'
import type { UnitSize } from '../../proportion.ts'
import type { Composition, Garden } from './garden.ts'
import type { Standing } from './paint-motif.ts'
import { type Posy, plantPosies } from './posy.ts'
import { roomOf, shapeOf } from './room.ts'
import { pointsOf, sprayOf } from './sprays.ts'

/** A thing among the plants: its distance from the middle, and its height, units. */
export interface Thing {
  motif: () => Motif
  /** Default 0. */
  aside?: number
  height: number
}

/**
 * A still life at the foot: things among flowers, sprays to both sides, the words above under boughs.
 *
 * @param things with `between`, there are flowers between them too, and no boughs over the words
 */
export function still(things: readonly Thing[], { between = false } = {}): Composition {
  return {
    room: (units) =>
      roomOf(units, {
        status: [9, 16.5, 82, 41.5],
        print: [9, 11, 82, 41],
        portrait: [9, 11, 82, 40],
        square: [9, 11, 82, 39],
      }),
    plant: (units, recipe): Garden => {
      const proportion = shapeOf(units)
      const small = things.some(({ motif }) => motif().lettered)
      const tallest = Math.max(...things.map(({ height }) => height))
      const status = Math.min(
        small ? 1.5 : 1.64,
        580 / tallest,
        small ? 244 / reachOf(things)[0] : 2,
      )
      const scale = { status, print: 1.24, portrait: 1.12, square: 1.14 }[proportion]
      const foot =
        units.height - { status: 172, print: 118, portrait: 106, square: 118 }[proportion]
      const middle = units.width / 2
      const line = (...numbers: number[]) =>
        pointsOf({ width: 108, height: 100 }, numbers).map(({ x, y }) => ({
          x: middle + x * 10,
          y: foot + y * scale,
        }))
      const at = (x: number, y: number) => line(x, y)[0] ?? { x: middle, y: foot }
      const [left, right] = reachOf(things).map((reach) => reach * scale) as [number, number]
      // Smaller flowers hide no letter, and stay whole at the edge.
      const bloom = small ? Math.min(scale, 1.14) : scale
      const clear = (small ? 156 : 116) * bloom
      const room = (small ? 176 : 218) * bloom
      const leftX = Math.max(room, middle - left - clear)
      const rightX = Math.min(units.width - 172 * bloom, middle + right + clear)
      const posies: Posy[] = [
        { at: { x: leftX, y: foot - 46 }, size: 80 * bloom, along: 3.02, side: -1, small },
        { at: { x: rightX, y: foot - 24 }, size: 78 * bloom, along: 0.1, side: -1, small: true },
      ]
      if (between)
        posies.push({ at: at(1, 30), size: 46 * scale, along: 0.05, side: 1, small: true })
      return {
        washes: [
          { at: at(-20, -120), reach: { x: 420, y: 330 }, tone: recipe.washes[0] },
          { at: at(26, -90), reach: { x: 380, y: 300 }, tone: recipe.washes[1] },
        ],
        sprigs: [line(-27, -110, -31, -170, -29, -240), line(30, -80, 35, -120, 36, -180)],
        sprays: [
          sprayOf(recipe, line(-12, 10, -26, 34, -38, 12, -46, 30), 92),
          sprayOf(recipe, line(12, 14, 26, 34, 37, 16, 46, 34), 92),
          sprayOf(recipe, line(-16, -10, -28, -90, -27, -180, -34, -270, -33, -340), 96),
          sprayOf(recipe, line(18, -10, 30, -70, 28, -150, 34, -230, 33, -280), 92),
          sprayOf(recipe, line(-20, -20, -34, -60, -40, -130, -45, -160), 84),
          sprayOf(recipe, line(24, -16, 36, -50, 42, -110, 46, -130), 84),
          ...(between ? [] : boughs(units).map((bough) => sprayOf(recipe, bough, 92))),
        ],
        ...plantPosies(posies, recipe, 431),
        things: things.map(
          ({ motif, aside = 0, height }): Standing => ({
            motif: motif(),
            at: { x: middle + aside * scale, y: foot },
            height: height * scale,
          }),
        ),
        drops: [at(-34, -260), at(36, -220)],
      }
    },
  }
}

/** Boughs from both upper corners, longer from the left, since the small line is at the right. */
function boughs(units: UnitSize): Point[][] {
  const lines =
    shapeOf(units) === 'status'
      ? [
          [-4, 2, 10, 4.6, 24, 2.2, 38, 4.4, 48, 2.6],
          [-4, 9.4, 4, 7.8, 12, 9.2, 20, 7.4],
          [104, 1.6, 92, 4.4, 79, 2.2, 68, 4],
        ]
      : [
          [-4, 1.2, 9, 4.4, 21, 1.8, 34, 3.6, 44, 1.6],
          [-4, 7, 3, 5.4, 9, 7.4, 15, 5.8],
          ...(shapeOf(units) === 'square' ? [] : [[104, 0.4, 93, 2.6, 81, 0.6, 70, 2.2]]),
        ]
  return lines.map((numbers) => pointsOf(units, numbers))
}

/** How far the things reach to the left and right of the middle, units. */
export function reachOf(things: readonly Thing[]): [left: number, right: number] {
  const sides = things.map(({ motif, aside = 0, height }) => {
    const half = (motif().width * height) / 400
    return [half - aside, half + aside] as const
  })
  return [Math.max(...sides.map(([left]) => left)), Math.max(...sides.map(([, right]) => right))]
}
