import { dueFor, type Season } from './season.ts'

interface Dated {
  categories: readonly string[]
}

/** A list whose items are alike in groups, so that each group is judged once. */
export interface Grouped<Group> {
  groups: readonly Group[]
  /** For each item the index of its group. */
  groupIndexes: readonly number[]
}

interface InTurnOptions<Item> {
  /** What an item's picture resembles, such as its family; default nothing. */
  artOf?: ((item: Item) => string | undefined) | undefined
  /** Occasion and art of what is shown already, as `occasionArt` writes them. */
  usedArt?: readonly string[]
  /** How many items are needed; default all. */
  count?: number
}

/** Places of items that are due for the same occasion. */
interface Due {
  seen: Set<string>
  /** The first of each art. */
  firsts: number[]
  others: number[]
}

/**
 * One item of each near occasion and one of any day, again and again. Within an occasion other art
 * comes first, then the list's order. Leaves out items that are out of season.
 */
export function occasionsInTurn<Item extends Dated>(
  items: readonly Item[],
  season: Season,
  options: InTurnOptions<Item>,
): Item[] {
  return itemsAt(items, placesInTurn(apart(items), season, options).inSeason)
}

/** All items, those in season first and in turn. */
export function inSeasonFirst<Item extends Dated>(items: readonly Item[], season: Season): Item[] {
  return itemsAt(items, placesInSeasonFirst(apart(items), season, {}))
}

/** The places of all items, or of the first `count`: those in season first and in turn. */
export function placesInSeasonFirst<Group extends Dated>(
  list: Grouped<Group>,
  season: Season,
  options: InTurnOptions<Group>,
): number[] {
  const { inSeason, outOfSeason } = placesInTurn(list, season, options)
  const { count = list.groupIndexes.length } = options
  return inSeason.length < count
    ? [...inSeason, ...outOfSeason.slice(0, count - inSeason.length)]
    : inSeason
}

/** @example occasionArt('chanukah', 'night') // 'chanukah night' */
export function occasionArt(occasion: string | null, art: string): string {
  return `${occasion} ${art}`
}

/** A list of which no two items are alike. */
function apart<Item>(items: readonly Item[]): Grouped<Item> {
  return { groups: items, groupIndexes: items.map((_, place) => place) }
}

function itemsAt<Item>(items: readonly Item[], places: readonly number[]): Item[] {
  return places.flatMap((place) => items.slice(place, place + 1))
}

function placesInTurn<Group extends Dated>(
  { groups, groupIndexes }: Grouped<Group>,
  season: Season,
  { artOf = () => undefined, usedArt = [], count = groupIndexes.length }: InTurnOptions<Group>,
): { inSeason: number[]; outOfSeason: number[] } {
  const dues = new Map<string | null | undefined, Due>()
  for (const occasion of [...season.near, null]) {
    dues.set(occasion, { seen: new Set(usedArt), firsts: [], others: [] })
  }
  const judged = groups.map((group) => {
    const occasion = dueFor(group, season)
    const art = artOf(group)
    return {
      due: dues.get(occasion),
      key: art === undefined ? undefined : occasionArt(occasion ?? null, art),
    }
  })
  const outOfSeason: number[] = []
  for (const [place, index] of groupIndexes.entries()) {
    const { due, key } = judged[index] ?? {}
    if (!due) outOfSeason.push(place)
    else if (key !== undefined && due.seen.has(key)) due.others.push(place)
    else {
      if (key !== undefined) due.seen.add(key)
      due.firsts.push(place)
    }
  }
  const lists = [...dues.values()].map(({ firsts, others }) => [...firsts, ...others])
  return { inSeason: taken(lists, count), outOfSeason }
}

/** The first of each list, then the second of each, and so on. */
function taken(lists: readonly (readonly number[])[], count: number): number[] {
  const places: number[] = []
  const turns = Math.max(...lists.map(({ length }) => length))
  for (let turn = 0; turn < turns; turn++) {
    for (const list of lists) {
      const place = list[turn]
      if (place === undefined) continue
      if (places.length >= count) return places
      places.push(place)
    }
  }
  return places
}
