import * as v from 'valibot'
import {
  downloadKinds,
  itemPattern,
  maxCounts,
  maxItemLength,
  searchScripts,
  shareWays,
} from '#shared/insight/vocabulary.ts'
import { type PageName, pages } from '#shared/pages.ts'

/** A longer body is refused. */
export const maxCountsBytes = 8192

const item = v.optional(v.pipe(v.string(), v.maxLength(maxItemLength), v.regex(itemPattern)))

/** The name of a build. */
export const buildSchema = v.pipe(v.string(), v.regex(/^[\w-]{4,32}$/))

/** Every word is from a closed list, and an unknown key is refused: nothing typed has a place. */
const countSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('view'), what: v.picklist(pageNames()), item }),
  v.strictObject({ kind: v.literal('download'), what: v.picklist(downloadKinds), item }),
  v.strictObject({ kind: v.literal('share'), what: v.picklist(shareWays), item }),
  v.strictObject({ kind: v.literal('search'), what: v.picklist(searchScripts) }),
])

const bodySchema = v.strictObject({
  version: v.literal(1),
  build: buildSchema,
  counts: v.pipe(v.array(countSchema), v.minLength(1), v.maxLength(maxCounts)),
})

export type Counts = v.InferOutput<typeof bodySchema>

/** Undefined if the body is not what the site's own script sends. */
export function parseCounts(body: string): Counts | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bodySchema), body)
  return parsed.success ? parsed.output : undefined
}

function pageNames(): PageName[] {
  // The keys of the table are the names.
  return Object.keys(pages) as PageName[]
}
