import * as v from 'valibot'
import { localizedText, shortText } from './localized-text.ts'
import { slugSchema as slug } from './slug.ts'

const sidePx = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1080))

/**
 * A looping picture and its texts. Its files are in the folder `gifs` and are sent as stored, since
 * messengers accept them in that form.
 */
export const gifSchema = v.object({
  version: v.literal(1),
  slug,
  titles: localizedText,
  /** Alternative text of the picture. */
  description: shortText,
  /** Slugs of its categories. */
  categories: v.pipe(v.array(slug), v.minLength(1)),
  /** Its first frame, shown until the moving picture has loaded: a file and its size, px. */
  still: v.object({
    file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_.-]*\.jpg$/), v.maxLength(128)),
    width: sidePx,
    height: sidePx,
  }),
  /** A file, its size in px and its length in bytes. */
  moving: v.object({
    file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_.-]*\.gif$/), v.maxLength(128)),
    width: sidePx,
    height: sidePx,
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
})
export type Gif = v.InferOutput<typeof gifSchema>
