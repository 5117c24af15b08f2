import * as v from 'valibot'
import { localizedText, shortText } from './localized-text.ts'
import { slugSchema as slug } from './slug.ts'
import { faceIds } from './text/face.ts'

const sidePx = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1080))

const gifFile = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_.-]*\.gif$/), v.maxLength(128))
const byteCount = v.pipe(v.number(), v.integer(), v.minValue(1))
const lengthPx = v.pipe(v.number(), v.minValue(1), v.maxValue(1080))
const boxPx = v.object({ x: sidePx, y: sidePx, width: sidePx, height: sidePx })

/** The line for a name, in px of the picture. */
const nameLine = v.object({
  /** Tried in order for each character. */
  faces: v.pipe(v.array(v.picklist(faceIds)), v.minLength(1), v.maxLength(3)),
  sizes: v.object({ min: lengthPx, max: lengthPx }),
  align: v.picklist(['left', 'middle', 'right']),
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  /** Baseline of letters of the largest size; smaller ones stand higher, in the middle. */
  baseline: lengthPx,
  /** As wide as the line can be. Nothing in it moves. */
  box: boxPx,
})
export type NameLine = v.InferOutput<typeof nameLine>

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
    file: gifFile,
    width: sidePx,
    height: sidePx,
    bytes: byteCount,
  }),
  /** The same picture with a free line for a name: a file of the same size in px, and the line. */
  roomed: v.optional(v.object({ file: gifFile, bytes: byteCount, line: nameLine })),
})
export type Gif = v.InferOutput<typeof gifSchema>
