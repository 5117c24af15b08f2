import type { ShelfEntry } from '#shared/release/shelf.ts'
import { isOfSorrow } from '#shared/sober.ts'
import type { VideoSummary } from '#shared/video.ts'
import { occasionArt, occasionsInTurn } from './occasions-in-turn.ts'
import { dueFor, type Season } from './season.ts'

const maxNewest = 6
const maxPosters = 6
const maxVideos = 4

/** Widest and narrowest ratio of each card beside the heading; the one in the middle is tall. */
const heroRatios = [
  [0.6, 0.9],
  [0.5, 0.6],
  [0.75, 1],
] as const

export interface HomeShelves {
  newest: readonly ShelfEntry[]
  posters: readonly ShelfEntry[]
  videos: readonly VideoSummary[]
}

/**
 * Chooses what home shows: nothing out of season, no card twice, and for one occasion no two cards
 * of a family as long as there are others.
 *
 * @param shown slugs of the cards that the page shows already
 */
export function pickHome(
  shelves: HomeShelves,
  season: Season,
  shown: Iterable<string>,
): HomeShelves & { hero: readonly ShelfEntry[] } {
  const used = new Set(shown)
  const bySlug = new Map(shelves.newest.map((card) => [card.slug, card]))
  const isFree = ({ slug, categories }: ShelfEntry) => !used.has(slug) && !isOfSorrow(categories)
  const use = <Cards extends readonly ShelfEntry[]>(cards: Cards) => {
    for (const { slug } of cards) used.add(slug)
    return cards
  }
  const anyDay = shelves.newest.filter((card) => isFree(card) && dueFor(card, season) === null)
  const hero = use(pickHero(anyDay))
  const newest = use(familiesInTurn(anyDay.filter(isFree), maxNewest))
  const usedArt = () =>
    [...used].flatMap((slug) => {
      const card = bySlug.get(slug)
      const occasion = card && dueFor(card, season)
      return card?.family && occasion !== undefined ? occasionArt(occasion, card.family) : []
    })
  // Clips come last, since their art is unknown.
  const cardOf = ({ film }: VideoSummary) => bySlug.get(film?.card ?? '')
  const films = shelves.videos
    .filter((video) => !used.has(cardOf(video)?.slug ?? ''))
    .toSorted((one, other) => Number(!cardOf(one)) - Number(!cardOf(other)))
  const videos = occasionsInTurn(films, season, {
    artOf: (video) => cardOf(video)?.family,
    usedArt: usedArt(),
  }).slice(0, maxVideos)
  use(videos.flatMap((video) => cardOf(video) ?? []))
  const free = shelves.posters.filter(isFree)
  const turns = occasionsInTurn(free, season, { artOf: ({ family }) => family, usedArt: usedArt() })
  const posters = use(turns.slice(0, maxPosters))
  return { hero, newest, posters, videos }
}

/**
 * The first cards of a list, each from another family as long as there are any.
 *
 * @param count the maximum
 */
export function familiesInTurn<Card extends { family?: string | undefined }>(
  cards: readonly Card[],
  count: number,
): Card[] {
  const seen = new Set<string>()
  const firsts = cards.filter(({ family }) => {
    if (family === undefined) return true
    const isFirst = !seen.has(family)
    seen.add(family)
    return isFirst
  })
  return [...new Set([...firsts, ...cards])].slice(0, count)
}

/** Three cards of different families, in formats that stand well side by side. */
function pickHero(cards: readonly ShelfEntry[]): ShelfEntry[] {
  const picked: ShelfEntry[] = []
  for (const [narrowest, widest] of heroRatios) {
    const card = cards.find(({ ratio, family, slug }) => {
      const isNew = picked.every((one) => one.slug !== slug && (!family || one.family !== family))
      return isNew && ratio >= narrowest && ratio <= widest
    })
    if (card) picked.push(card)
  }
  return picked
}
