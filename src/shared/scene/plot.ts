import * as v from 'valibot'
import { partNames } from '../art/family.ts'
import { localizedText } from '../localized-text.ts'
import { slugSchema as slug } from '../slug.ts'
import { particleKinds, particleWays, sceneEntries } from './scene.ts'

/*
 * A plot: the story of a film, for any card, in three acts. It names parts that a card's art can
 * have; `direct-scene.ts` makes a scene of those that a card has. Times are ms from the start.
 * Arrivals move to the nearest beat of the song.
 */

/** How something arrives; `arrivals.ts` has the movements. */
export const arrivalMoves = [
  'fade',
  'rise',
  'drop',
  'pop',
  'bloom',
  'lay',
  'stamp',
  'open',
  'sprout',
  'hang',
  'swing',
  'write',
  'light',
  'soar',
  'sail',
] as const
export type ArrivalMove = (typeof arrivalMoves)[number]

/** How something that is there moves once more; `encores.ts` has the movements. */
export const encoreMoves = ['hop', 'rock', 'sway', 'swell', 'breathe', 'flare'] as const
export type EncoreMove = (typeof encoreMoves)[number]

const part = v.picklist(partNames)
const parts = v.pipe(v.array(part), v.minLength(1))
const time = v.pipe(v.number(), v.minValue(-2000), v.maxValue(15_000))

const arrivalEntries = {
  move: v.picklist(arrivalMoves),
  atMs: time,
  /** Default: that of the movement. */
  forMs: v.optional(v.pipe(v.number(), v.minValue(100), v.maxValue(8000))),
  /** Delay of each after the one before it, in beats of the song. Default 0. */
  beats: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(8))),
}

/** Of several with one name, as in a scene. Default `painted`. */
const order = v.optional(v.picklist(['painted', 'left', 'right', 'middle', 'highest']))

const partArrival = v.object({
  parts,
  order,
  ...arrivalEntries,
})
export type PartArrival = v.InferOutput<typeof partArrival>

const encore = v.object({
  /** The first of these that the card has, unless it is the surprise. */
  parts,
  order,
  move: v.picklist(encoreMoves),
  atMs: time,
  /** Delay of each after the one before it, in beats of the song. Default 0. */
  beats: arrivalEntries.beats,
})
export type Encore = v.InferOutput<typeof encore>

const lineArrival = v.object(arrivalEntries)
export type LineArrival = v.InferOutput<typeof lineArrival>

const particles = v.object({
  /** `season`: those of the card's occasion. */
  what: v.picklist([...particleKinds, 'season']),
  way: v.picklist(particleWays),
  count: sceneEntries.count,
  size: sceneEntries.size,
  /** Default 1. */
  opacity: v.optional(sceneEntries.opacity),
  fromMs: sceneEntries.timeMs,
  untilMs: sceneEntries.timeMs,
  /** Above the words. Default below. */
  over: v.optional(v.boolean()),
})
export type PlotParticles = v.InferOutput<typeof particles>

const glint = v.object({
  atMs: time,
  untilMs: time,
  strength: sceneEntries.opacity,
  width: v.optional(sceneEntries.glintWidth),
})

/** In the order of a choice. */
export const plotSlugs = [
  'lamplight',
  'garden',
  'letter',
  'parade',
  'daybreak',
  'gold',
  'leaves',
  'fire',
  'paper',
  'still',
] as const
export type PlotSlug = (typeof plotSlugs)[number]

/** What is known of a plot before its film is made. */
export const plotSchema = v.object({
  version: v.literal(1),
  slug: v.picklist(plotSlugs),
  titles: localizedText,
  /** What happens, in a few words. */
  uses: localizedText,
  /** Slugs of the categories that it is the first choice for. */
  categories: v.array(slug),
  /** Whether it suits sorrow and Yom Kippur: nothing falls and nothing glints. */
  isSober: v.optional(v.boolean()),
  seconds: sceneEntries.seconds,
  /** The time of its best frame, ms. */
  posterMs: v.pipe(v.number(), v.minValue(0), v.maxValue(30_000)),
})
export type Plot = v.InferOutput<typeof plotSchema>

export const actsSchema = v.object({
  /** Looks at the first of these parts that the card has, or at the middle of the page. */
  camera: v.object({
    sees: v.optional(v.array(part)),
    /** Its nearness, 1 at rest. Then it comes closer to the words, and goes back for the surprise. */
    near: sceneEntries.track,
    /** How far it looks above the middle, u, 0 at rest. The page must still cover the picture. */
    above: v.optional(sceneEntries.track),
  }),
  /** Darknesses over each other. Default: full light. */
  lights: v.optional(
    v.array(
      v.object({
        colour: sceneEntries.colour,
        /** The first of these parts that the card has stays lit, or a little the middle. */
        around: v.optional(v.array(part)),
        radius: sceneEntries.radius,
        dark: sceneEntries.track,
      }),
    ),
  ),
  /** First act: the place, and what comes there. Other parts are there from the start. */
  arrivals: v.array(partArrival),
  /** Second act: the largest words, the names, and all other lines. */
  words: v.object({ title: lineArrival, names: lineArrival, rest: lineArrival }),
  /** Third act: the first of these parts that the card has comes last, in light or in a gust. */
  surprise: v.object({
    part: v.optional(partArrival),
    /** What has long been there moves with it. */
    encores: v.optional(v.array(encore)),
    glints: v.optional(v.array(glint)),
    particles: v.optional(v.array(particles)),
  }),
  /** Particles of the earlier acts. */
  weather: v.optional(v.array(particles)),
})
export type Acts = v.InferOutput<typeof actsSchema>
