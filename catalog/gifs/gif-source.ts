import * as v from 'valibot'
import { inkRoles, partNames } from '#shared/art/family.ts'
import { gifSchema } from '#shared/gif.ts'
import { localizedText, shortText } from '#shared/localized-text.ts'
import { slugSchema as slug } from '#shared/slug.ts'
import { faceIds } from '#shared/text/face.ts'

/** Repetitions in one loop: a whole number, so the last frame leads into the first. */
const times = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))

const letterSize = v.pipe(v.number(), v.minValue(36), v.maxValue(140))

const motion = v.variant('kind', [
  /** Flames and their light flicker over the wicks. */
  v.object({ kind: v.literal('flicker') }),
  /** The bands of light on the foil pass over the card once. */
  v.object({ kind: v.literal('glint') }),
  /** Rings of light fade and brighten in a wave from the middle outwards. */
  v.object({ kind: v.literal('breathe') }),
  /** Stars dim and brighten, each at its own time. */
  v.object({ kind: v.literal('twinkle') }),
  /** Sparks of a fire rise and go out. */
  v.object({ kind: v.literal('rise') }),
  /** Parts of this name turn about their points, by this many degrees to each side. */
  v.object({
    kind: v.literal('sway'),
    part: v.picklist(partNames),
    degrees: v.pipe(v.number(), v.minValue(0.2), v.maxValue(30)),
    times: v.optional(times, 1),
  }),
  /** Petals or bits of paper come down behind the words. */
  v.object({
    kind: v.literal('fall'),
    what: v.picklist(['petals', 'confetti']),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
    /** Names of their colours in the palette. */
    colours: v.pipe(v.array(v.string()), v.minLength(1)),
    /** Height at which they vanish, as a share of the page. */
    until: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
  }),
])
export type Motion = v.InferOutput<typeof motion>
export type MotionOf<Kind extends Motion['kind']> = Extract<Motion, { kind: Kind }>

/** An animated picture as its author writes it: the square card, a few words, and its motions. */
export const gifSourceSchema = v.object({
  version: v.literal(1),
  slug,
  titles: localizedText,
  /** Text alternative of the picture. */
  description: shortText,
  /** Slugs of the categories that show it. */
  categories: v.pipe(v.array(slug), v.minLength(1)),
  /** Slug of the card that moves. */
  card: slug,
  /** Words by field that replace those of the card; an empty line takes no space. */
  values: v.record(slug, v.pipe(v.string(), v.maxLength(90))),
  /** Faces by field that replace those of the card, for words in another script. */
  layers: v.optional(v.record(slug, v.object({ face: v.picklist(faceIds) })), {}),
  /** The line for a visitor's name, set like that of a field of the card. */
  name: v.object({
    like: slug,
    /** The field that it stands above. Default: it is the last line. */
    above: v.optional(slug),
    /** In u of the card: the largest letters, and the smallest ones that are still read. */
    sizes: v.object({ min: letterSize, max: letterSize }),
    /** Default: that of the field. */
    ink: v.optional(v.picklist(inkRoles)),
  }),
  motions: v.pipe(v.array(motion), v.minLength(1)),
})

/** Record of the output: each published document, and a key of everything it was made from. */
export const madeGifsSchema = v.array(v.object({ key: v.string(), gif: gifSchema }))

export type GifSource = v.InferOutput<typeof gifSourceSchema>
export type GifSourceInput = v.InferInput<typeof gifSourceSchema>
