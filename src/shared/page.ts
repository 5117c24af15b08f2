import * as v from 'valibot'
import { cardDocumentSchema, cardSummarySchema } from './card.ts'
import { categorySchema } from './category.ts'
import { videoSchema } from './video.ts'

/** A page that is not there, with the nearest that is. */
const notFound = v.object({
  name: v.literal('not-found'),
  nearest: v.nullable(v.object({ label: v.string(), path: v.string() })),
})

/**
 * What a page shows: rendered by the server, fetched by the client when the visitor goes on without
 * a reload. `name` says which page it is.
 */
export const pageSchema = v.variant('name', [
  v.object({
    name: v.literal('home'),
    newest: v.array(cardSummarySchema),
    posters: v.array(cardSummarySchema),
    videos: v.array(videoSchema),
  }),
  v.object({
    name: v.literal('category'),
    category: categorySchema,
    subCategory: v.nullable(v.string()),
    cards: v.array(cardSummarySchema),
    /** From other shelves, where this one is empty. */
    newest: v.array(cardSummarySchema),
  }),
  v.object({ name: v.literal('posters'), posters: v.array(cardSummarySchema) }),
  v.object({
    name: v.literal('card'),
    document: cardDocumentSchema,
    category: v.nullable(categorySchema),
    related: v.array(cardSummarySchema),
  }),
  v.object({ name: v.literal('videos'), videos: v.array(videoSchema) }),
  v.object({
    name: v.literal('video'),
    video: videoSchema,
    more: v.array(videoSchema),
    /** Cards of its categories. */
    cards: v.array(cardSummarySchema),
  }),
  notFound,
  v.object({ name: v.literal('error') }),
])

export type PageData = v.InferOutput<typeof pageSchema>
export type PageName = PageData['name']
export type PageOf<Name extends PageName> = Extract<PageData, { name: Name }>
