import type { Point } from '../../path.ts'
import type { UnitSize } from '../../proportion.ts'
import { between, createRandom, type Random } from '../../random.ts'
import type { Leaf } from '../leaf.ts'
import type { HeadKind } from '../plants/flora.ts'
import type { Composition, Garden, Recipe, Spray } from './garden.ts'
import { roomOf } from './room.ts'
import { pointsOf } from './sprays.ts'

/**
 * A meadow along the foot: stems of all heights, taller at the sides, the words in the sky above.
 */
export const meadow: Composition = {
  room: (units) =>
    roomOf(units, {
      status: [9, 17, 82, 44],
      print: [9, 12, 82, 43],
      portrait: [9, 12, 82, 42],
      square: [9, 12, 82, 41],
    }),
  plant: (units, recipe): Garden => {
    const random = createRandom(443)
    const reach = units.height * 0.44
    const count = Math.round(units.width / 34)
    const stems = Array.from({ length: count }, (_, i) => {
      const share = (i + 0.5 + between(random, -0.3, 0.3)) / count
      const side = Math.abs(share - 0.46) * 2
      const height = reach * (0.42 + 0.58 * side ** 1.5) * between(random, 0.72, 1.16)
      return { share, height, i }
    })
    const ordered = [...stems].sort((a, b) => b.height - a.height)
    const at = (x: number, y: number) => pointsOf(units, [x, y])[0] ?? { x: 0, y: 0 }
    return {
      washes: [
        { at: at(12, 88), reach: { x: 420, y: 300 }, tone: recipe.washes[1] },
        { at: at(84, 90), reach: { x: 420, y: 300 }, tone: recipe.washes[0] },
        { at: at(48, 98), reach: { x: 420, y: 200 }, tone: recipe.washes[1] },
      ],
      sprigs: [],
      sprays: [
        ...ordered.map(({ share, height, i }) =>
          stemOf(units, recipe, { share, height, i }, random),
        ),
      ],
      leaves: bladesOf(units, recipe, random),
      heads: [],
      drops: [at(20, 62), at(82, 62), at(50, 76)],
    }
  },
}

/** Long blades from the foot, in front of the stems. */
function bladesOf(units: UnitSize, { hues }: Recipe, random: Random): Leaf[] {
  const count = Math.round(units.width / 26)
  return Array.from({ length: count }, (_, i): Leaf => {
    const lean = between(random, -0.42, 0.42)
    return {
      base: { x: ((i + random()) / count) * units.width, y: units.height + 30 },
      angle: -Math.PI / 2 + lean,
      length: units.height * between(random, 0.06, 0.13),
      side: lean < 0 ? 1 : -1,
      hue: hues[i % hues.length] ?? 'green1',
      kind: 'slim',
    }
  })
}

function stemOf(
  units: UnitSize,
  recipe: Recipe,
  { share, height, i }: { share: number; height: number; i: number },
  random: Random,
): Spray {
  const kinds = kindsOf(recipe)
  const kind = kinds[(i * 5) % kinds.length] ?? recipe.hero
  const ear = kind === recipe.filler
  const own = { [recipe.hero]: 78, [recipe.second]: 56, [recipe.small]: 44 }[kind] ?? 46
  const size = (ear ? 210 : own) * between(random, 0.84, 1.14)
  const sway = between(random, -46, 46) + (share - 0.5) * 40
  const rim = (ear ? 0.3 : 1.05) * size
  const tip = Math.min(units.width - rim, Math.max(rim, share * units.width + sway))
  return {
    line: blade(tip - sway, units.height, height - (ear ? size * 0.7 : 0), sway),
    width: ear ? 5 : 6,
    leaf: between(random, 70, 110),
    kind: recipe.spray,
    hues: recipe.hues,
    young: true,
    gap: 3.2,
    bare: 0.3,
    tip: { kind, size },
  }
}

/** Kinds of flowers, repeated by their share of the meadow. */
function kindsOf({ hero, second, small, filler }: Recipe): HeadKind[] {
  return filler
    ? [hero, filler, second, filler, small, filler, hero, small, filler]
    : [hero, second, small, second, small]
}

/** From below the plot's edge upwards, bent by the wind. */
function blade(x: number, foot: number, height: number, sway: number): Point[] {
  return [
    { x, y: foot + 50 },
    { x: x + sway * 0.15, y: foot - height * 0.35 },
    { x: x + sway * 0.5, y: foot - height * 0.72 },
    { x: x + sway, y: foot - height },
  ]
}
