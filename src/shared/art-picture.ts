import * as v from 'valibot'
import { paletteSchema, textAreaSchema } from './art-plan.ts'
import { formats } from './format.ts'
import { slugSchema } from './slug.ts'

/** The family of the designs that are made from a picture. */
export const pictureFamilyName = 'picture'

/** In the folder `grounds`; the hash of its bytes is in its name. */
const file = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]*\.[0-9a-f]{16}\.jpg$/))

const place = v.object({
  ...textAreaSchema.entries,
  /** Which part of a picture stays that is too wide or too high for the format. */
  crop: v.picklist(['start', 'middle', 'end']),
})

/** An artist's picture as the art of a design, and how the words stand on it. */
export const artPictureSchema = v.object({
  file,
  /** A copy for previews, at most `maxGroundBytes`. */
  smallFile: file,
  /** What lies between picture and words: nothing, a soft veil, or a plate with an edge. */
  behind: v.picklist(['nothing', 'veil', 'plate']),
  /** How much of the picture the veil or plate hides, 0 to 1. */
  cover: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  places: v.object(v.entriesFromList(formats, place)),
  palettes: v.record(slugSchema, paletteSchema),
})
export type ArtPicture = v.InferOutput<typeof artPictureSchema>
