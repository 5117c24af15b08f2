import * as v from 'valibot'
import { comingUpSchema } from './calendar/coming-up.ts'
import { cardDocumentSchema, cardSummarySchema } from './card.ts'
import { categorySchema } from './category.ts'
import { draftSchema } from './draft.ts'
import { formats } from './format.ts'
import { gifSchema } from './gif.ts'
import { type PageName, pages } from './pages.ts'
import { searchAnswerSchema } from './search.ts'
import { licencesSchema } from './site/licences.ts'
import { songSchema } from './song.ts'
import { videoSchema, videoSummarySchema } from './video.ts'

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

/** What each page shows; a page that is not here shows nothing that has to be loaded. */
const pageSchemas = {
  home: v.object({
    newest: v.array(cardSummarySchema),
    posters: v.array(cardSummarySchema),
    videos: v.array(videoSummarySchema),
    /** A page that a cache kept from before has none. */
    comingUp: v.optional(comingUpSchema),
  }),
  category: v.object({
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
  posters: v.object({ ...occasions, ...cardPage }),
  card: v.object({
    document: cardDocumentSchema,
    /** Asked for in the address; null means the card's own. */
    format: v.nullable(v.picklist(formats)),
    /** Of a personal link; null where the address has none that can be read. */
    draft: v.nullable(draftSchema),
    category: v.nullable(categorySchema),
    related: v.array(cardSummarySchema),
  }),
  gifs: v.object({ category: categorySchema, gifs: v.array(gifSchema) }),
  videos: v.object({ ...occasions, videos: v.array(videoSummarySchema) }),
  video: v.object({
    video: videoSchema,
    /** The card that its film is made of; null where it is a clip alone. */
    document: v.nullable(cardDocumentSchema),
    ...film,
    more: v.array(videoSummarySchema),
    /** Cards of its categories. */
    cards: v.array(cardSummarySchema),
  }),
  /** Any card in motion. */
  move: v.object({
    document: cardDocumentSchema,
    ...film,
    category: v.nullable(categorySchema),
    more: v.array(videoSummarySchema),
  }),
  search: searchAnswerSchema,
  licences: licencesSchema,
  /** A page that is not there, with the nearest that is. */
  'not-found': v.object({ nearest: v.nullable(v.object({ label: v.string(), path: v.string() })) }),
} satisfies Partial<Record<PageName, v.ObjectSchema<v.ObjectEntries, undefined>>>

type Schemas = typeof pageSchemas

type Pages = {
  [Name in PageName]: { name: Name } & (Name extends keyof Schemas
    ? v.InferOutput<Schemas[Name]>
    : unknown)
}
export type PageOf<Name extends PageName> = Pages[Name]

/**
 * What a page shows: rendered by the server, fetched by the client when the visitor goes on without
 * a reload. `name` says which page it is.
 */
export type PageData = Pages[PageName]

/** The pages whose data is loaded. */
export type DataPageName = keyof Schemas

const schemaOf: Partial<Record<string, v.ObjectSchema<v.ObjectEntries, undefined>>> = pageSchemas

// One object for each page, of the tables that the type is derived from.
export const pageSchema = v.variant(
  'name',
  Object.keys(pages).map((name) => v.object({ name: v.literal(name), ...schemaOf[name]?.entries })),
) as v.GenericSchema<unknown, PageData>
