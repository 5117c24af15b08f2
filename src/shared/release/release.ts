import * as v from 'valibot'
import { shelfCardSchema } from '../card.ts'
import { cardLanguages } from '../card-language.ts'
import { parseCategories } from '../category.ts'
import { formats } from '../format.ts'
import { recipients } from '../recipient.ts'
import { slugSchema as slug } from '../slug.ts'

/*
 * A release is a tree of documents. Each document is named by the hash of its text, so it never
 * changes, and the hash of the root is the id of the release.
 *
 *   root -> shards -> cards and videos, by slug
 *        -> shelves -> pages of 24 to 39 cards
 *        -> order -> pieces of the list of slugs
 *        -> search index -> pieces of its rows
 *        -> songs, animated pictures, list of videos
 */

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The start of every read: which release is current. In KV, and beside the one that ships. */
export const pointerSchema = v.object({
  version: v.literal(1),
  id: hash,
  /** Its number in the log of publications; 0 for the release that ships. */
  number: count,
})
export type ReleasePointer = v.InferOutput<typeof pointerSchema>

export const releaseSchema = v.object({
  version: v.literal(1),
  categories: v.pipe(v.unknown(), v.transform(parseCategories)),
  /** Documents of the cards and videos; the number of shards is a power of 16. */
  shards: v.pipe(v.array(hash), v.minLength(1)),
  /** By name: a category, `category/sub-category`, the free posters or the newest. */
  shelves: v.record(v.string(), hash),
  songs: hash,
  gifs: hash,
  videos: hash,
  /** The pieces of the search index that is read while D1 is down: rows of the newest cards. */
  search: hash,
  /** The pieces of the list of all slugs, in the order of the catalogue; for publishing alone. */
  order: hash,
  /** Slugs that a later publication leaves out. */
  withdrawn: v.array(slug),
  counts: v.object({ cards: count, videos: count, songs: count, gifs: count }),
})
export type Release = v.InferOutput<typeof releaseSchema>

/** The documents of the names that fall into one shard, as `card:{slug}` or `video:{slug}`. */
export const shardSchema = v.record(v.string(), hash)
export type Shard = v.InferOutput<typeof shardSchema>

/** A list in pieces, which `divideList` made. */
export const piecesSchema = v.array(hash)

export const orderPieceSchema = v.array(slug)

/** Slugs in a piece of the order, about. */
export const orderPieceSize = 512

/** What a shelf is filtered and arranged by, without the rest of its cards. */
const traitEntries = {
  categories: v.array(slug),
  subCategories: v.array(slug),
  formats: v.array(v.picklist(formats)),
  language: v.optional(v.picklist(cardLanguages)),
  family: v.optional(slug),
  recipients: v.array(v.picklist(recipients)),
  /** Only of cards that show people. */
  people: v.exactOptional(v.literal(true)),
  /** Width of the picture divided by its height. */
  ratio: v.pipe(v.number(), v.gtValue(0)),
}
export const traitsSchema = v.object(traitEntries)
export type CardTraits = v.InferOutput<typeof traitsSchema>

/** One check for the whole list, since a shelf has as many of these as cards. */
const indexes = v.custom<number[]>(
  (input) => Array.isArray(input) && input.every((one) => Number.isInteger(one) && one >= 0),
  'not a list of indexes',
)

/**
 * A shelf: the traits of each card, in the catalogue's order, and where the cards are. The newest
 * are in this document; the others follow in pages, so that a new card changes no page.
 */
export const shelfSchema = v.object({
  /** Slugs of the first `mostNamed` cards. */
  slugs: v.array(slug),
  /** Every combination of traits that a card of the shelf has. */
  traits: v.array(traitsSchema),
  /** For each card the index of its traits. */
  kinds: indexes,
  front: v.array(shelfCardSchema),
  pages: v.array(hash),
  /** Cards in each page; without this each has `leastInPage`. */
  sizes: v.optional(indexes),
})
export type Shelf = v.InferOutput<typeof shelfSchema>

/** Cards of a shelf whose slugs are in its document: home chooses among them. */
export const mostNamed = 480

/**
 * Cards in a page of a shelf. A page of the site has 24 cards, or 30 at the end of a shelf, so it
 * never needs more than two of these.
 */
export const leastInPage = 24
export const mostInPage = 39

export const shelfPageSchema = v.array(shelfCardSchema)

/** The shelf of the newest cards, which is not a category's. */
export const newestShelf = 'newest'

/** @example subShelf('wedding', 'thank-you') // 'wedding/thank-you' */
export function subShelf(shelf: string, part: string): string {
  return `${shelf}/${part}`
}

/** The name of a card or video in the shards. */
export const documentNames = {
  card: (slug: string) => `card:${slug}`,
  video: (slug: string) => `video:${slug}`,
} as const

/** Key of the pointer in KV. */
export const pointerKey = 'release'

/** Seconds for which a location keeps the pointer; KV allows no less than 30. */
export const pointerTtlSeconds = 30

/** @example documentKey('e3b0c44298fc1c149afbf4c8996fb924') // 'doc/e3b0c442…' */
export function documentKey(hash: string): string {
  return `doc/${hash}`
}
