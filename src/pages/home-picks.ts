import type { ShelfCard } from '#shared/card.ts'
import type { VideoSummary } from '#shared/video.ts'
import { dueFor, type Season } from './season.ts'

const maxNewest = 6
const maxPosters = 6
const maxVideos = 4
/** Sober; its own page has its cards. */
const soberSlug = 'yahrzeit'

/** Widest and narrowest ratio of each card beside the heading; the one in the middle is tall. */
const heroRatios = [
  [0.6, 0.9],
  [0.5, 0.6],
  [0.75, 1],
] as const

export interface HomeShelves {
  newest: readonly ShelfCard[]
  posters: readonly ShelfCard[]
  videos: readonly VideoSummary[]
}

/**
 * Chooses what home shows: nothing out of season, and no card twice.
 *
 * @param shown slugs of the cards that the page shows already
 */
export function pickHome(
  shelves: HomeShelves,
  season: Season,
  shown: Iterable<string>,
): HomeShelves & { hero: readonly ShelfCard[] } {
  const used = new Set(shown)
  const isFree = (item: ShelfCard) =>
    !used.has(item.slug) &&
    !item.categories.includes(soberSlug) &&
    dueFor(item, season) !== undefined
  const use = (cards: readonly ShelfCard[]) => {
    for (const { slug } of cards) used.add(slug)
    return cards
  }
  const hero = use(pickHero(shelves.newest.filter(isFree)))
  const newest = use(familiesInTurn(shelves.newest.filter(isFree), maxNewest))
  const posters = use(occasionsInTurn(shelves.posters.filter(isFree), season, maxPosters))
  const films = shelves.videos.filter(({ film }) => !film?.card || !used.has(film.card))
  return { hero, newest, posters, videos: occasionsInTurn(films, season, maxVideos) }
}

/**
 * The first cards of a list, each from another family as long as there are any.
 *
 * @param count the maximum
 */
export function familiesInTurn(cards: readonly ShelfCard[], count: number): ShelfCard[] {
  const firsts = cards.filter(
    ({ family }, index) =>
      family === undefined || cards.findIndex((card) => card.family === family) === index,
  )
  return [...new Set([...firsts, ...cards])].slice(0, count)
}

/** Three cards of different families, in formats that stand well side by side. */
function pickHero(cards: readonly ShelfCard[]): ShelfCard[] {
  const picked: ShelfCard[] = []
  for (const [narrowest, widest] of heroRatios) {
    const card = cards.find(({ picture: { width, height }, family, slug }) => {
      const ratio = width / height
      const isNew = picked.every((one) => one.slug !== slug && (!family || one.family !== family))
      return isNew && ratio >= narrowest && ratio <= widest
    })
    if (card) picked.push(card)
  }
  return picked
}

/** One item of each near occasion and one of any day, again and again, in the list's order. */
function occasionsInTurn<Item extends { categories: readonly string[] }>(
  items: readonly Item[],
  season: Season,
  count: number,
): Item[] {
  const groups = [...season.near, null].map((occasion) =>
    items.filter((item) => dueFor(item, season) === occasion),
  )
  const picked: Item[] = []
  for (let turn = 0; picked.length < count && groups.some((group) => group.length > turn); turn++) {
    picked.push(...groups.flatMap((group) => group.slice(turn, turn + 1)))
  }
  return picked.slice(0, count)
}
