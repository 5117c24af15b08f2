import { dueFor, type Season } from './season.ts'

interface Dated {
  categories: readonly string[]
}

interface InTurnOptions<Item> {
  /** What an item's picture resembles, such as its family; default nothing. */
  artOf?: (item: Item) => string | undefined
  /** Occasion and art of what is shown already, as `occasionArt` writes them. */
  usedArt?: readonly string[]
}

/**
 * One item of each near occasion and one of any day, again and again. Within an occasion other art
 * comes first, then the list's order. Leaves out items that are out of season.
 */
export function inTurn<Item extends Dated>(
  items: readonly Item[],
  season: Season,
  { artOf = () => undefined, usedArt = [] }: InTurnOptions<Item> = {},
): Item[] {
  const groups = [...season.near, null].map((occasion) => {
    const seen = new Set(usedArt)
    const own = items.filter((item) => dueFor(item, season) === occasion)
    const isNew = (item: Item) => {
      const art = artOf(item)
      if (art === undefined) return true
      const key = occasionArt(occasion, art)
      return !seen.has(key) && seen.add(key)
    }
    return [...new Set([...own.filter(isNew), ...own])]
  })
  const turns = Math.max(...groups.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) =>
    groups.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat()
}

/** @example occasionArt('chanukah', 'night') // 'chanukah night' */
export function occasionArt(occasion: string | null, art: string): string {
  return `${occasion} ${art}`
}

/** All items, those in season first and in turn. */
export function inSeasonFirst<Item extends Dated>(
  items: readonly Item[],
  season: Season,
  artOf?: (item: Item) => string | undefined,
): Item[] {
  return [...new Set([...inTurn(items, season, artOf && { artOf }), ...items])]
}
