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

/** The share of the tiles that may be of the darkest ground. */
const mostDark = 0.25

/**
 * Lays the large pictures, then the small kinds in their order, over and over; no two neighbours
 * share a kind or a ground, and grounds are used evenly.
 */
export function layMosaic(
  places: readonly Place[],
  { hero, second = hero, ground, backdrop, small }: Composition,
  { palette, seed }: { palette: Palette; seed: number },
): Tile[] {
  const random = createRandom(seed)
  const laid: Tile[] = []
  const wall: Wall = { places, laid, palette }
  for (const place of places.filter(({ mark }) => mark === 'H' || mark === 'K')) {
    const kind = place.mark === 'H' ? hero : second
    const isOpen = ground !== undefined && openGrounds(place, wall).includes(ground)
    const found = isOpen ? ground : leastUsed(freeGrounds(kind, place, wall), laid, random)
    laid.push({ place, kind, ground: found, ...(backdrop && { backdrop }) })
  }
  const queue = [...small]
  for (const place of places.filter(({ mark }) => mark === '.')) {
    const near = laid.filter((each) => isNear(each.place, place)).map(({ kind }) => kind)
    const fits = (kind: TileKind) =>
      !near.includes(kind) && freeGrounds(kind, place, wall).length > 0
    const [kind] = queue.splice(Math.max(0, queue.findIndex(fits)), 1)
    if (kind === undefined) continue
    queue.push(kind)
    laid.push({ place, kind, ground: leastUsed(freeGrounds(kind, place, wall), laid, random) })
  }
  return laid
}

interface Wall {
  places: readonly Place[]
  laid: readonly Tile[]
  palette: Palette
}

/** The grounds open to a place that the picture shows on. */
function freeGrounds(kind: TileKind, place: Place, wall: Wall): GroundName[] {
  const open = openGrounds(place, wall)
  if (!isPicture(kind)) return open
  const legible = groundsFor(pictures[kind](), wall.palette)
  return open.filter((name) => legible.includes(name))
}

/** The grounds that no neighbour has, the block of text among them. */
function openGrounds(place: Place, { places, laid, palette }: Wall): GroundName[] {
  const near = laid.filter((each) => touch(each.place, place)).map(({ ground }) => ground)
  const words = places.some((each) => each.mark === 'T' && touch(each, place))
  const isBlock = (name: GroundName) => palette.colours[name] === palette.colours.block
  const tiles = places.filter(({ mark }) => mark !== 'T').length
  const isTooDark = timesLaid('ink', laid) + 1 > mostDark * tiles
  return groundNames.filter(
    (name) => !near.includes(name) && !(words && isBlock(name)) && !(name === 'ink' && isTooDark),
  )
}

function leastUsed(free: readonly GroundName[], laid: readonly Tile[], random: Random): GroundName {
  const costs = free.map((name) => ({
    name,
    cost: timesLaid(name, laid) * (name === 'ink' ? 1.7 : 1) + between(random, 0, 1.2),
  }))
  return costs.sort((one, other) => one.cost - other.cost)[0]?.name ?? 'blush'
}

function timesLaid(name: GroundName, laid: readonly Tile[]): number {
  return laid.filter(({ ground }) => ground === name).length
}

/** Whether it is a motif, not pure geometry. */
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
