import type { Point } from '../../path.ts'
import { away } from '../brush.ts'
import type { Composition, Garden } from './garden.ts'
import { type Posy, plantPosies } from './posy.ts'
import { roomOf, shapeOf } from './room.ts'
import { sprayOf } from './sprays.ts'

/**
 * A full wreath around the words: two large sprays from foot to crown, with flowers where they
 * meet.
 */
export const wreath: Composition = {
  room: (units) =>
    roomOf(units, {
      status: [10.6, 23.5, 78.8, 50.5],
      print: [22, 32, 56, 37],
      portrait: [22, 31.5, 56, 37],
      square: [24.5, 27.5, 51, 45],
    }),
  plant: (units, recipe): Garden => {
    const { width, height } = units
    const leaf = (shapeOf(units) === 'status' ? 118 : 96) * (recipe.flowerless ? 1.3 : 1)
    const ring = ringOf(width, height)
    const at = (angle: number, reach = 1): Point => ({
      x: ring.x + Math.cos(angle) * ring.rx * reach,
      y: ring.y + Math.sin(angle) * ring.ry * reach,
    })
    const arc = (from: number, to: number, reach = 1) =>
      Array.from({ length: 9 }, (_, i) => at(from + ((to - from) * i) / 8, reach))
    const [foot, crown, right, left] =
      shapeOf(units) === 'status' ? [2.12, -1.22, 0.9, 4.1] : [2.25, -0.72, 0.72, 3.95]
    const posies: Posy[] = [
      { at: at(foot), size: 104, along: tangent(ring, foot), side: -1 },
      { at: at(crown), size: 80, along: tangent(ring, crown), side: -1 },
      { at: at(right), size: 58, along: tangent(ring, right), side: -1, small: true },
      { at: at(left), size: 54, along: tangent(ring, left), side: -1, small: true },
    ]
    return {
      washes: [
        { at: at(foot), reach: { x: 300, y: 280 }, tone: recipe.washes[0] },
        { at: at(crown), reach: { x: 280, y: 260 }, tone: recipe.washes[1] },
      ],
      sprigs: [
        [
          at(foot + 0.3),
          away(at(foot + 0.62), foot + 0.62, 34),
          away(at(foot + 0.95), foot + 0.95, 60),
        ],
        [at(crown + 0.3), away(at(crown + 0.55), 0.2, 30), away(at(crown + 0.8), 0.3, 50)],
      ],
      sprays: [
        sprayOf(recipe, arc(foot, 3.5), leaf),
        sprayOf(recipe, arc(left, 3.45), leaf),
        sprayOf(recipe, arc(left, crown + 2 * Math.PI), leaf),
        sprayOf(recipe, arc(foot, 0.5), leaf),
        sprayOf(recipe, arc(crown, 0.4), leaf),
        sprayOf(recipe, arc(right, -0.5), leaf),
        sprayOf(recipe, arc(foot + 0.5, foot + 1.9, 1.045), 0.84 * leaf),
        sprayOf(recipe, arc(foot - 0.5, foot - 2.2, 1.045), 0.84 * leaf),
      ],
      ...plantPosies(posies, recipe, 31),
      drops: [at(foot), at(crown), at(right)],
    }
  },
}

interface Ring extends Point {
  rx: number
  ry: number
}

function ringOf(width: number, height: number): Ring {
  const tall = height > 1.6 * width
  // The wreath of a status grows out of the page at the sides: words are as wide as elsewhere.
  const rx = width / 2 - (tall ? -52 : 98)
  // It stays below the small line at the top.
  const ry = tall ? 812 : Math.min(height / 2 - 98, rx * 1.7)
  return { x: width / 2, y: height * (tall ? 0.495 : 0.5), rx, ry }
}

function tangent({ rx, ry }: Ring, angle: number): number {
  return Math.atan2(Math.cos(angle) * ry, -Math.sin(angle) * rx)
}
