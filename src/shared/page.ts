import * as v from 'valibot'
import { comingUpSchema } from './calendar/coming-up.ts'
import { dayPostersSchema } from './calendar/posters-ahead.ts'
import { shownEventSchema } from './card/event/shown-event.ts'
import { cardDocumentSchema, cardSummarySchema } from './card.ts'
import { shelfLanguages } from './card-language.ts'
import { categorySchema } from './category.ts'
import { datedEvents } from './dated-event.ts'
import { draftSchema } from './draft.ts'
import { formats } from './format.ts'
import { gifSchema } from './gif.ts'
import { type PageName, pages } from './pages.ts'
import { recipients } from './recipient.ts'
import { searchAnswerSchema } from './search.ts'
import { simchaOccasions } from './simcha/occasion.ts'
import { setCandidateSchema } from './simcha/set-candidate.ts'
import { licencesSchema } from './site/licences.ts'
import { songSchema } from './song.ts'
import { videoSchema, videoSummarySchema } from './video.ts'

const film = {
  /** Songs that fit it, best match first. */
  songs: v.array(songSchema),
  /** The draft of a personal link; null if the address has no readable one. */
  draft: v.nullable(draftSchema),
  /** The draft of its preview, as text. */
  previewText: v.nullable(v.string()),
}

const gift = {
  category: v.nullable(categorySchema),
  event: shownEventSchema,
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const occasions = {
  /** Slug of the selected occasion; null means all. */
  category: v.nullable(v.string()),
  /** Occasions with any items, each with its count. */
  occasions: v.array(v.object({ category: categorySchema, count })),
}

/** One page of a longer list. */
const listPage = {
  /** From 1. */
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Cards or videos on all pages. */
  total: count,
}

const cardPage = { cards: v.array(cardSummarySchema), ...listPage }

const card = {
  document: cardDocumentSchema,
  /** Requested in the address; null means the card's own. */
  format: v.nullable(v.picklist(formats)),
  category: v.nullable(categorySchema),
  related: v.array(cardSummarySchema),
}

/** The pages of a film. */
const filmPageSchemas = {
  video: v.object({
    video: videoSchema,
    /** The card of its film; null for a clip only. */
    document: v.nullable(cardDocumentSchema),
    ...film,
    more: v.array(videoSummarySchema),
    /** Cards of the same categories. */
    cards: v.array(cardSummarySchema),
  }),
  /** Any card as a film. */
  move: v.object({
    document: cardDocumentSchema,
    ...film,
    category: v.nullable(categorySchema),
    more: v.array(videoSummarySchema),
  }),
}

/** The data of each page; a page that is not listed loads no data. */
const pageSchemas = {
  home: v.object({
    /** The cards beside the heading; missing in older cached pages, like `comingUp`. */
    hero: v.optional(v.array(cardSummarySchema), () => []),
    newest: v.array(cardSummarySchema),
    posters: v.array(cardSummarySchema),
    videos: v.array(videoSummarySchema),
    comingUp: v.optional(comingUpSchema),
    /** The first poster of each moment. */
    dayPosters: v.optional(dayPostersSchema),
  }),
  category: v.object({
    category: categorySchema,
    subCategory: v.nullable(v.string()),
    /** Whom the cards are for; null means anyone. */
    recipient: v.optional(v.nullable(v.picklist(recipients)), null),
    /** Choices of the shelf, each with its number of cards. */
    recipients: v.optional(
      v.array(v.object({ recipient: v.picklist(recipients), count })),
      () => [],
    ),
    /** The format of the pictures; null means each card's own. */
    format: v.nullable(v.picklist(formats)),
    /** The language of the words; null means any. */
    language: v.optional(v.nullable(v.picklist(shelfLanguages)), null),
    /** Languages of the category's cards. */
    languages: v.optional(v.array(v.picklist(shelfLanguages)), () => []),
    ...cardPage,
    /** Number of cards of each kind by its slug, in all formats. */
    counts: v.record(v.string(), count),
    /** From other shelves, when this one is empty. */
    newest: v.array(cardSummarySchema),
  }),
  posters: v.object({ ...occasions, ...cardPage }),
  card: v.object({
    ...card,
    /** The draft to begin with; null: the design as it is. */
    draft: v.nullable(draftSchema),
  }),
  /** A card from a personal link. */
  gift: v.object({ ...card, draft: draftSchema, ...gift }),
  /** A film from a personal link. */
  'film-gift': v.object({
    /** Its editor, for whoever changes the words; always with a document and a draft. */
    editor: v.variant('name', [
      v.object({ name: v.literal('video'), ...filmPageSchemas.video.entries }),
      v.object({ name: v.literal('move'), ...filmPageSchemas.move.entries }),
    ]),
    ...gift,
  }),
  /** The list of guests and the draft stay on the device. */
  guests: v.object({ document: cardDocumentSchema }),
  gifs: v.object({ category: categorySchema, gifs: v.array(gifSchema) }),
  /** A step on the way to a shelf; the choices of other steps are empty. */
  find: v.object({
    category: v.nullable(categorySchema),
    recipient: v.nullable(v.picklist(recipients)),
    occasions: v.array(v.object({ slug: v.string(), count, isLast: v.boolean() })),
    recipients: v.array(
      v.object({ recipient: v.picklist(recipients), count, isLast: v.boolean() }),
    ),
    languages: v.array(v.object({ language: v.picklist(shelfLanguages), count })),
    /** Cards of the choices so far. */
    left: count,
  }),
  /** The visitor's dates stay on the device. */
  dates: v.object({
    of: v.picklist(datedEvents),
    /** A card for each event that has one, by its name. */
    cards: v.record(v.string(), cardSummarySchema),
  }),
  /** What is typed stays on the device, which makes the set of these designs. */
  simcha: v.object({
    occasion: v.picklist(simchaOccasions),
    designs: v.array(setCandidateSchema),
    /** A card of each family of the designs, by its name. */
    styles: v.array(v.object({ family: v.string(), card: cardSummarySchema })),
  }),
  /** What the day is, the visitor's clock says. */
  today: v.object({ dayPosters: dayPostersSchema }),
  videos: v.object({ ...occasions, videos: v.array(videoSummarySchema), ...listPage }),
  /** The photos stay on the device. */
  'photo-film': v.object({ songs: v.array(songSchema) }),
  ...filmPageSchemas,
  search: searchAnswerSchema,
  licences: licencesSchema,
  /** The number of lists of pictures. */
  filters: v.object({ parts: count }),
  /** A missing page, with the nearest existing one. */
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
 * The data of a page: rendered by the server, or fetched by the client on navigation without a
 * reload. `name` says which page it is.
 */
export type PageData = Pages[PageName]

/** The pages with data. */
export type DataPageName = keyof Schemas

const schemaOf: Partial<Record<string, v.ObjectSchema<v.ObjectEntries, undefined>>> = pageSchemas

// One object schema for each page, from the tables that the type is derived from.
export const pageSchema = v.variant(
  'name',
  Object.keys(pages).map((name) => v.object({ name: v.literal(name), ...schemaOf[name]?.entries })),
) as v.GenericSchema<unknown, PageData>
