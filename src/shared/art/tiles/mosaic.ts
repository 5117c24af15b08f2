import type { Palette } from '../family.ts'
import { between, createRandom, type Random } from '../random.ts'
import type { backdrops } from './backdrops.ts'
import type { Composition } from './compositions.ts'
import { type Place, touch } from './grid.ts'
import { type GroundName, groundNames } from './palettes.ts'
import type { patterns } from './patterns.ts'
import { groundsFor } from './picture.ts'
import { pictures } from './pictures.ts'

/** What stands on each place, and its ground. */
export interface Tile {
  place: Place
  kind: TileKind
  ground: GroundName
  backdrop?: BackdropName
}

export type PatternName = keyof typeof patterns
export type PictureName = keyof typeof pictures
export type BackdropName = keyof typeof backdrops
export type TileKind = PatternName | PictureName

/** The darkest ground weighs more, so that it stays on a quarter of the tiles at most. */
const weight: Partial<Record<GroundName, number>> = { ink: 1.7 }

/**
 * Lays the kinds out in their order, over and over; no two neighbours share a kind or a ground, and
 * grounds are used evenly. Large pictures choose their grounds first.
 */
export function layMosaic(
  places: readonly Place[],
  kinds: Composition,
  { palette, seed }: { palette: Palette; seed: number },
): Tile[] {
  const random = createRandom(seed)
  const text = places.filter(({ mark }) => mark === 'T')
  const block = groundNames.find((name) => palette.colours[name] === palette.colours.block)
  const laid: Tile[] = []
  const fixed = text.map((place) => ({ place, ground: block }))
  const used = new Map<GroundName, number>()
  const lay = (place: Place, kind: TileKind, backdrop?: BackdropName) => {
    const near = [...laid, ...fixed].filter((each) => touch(each.place, place))
    const taken = near.map(({ ground }) => ground)
    const ground = chooseGround({ kind, taken, used, palette, random })
    used.set(ground, (used.get(ground) ?? 0) + (weight[ground] ?? 1))
    laid.push({ place, kind, ground, ...(backdrop && { backdrop }) })
  }
  for (const place of places.filter(({ mark }) => mark === 'H'))
    lay(place, kinds.hero, kinds.backdrop)
  for (const place of places.filter(({ mark }) => mark === 'K')) {
    lay(place, kinds.second ?? kinds.hero, kinds.backdrop)
  }
  const queue = [...kinds.small]
  for (const place of places.filter(({ mark }) => mark === '.')) {
    const near = laid.filter((each) => isNear(each.place, place)).map(({ kind }) => kind)
    const next = queue.findIndex((kind) => !near.includes(kind))
    const [kind] = queue.splice(Math.max(0, next), 1)
    if (!kind) continue
    queue.push(kind)
    lay(place, kind)
  }
  return laid
}

interface Choice {
  kind: TileKind
  taken: readonly (GroundName | undefined)[]
  used: ReadonlyMap<GroundName, number>
  palette: Palette
  random: Random
}

function chooseGround({ kind, taken, used, palette, random }: Choice): GroundName {
  const legible = isPicture(kind) ? groundsFor(pictures[kind](), palette) : groundNames
  const free = legible.filter((name) => !taken.includes(name))
  const cost = (name: GroundName) => (used.get(name) ?? 0) + between(random, 0, 1.2)
  const costs = (free.length > 0 ? free : legible).map((name) => ({ name, cost: cost(name) }))
  return costs.sort((one, other) => one.cost - other.cost)[0]?.name ?? 'blush'
}

export function isPicture(kind: TileKind): kind is PictureName {
  return kind in pictures
}

/** Diagonal neighbours count too: a thing twice at a glance looks like a mistake. */
function isNear(one: Place, other: Place): boolean {
  const across = Math.max(
    one.column - other.column - other.columns,
    other.column - one.column - one.columns,
  )
  const down = Math.max(one.row - other.row - other.rows, other.row - one.row - one.rows)
  return across <= 0 && down <= 0
}
