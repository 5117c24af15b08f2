import * as v from 'valibot'
import { type CardDocument, cardDocumentSchema, type ShelfCard } from '#shared/card.ts'
import { type Category, categorySchema } from '#shared/category.ts'
import { type Gif, gifSchema } from '#shared/gif.ts'
import { postersSlug } from '#shared/pages.ts'
import { newestShelf, subShelf } from '#shared/release/release.ts'
import { cardRow, type SearchIndexRow } from '#shared/search/row.ts'
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
  search: readonly SearchIndexRow[]
  withdrawn: readonly string[]
}

/** Longest shelf of the newest cards: home chooses from them, so it must not grow for ever. */
const maxNewest = 480

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
  const { categories, withdrawn, ...all } = v.parse(catalogueSchema, catalogue)
  refuseTwins(all.cards.map(({ design }) => `card ${design.slug}`))
  refuseTwins(all.videos.map(({ slug }) => `video ${slug}`))
  const isOut = (slug: string) => withdrawn.includes(slug)
  const cards = all.cards.filter(({ design }) => !isOut(design.slug))
  const videos = all.videos.filter(
    ({ slug, film }) => !isOut(slug) && !(film?.card !== undefined && isOut(film.card)),
  )
  return {
    ...all,
    categories,
    cards,
    videos,
    videoList: videos.map((video) => v.parse(videoSummarySchema, video)),
    shelves: shelvesOf(cards.map(shelfCard), categories),
    search: cards.map((card) => ({ ...cardRow(card.design), card: shelfCard(card) })),
    withdrawn: [...withdrawn].sort(),
  }
}

/** A card as it is on shelves. */
export function shelfCard({ design, summary, formatPictures }: CardDocument): ShelfCard {
  const { categories, language, art } = design
  const recipients = recipientsOf(design)
  return { ...summary, categories, language, family: art.family, recipients, formatPictures }
}

/** Cards by shelf; a shelf without cards is left out. */
export function shelvesOf(
  cards: readonly ShelfCard[],
  categories: readonly Category[],
): Record<string, ShelfCard[]> {
  const posters = cards.filter(({ kind }) => kind === 'poster')
  const shelves: [string, ShelfCard[]][] = [
    [newestShelf, cards.slice(0, maxNewest)],
    [postersSlug, posters],
  ]
  for (const { slug, sub_categories } of categories) {
    const own = cards.filter((card) => card.categories.includes(slug))
    shelves.push([slug, own])
    for (const { slug: part } of sub_categories) {
      const ofKind = own.filter((card) => card.subCategories.includes(part))
      shelves.push([subShelf(slug, part), ofKind])
    }
    const free = posters.filter((card) => card.categories.includes(slug))
    shelves.push([subShelf(postersSlug, slug), free])
  }
  return Object.fromEntries(shelves.filter(([, own]) => own.length > 0))
}

function refuseTwins(names: readonly string[]): void {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) throw new RangeError(`there are two of ${name}`)
    seen.add(name)
  }
}
