import * as v from 'valibot'
import {
  type CardDocument,
  cardDocumentSchema,
  type ShelfCard,
  shelfCardSchema,
} from '#shared/card.ts'
import { type Category, categorySchema } from '#shared/category.ts'
import { type Gif, gifSchema } from '#shared/gif.ts'
import { postersSlug } from '#shared/pages.ts'
import { mostNamed, newestShelf, subShelf } from '#shared/release/release.ts'
import { cardRow, mostBuiltinRows, type SearchIndexRow } from '#shared/search/row.ts'
import { slugSchema } from '#shared/slug.ts'
import { type Song, songSchema } from '#shared/song.ts'
import { type Video, type VideoSummary, videoSchema, videoSummarySchema } from '#shared/video.ts'
import { recipientsOf } from '../cards/recipients-of.ts'

/** Everything that a catalogue holds, in its order. */
export interface Catalogue {
  categories: readonly Category[]
  cards: readonly CardDocument[]
  videos: readonly Video[]
  songs: readonly Song[]
  gifs: readonly Gif[]
  /** Slugs of the cards and videos that are left out. */
  withdrawn: readonly string[]
}

/** What a release holds: the catalogue, arranged for its readers. */
export interface ReleaseContent {
  categories: readonly Category[]
  cards: readonly CardDocument[]
  videos: readonly Video[]
  videoList: readonly VideoSummary[]
  songs: readonly Song[]
  gifs: readonly Gif[]
  shelves: Readonly<Record<string, readonly ShelfCard[]>>
  /** The rows of the newest cards, for the index that is read while D1 is down. */
  search: readonly SearchIndexRow[]
  withdrawn: readonly string[]
}

const catalogueSchema = v.object({
  categories: v.pipe(v.array(categorySchema), v.minLength(1)),
  cards: v.array(cardDocumentSchema),
  videos: v.array(videoSchema),
  songs: v.array(songSchema),
  gifs: v.array(gifSchema),
  withdrawn: v.array(slugSchema),
})

/**
 * Checks a catalogue, leaves out what is withdrawn, and arranges the rest.
 *
 * @throws ValiError when any document is invalid, RangeError when two have one slug
 */
export function contentOf(catalogue: Catalogue): ReleaseContent {
  return arrange(v.parse(catalogueSchema, catalogue))
}

/**
 * Arranges documents that were checked before.
 *
 * @throws RangeError when two have one slug
 */
export function arrange({ withdrawn, ...all }: Catalogue): ReleaseContent {
  refuseDuplicates(all.cards.map(({ design }) => `card ${design.slug}`))
  refuseDuplicates(all.videos.map(({ slug }) => `video ${slug}`))
  const out = new Set(withdrawn)
  const cards = all.cards.filter(({ design }) => !out.has(design.slug))
  const withPeople = new Set(all.cards.filter(({ design }) => design.people).map(slugOf))
  const videos = all.videos
    .filter((video) => !isLeftOut(video, out))
    .map((video) => (showsPeople(video, withPeople) ? { ...video, people: true as const } : video))
  return {
    ...all,
    cards,
    videos,
    videoList: videos.map((video) => v.parse(videoSummarySchema, video)),
    shelves: shelvesOf(cards.map(shelfCard), all.categories),
    search: cards.slice(0, mostBuiltinRows).map(searchRow),
    withdrawn: [...out].sort(),
  }
}

/** Whether a video is withdrawn, itself or with the card that it is made of. */
export function isLeftOut({ slug, film }: VideoSummary, withdrawn: ReadonlySet<string>): boolean {
  return withdrawn.has(slug) || (film?.card !== undefined && withdrawn.has(film.card))
}

function slugOf({ design }: CardDocument): string {
  return design.slug
}

/** @param withPeople slugs of the cards that show people */
function showsPeople({ film }: Video, withPeople: ReadonlySet<string>): boolean {
  return film?.card === undefined ? film?.design?.people === true : withPeople.has(film.card)
}

/** A card as it is on shelves, with its keys in the order of the schema, as it is read again. */
export function shelfCard({ design, summary, formatPictures }: CardDocument): ShelfCard {
  const { categories, language, art, people } = design
  const recipients = recipientsOf(design)
  const rest = { categories, language, family: art.family, recipients, formatPictures }
  const label = people ? { people } : {}
  return v.parse(shelfCardSchema, { ...summary, ...rest, ...label })
}

/** A card as it is searched and found. */
export function searchRow(card: CardDocument): SearchIndexRow {
  return { ...cardRow(card.design), card: shelfCard(card) }
}

/** Cards by shelf; a shelf without cards is left out. */
export function shelvesOf(
  cards: readonly ShelfCard[],
  categories: readonly Category[],
): Record<string, ShelfCard[]> {
  const shelves = new Map<string, ShelfCard[]>()
  if (cards.length > 0) shelves.set(newestShelf, cards.slice(0, mostNamed))
  for (const card of cards) {
    for (const name of shelfNames(card, categories)) {
      const shelf = shelves.get(name)
      if (shelf) shelf.push(card)
      else shelves.set(name, [card])
    }
  }
  return Object.fromEntries(shelves)
}

/** The shelves that a card is on, besides the newest. */
export function shelfNames(
  { categories: slugs, kind, subCategories }: ShelfCard,
  categories: readonly Category[],
): string[] {
  const own = categories.filter(({ slug }) => slugs.includes(slug))
  const isPoster = kind === 'poster'
  return [
    ...(isPoster ? [postersSlug] : []),
    ...own.flatMap(({ slug, sub_categories }) => [
      slug,
      ...sub_categories
        .filter((part) => subCategories.includes(part.slug))
        .map((part) => subShelf(slug, part.slug)),
      ...(isPoster ? [subShelf(postersSlug, slug)] : []),
    ]),
  ]
}

function refuseDuplicates(names: readonly string[]): void {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) throw new RangeError(`there are two of ${name}`)
    seen.add(name)
  }
}
