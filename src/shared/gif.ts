import * as v from 'valibot'
import { localizedText, shortText } from './localized-text.ts'
import { slugSchema as slug } from './slug.ts'

export type { NameLine } from './name-line.ts'

const sidePx = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1080))

const gifFile = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_.-]*\.gif$/), v.maxLength(128))
const byteCount = v.pipe(v.number(), v.integer(), v.minValue(1))

/**
 * A looping picture and its texts. Its files are in the folder `gifs`. Those that move are sent as
 * stored, since messengers accept them in that form.
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
    file: gifFile,
    width: sidePx,
    height: sidePx,
    bytes: byteCount,
  }),
  /**
   * The same picture with a free line for a name: a file of the same size in px, and the line for
   * `nameLineSchema`. That is apart, since the first load of every page has this schema.
   */
  roomed: v.optional(v.object({ file: gifFile, bytes: byteCount, line: v.unknown() })),
})
export type Gif = v.InferOutput<typeof gifSchema>
