import * as v from 'valibot'
import { cardDocumentSchema, cardSummarySchema } from './card.ts'
import { categorySchema } from './category.ts'
import { comingUpSchema } from './coming-up.ts'
import { draftSchema } from './draft.ts'
import { formats } from './format.ts'
import { gifSchema } from './gif.ts'
import { licencesSchema } from './licences.ts'
import { searchAnswerSchema } from './search.ts'
import { songSchema } from './song.ts'
import { videoSchema, videoSummarySchema } from './video.ts'

/** A page that is not there, with the nearest that is. */
const notFound = v.object({
  name: v.literal('not-found'),
  nearest: v.nullable(v.object({ label: v.string(), path: v.string() })),
})

const film = {
  /** That suit it, the most fitting first. */
  songs: v.array(songSchema),
  /** Of a personal link; null where the address has none that can be read. */
  draft: v.nullable(draftSchema),
  /** The draft of its preview, as text. */
  previewText: v.nullable(v.string()),
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const occasions = {
  /** Slug of the occasion chosen; null means all. */
  category: v.nullable(v.string()),
  /** Occasions that have any, each with how many. */
  occasions: v.array(v.object({ category: categorySchema, count })),
}

/** One page of a longer list of cards. */
const cardPage = {
  cards: v.array(cardSummarySchema),
  /** From 1. */
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Cards on all pages. */
  total: count,
}

/**
 * What a page shows: rendered by the server, fetched by the client when the visitor goes on without
 * a reload. `name` says which page it is.
 */
export const pageSchema = v.variant('name', [
  v.object({
    name: v.literal('home'),
    newest: v.array(cardSummarySchema),
    posters: v.array(cardSummarySchema),
    videos: v.array(videoSummarySchema),
    /** A page that a cache kept from before has none. */
    comingUp: v.optional(comingUpSchema),
  }),
  v.object({
    name: v.literal('category'),
    category: categorySchema,
    subCategory: v.nullable(v.string()),
    /** The format that the pictures are in; null means each card's own. */
    format: v.nullable(v.picklist(formats)),
    ...cardPage,
    /** Cards of each kind by its slug, in all formats. */
    counts: v.record(v.string(), count),
    /** From other shelves, where this one is empty. */
    newest: v.array(cardSummarySchema),
  }),
  v.object({
    name: v.literal('posters'),
    ...occasions,
    ...cardPage,
  }),
  v.object({
    name: v.literal('card'),
    document: cardDocumentSchema,
    /** Asked for in the address; null means the card's own. */
    format: v.nullable(v.picklist(formats)),
    /** Of a personal link; null where the address has none that can be read. */
    draft: v.nullable(draftSchema),
    category: v.nullable(categorySchema),
    related: v.array(cardSummarySchema),
  }),
  v.object({ name: v.literal('gifs'), category: categorySchema, gifs: v.array(gifSchema) }),
  v.object({ name: v.literal('videos'), ...occasions, videos: v.array(videoSummarySchema) }),
  v.object({
    name: v.literal('video'),
    video: videoSchema,
    /** The card that its film is made of; null where it is a clip alone. */
    document: v.nullable(cardDocumentSchema),
    ...film,
    more: v.array(videoSummarySchema),
    /** Cards of its categories. */
    cards: v.array(cardSummarySchema),
  }),
  /** Any card in motion. */
  v.object({
    name: v.literal('move'),
    document: cardDocumentSchema,
    ...film,
    category: v.nullable(categorySchema),
    more: v.array(videoSummarySchema),
  }),
  v.object({ name: v.literal('search'), ...searchAnswerSchema.entries }),
  /** Filled in by the browser, which has the drafts. */
  v.object({ name: v.literal('drafts') }),
  v.object({ name: v.literal('privacy') }),
  v.object({ name: v.literal('accessibility') }),
  v.object({ name: v.literal('licences'), ...licencesSchema.entries }),
  notFound,
  v.object({ name: v.literal('error') }),
])

export type PageData = v.InferOutput<typeof pageSchema>
export type PageName = PageData['name']
export type PageOf<Name extends PageName> = Extract<PageData, { name: Name }>
