import { between, createRandom, type Random } from '../random.ts'
import type { backdrops } from './backdrops.ts'
import type { Composition } from './compositions.ts'
import { type Place, touch } from './grid.ts'
import { type GroundName, groundNames, palettes } from './palettes.ts'
import type { patterns } from './patterns.ts'
import { groundsFor } from './picture.ts'
import { pictures } from './pictures.ts'

/** The kind of tile at each place, and its ground in each palette, by the palette's label. */
export interface Tile {
  place: Place
  kind: TileKind
  grounds: Readonly<Record<string, GroundName>>
  backdrop?: BackdropName
  /** The letter of the tile; only of the kind `letter`. */
  letter?: string
}

export type PatternName = keyof typeof patterns
export type PictureName = keyof typeof pictures
export type BackdropName = keyof typeof backdrops
export type TileKind = PatternName | PictureName | 'letter'

/** The maximum share of tiles with the darkest ground. */
const mostDark = 0.25

/**
 * Lays the large pictures, then the small kinds in order, repeated. No two neighbours share a kind
 * or a ground, and grounds are used evenly. A place has the same kind in every palette, but its
 * ground can differ.
 */
export function layMosaic(
  places: readonly Place[],
  { hero, second = hero, word = '', ground, backdrop, small }: Composition,
  seed: number,
): Tile[] {
  const walls = wallsOf(places, [hero, second, ...small], seed)
  const tiles: Tile[] = []
  const lay = (place: Place, kind: TileKind, wanted?: GroundName, letter?: string) => {
    const grounds = walls.map((wall) => [wall.label, layGround({ kind, place, wanted }, wall)])
    tiles.push({ place, kind, grounds: Object.fromEntries(grounds), ...(letter && { letter }) })
  }
  for (const place of places.filter(({ mark }) => mark === 'H' || mark === 'K')) {
    lay(place, place.mark === 'H' ? hero : second, ground)
  }
  for (const [i, letter] of [...word].entries()) {
    const place = places.find(({ mark }) => mark === String(i + 1))
    if (place) lay(place, 'letter', undefined, letter)
  }
  const queue = [...small]
  for (const place of places.filter(({ mark }) => mark === '.')) {
    const near = tiles.filter((each) => isNear(each.place, place)).map(({ kind }) => kind)
    const fits = (kind: TileKind) =>
      !near.includes(kind) && walls.every((wall) => freeGrounds(kind, place, wall).length > 0)
    const [kind] = queue.splice(Math.max(0, queue.findIndex(fits)), 1)
    if (kind === undefined) continue
    queue.push(kind)
    lay(place, kind)
  }
  return tiles.map((tile) =>
    backdrop && (tile.place.mark === 'H' || tile.place.mark === 'K') ? { ...tile, backdrop } : tile,
  )
}

/** The mosaic in one palette. */
interface Wall {
  label: string
  /** The ground of the block of text. */
  block: GroundName | undefined
  places: readonly Place[]
  /** The grounds that each picture is visible on. */
  legible: ReadonlyMap<TileKind, readonly GroundName[]>
  laid: { place: Place; ground: GroundName }[]
  random: Random
}

function wallsOf(places: readonly Place[], kinds: readonly TileKind[], seed: number): Wall[] {
  const motifs = new Map(kinds.filter(isPicture).map((kind) => [kind, pictures[kind]()]))
  return Object.values(palettes).map((palette) => ({
    label: palette.label,
    block: groundNames.find((name) => palette.colours[name] === palette.colours.block),
    places,
    legible: new Map<TileKind, readonly GroundName[]>([
      ...[...motifs].map(([kind, motif]) => [kind, groundsFor(motif, palette)] as const),
      // The boldest colour on it is too near to it for a letter.
      ['letter', groundNames.filter((name) => name !== 'leaf')],
    ]),
    laid: [],
    random: createRandom(seed),
  }))
}

interface Standing {
  kind: TileKind
  place: Place
  wanted: GroundName | undefined
}

function layGround({ kind, place, wanted }: Standing, wall: Wall): GroundName {
  const isOpen = wanted !== undefined && openGrounds(place, wall).includes(wanted)
  const ground = isOpen ? wanted : leastUsed(freeGrounds(kind, place, wall), wall)
  wall.laid.push({ place, ground })
  return ground
}

/** The grounds allowed at a place on which the picture is visible. */
function freeGrounds(kind: TileKind, place: Place, wall: Wall): GroundName[] {
  const legible = wall.legible.get(kind) ?? groundNames
  return openGrounds(place, wall).filter((name) => legible.includes(name))
}

/** The grounds that no neighbour has, where the block of text counts as one. */
function openGrounds(place: Place, { places, laid, block }: Wall): GroundName[] {
  const near = laid.filter((each) => touch(each.place, place)).map(({ ground }) => ground)
  const words = places.some((each) => each.mark === 'T' && touch(each, place))
  const tiles = places.filter(({ mark }) => mark !== 'T').length
  const isTooDark = timesLaid('ink', laid) + 1 > mostDark * tiles
  return groundNames.filter(
    (name) => !near.includes(name) && !(words && name === block) && !(name === 'ink' && isTooDark),
  )
}

function leastUsed(free: readonly GroundName[], { laid, random }: Wall): GroundName {
  const costs = free.map((name) => ({
    name,
    cost: timesLaid(name, laid) * (name === 'ink' ? 1.7 : 1) + between(random, 0, 1.2),
  }))
  return costs.sort((one, other) => one.cost - other.cost)[0]?.name ?? 'blush'
}

function timesLaid(name: GroundName, laid: Wall['laid']): number {
  return laid.filter(({ ground }) => ground === name).length
}

/** Whether it is a motif, not pure geometry. */
export function isPicture(kind: TileKind): kind is PictureName {
  return kind in pictures
}

/** Diagonal neighbours count too: the same thing twice in one view looks like a mistake. */
function isNear(one: Place, other: Place): boolean {
  const across = Math.max(
    one.column - other.column - other.columns,
    other.column - one.column - one.columns,
  )
  const down = Math.max(one.row - other.row - other.rows, other.row - one.row - one.rows)
  return across <= 0 && down <= 0
}
