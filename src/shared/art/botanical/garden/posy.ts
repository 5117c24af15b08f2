import type { Point } from '../../path.ts'
import { between, createRandom, type Random } from '../../random.ts'
import { away } from '../brush.ts'
import type { Leaf } from '../leaf.ts'
import type { Head } from '../plants/flora.ts'
import type { Recipe } from './garden.ts'

/** Flowers in a group: one large, two beside it, small ones, and leaves that fan out. */
export interface Posy {
  at: Point
  /** Half the width of the large flower, units. */
  size: number
  /** The direction in which the group is long, radians. */
  along: number
  /** 1 or -1: the side of that direction with the small flowers. */
  side: 1 | -1
  /** Whether its far ends are left out; default false. */
  small?: boolean
}

interface Seat {
  rank: 'hero' | 'second' | 'small'
  /** In widths of the large flower: the place along and across, and the flower's width. */
  u: number
  v: number
  size: number
}

const seats: readonly Seat[] = [
  { rank: 'small', u: 2.34, v: 0.1, size: 0.36 },
  { rank: 'small', u: -2.06, v: 0.1, size: 0.38 },
  { rank: 'small', u: 0.68, v: -0.93, size: 0.38 },
  { rank: 'small', u: -0.46, v: 1.05, size: 0.34 },
  { rank: 'second', u: -1.3, v: -0.24, size: 0.62 },
  { rank: 'second', u: 1.42, v: 0.34, size: 0.74 },
  { rank: 'hero', u: 0, v: 0, size: 1 },
]

/** What posies show. Their leaves are separate, since they lie under all flowers. */
export function plantPosies(posies: readonly Posy[], recipe: Recipe, seed: number) {
  return {
    leaves: posies.flatMap((posy, i) => leavesOf(posy, recipe, createRandom(seed + i))),
    heads: posies.flatMap((posy, i) => headsOf(posy, recipe, createRandom(seed + 50 + i))),
  }
}

function headsOf(posy: Posy, recipe: Recipe, random: Random): Head[] {
  if (recipe.flowerless) return []
  const { headScale = 1 } = recipe
  const taken = posy.small ? seats.slice(2) : seats
  const flowers = taken.map(({ rank, u, v, size }) => ({
    kind: recipe[rank],
    at: placeIn(posy, u * headScale, v * headScale),
    size: posy.size * size * headScale * between(random, 0.94, 1.06),
    turn: between(random, -0.5, 0.5),
  }))
  return [...fillersOf(posy, recipe, random), ...flowers]
}

/** Ears that lean out between the flowers. */
function fillersOf(posy: Posy, { filler }: Recipe, random: Random): Head[] {
  if (!filler) return []
  const turns = posy.small ? [-0.5, 0.35, 2.8] : [-0.62, -0.2, 0.3, 2.5, 2.9, -2.75]
  return turns.map((turn) => {
    const angle = posy.along + turn * posy.side + between(random, -0.1, 0.1)
    return {
      kind: filler,
      at: away(posy.at, angle, posy.size * between(random, 0.8, 1.1)),
      size: posy.size * between(random, 1.3, 1.75),
      turn: angle,
    }
  })
}

/** Leaves that come out from under the flowers, longest in the direction of the posy. */
function leavesOf(posy: Posy, recipe: Recipe, random: Random): Leaf[] {
  const { hues, leaf, headScale = 1, fan = true } = recipe
  if (!fan) return []
  const count = posy.small ? 13 : 19
  return Array.from({ length: count }, (_, i): Leaf => {
    const turn = (i / count) * 2 * Math.PI + between(random, -0.16, 0.16)
    const stretch = Math.abs(Math.cos(turn))
    const angle = posy.along + turn
    const from = posy.size * headScale * (0.5 + (posy.small ? 0.35 : 0.85) * stretch ** 2)
    return {
      base: away(posy.at, angle, from),
      angle: angle + between(random, -0.3, 0.3),
      length: posy.size * between(random, 0.9, 1.3) * (0.4 + 0.6 * headScale),
      side: random() < 0.5 ? 1 : -1,
      hue: hues[i % hues.length] ?? 'green1',
      kind: leaf,
    }
  })
}

function placeIn({ at, size, along, side }: Posy, u: number, v: number): Point {
  return away(away(at, along, u * size), along + Math.PI / 2, v * side * size)
}
