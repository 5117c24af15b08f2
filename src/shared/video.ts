import * as v from 'valibot'
import { clip as clipArt } from './art/clip/clip.ts'
import { cardDesignSchema, cardDocumentSchema } from './card.ts'
import { localizedText, shortText } from './localized-text.ts'
import { sceneSchema, videoFormats } from './scene/scene.ts'
import { slugSchema as slug } from './slug.ts'
import { maxFieldLength } from './text-bounds.ts'

const sidePx = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12_000))

/** A file in the folder `videos`, its size in px and its length in bytes. */
const clipFile = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_.-]*\.mp4$/), v.maxLength(128)),
  width: sidePx,
  height: sidePx,
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/** The moving content and its song. */
const motionEntries = {
  /** Words that replace the card's, by field; an empty line takes no room. */
  values: v.optional(v.record(slug, v.pipe(v.string(), v.maxLength(maxFieldLength))), {}),
  /** Default the card's own. */
  palette: v.optional(slug),
  /** The first is its default. */
  formats: v.optional(v.pipe(v.array(v.picklist(videoFormats)), v.minLength(1)), [...videoFormats]),
  /** Id of a song; without one it is silent, or has the sound of its clip. */
  song: v.optional(slug),
}

const eitherOr = 'a film has a card, or a clip with a design'

const cardFilmEntries = {
  /** Slug of its card. */
  card: slug,
  clip: v.optional(v.undefined(eitherOr)),
  design: v.optional(v.undefined(eitherOr)),
  /** Slug of its plot; default the best for the categories of its card. */
  plot: v.optional(slug),
  ...motionEntries,
}

const pictureFile = {
  file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_.-]*\.(?:png|jpe?g)$/), v.maxLength(128)),
  width: sidePx,
  height: sidePx,
}

const clipFilmEntries = {
  card: v.optional(v.undefined(eitherOr)),
  /**
   * Covers the page below everything that the scene moves. If it is shorter, its last frame stays.
   */
  clip: clipFile,
  /**
   * Its full frame at `posterMs` without words, in the folder `videos`: the background of pictures
   * of the film with words other than the poster's. Default: such pictures show the poster.
   */
  still: v.optional(v.object(pictureFile)),
  /** The words over it. */
  design: v.pipe(
    cardDesignSchema,
    v.check(({ art }) => art.family === clipArt.name, 'art.family must be clip'),
    v.check(
      ({ art }) => clipArt.motifs.includes(art.motif),
      `art.motif must be one of ${clipArt.motifs.join(', ')}`,
    ),
    v.check(
      ({ palettes }) => palettes.every((id) => Object.hasOwn(clipArt.palettes, id)),
      `palettes must be of ${Object.keys(clipArt.palettes).join(', ')}`,
    ),
  ),
  ...motionEntries,
  /** The time of the frame that is shown until it plays, ms. */
  posterMs: v.pipe(v.number(), v.minValue(0), v.maxValue(30_000)),
  scene: v.pipe(
    sceneSchema,
    v.check(
      ({ layers }) => layers.every(({ of }) => of !== 'page'),
      'no layer (page): a clip has a camera of its own',
    ),
  ),
}

const cardFilm = v.object(cardFilmEntries)
export const clipFilmSchema = v.object(clipFilmEntries)
export type ClipFilm = v.InferOutput<typeof clipFilmSchema>

/** Chooses the schema by the kind of film, so that errors refer to that kind. */
function isOnClip(input: unknown): boolean {
  return typeof input === 'object' && input !== null && ('clip' in input || 'design' in input)
}

/** A card in motion, or a clip with words over it. */
export const filmSchema = v.lazy((input) => (isOnClip(input) ? clipFilmSchema : cardFilm))
export type Film = v.InferOutput<typeof filmSchema>

const descriptionEntries = {
  version: v.literal(1),
  slug,
  titles: localizedText,
  /** Alternative text of the video. */
  description: shortText,
  /** Slugs of its categories. */
  categories: v.pipe(v.array(slug), v.minLength(1)),
}
const cardFilmSource = v.object({ ...descriptionEntries, ...cardFilmEntries })
const clipFilmSource = v.object({ ...descriptionEntries, ...clipFilmEntries })

/** A film as its author writes it, with its texts. */
export const filmSourceSchema = v.lazy((input) =>
  isOnClip(input) ? clipFilmSource : cardFilmSource,
)
/** A parsed film, with its defaults filled in. */
export type FilmSource = v.InferOutput<typeof filmSourceSchema>
export type FilmSourceInput = v.InferInput<typeof filmSourceSchema>
export type ClipFilmSource = v.InferOutput<typeof clipFilmSource>

const videoEntries = {
  ...descriptionEntries,
  durationSeconds: v.pipe(v.number(), v.gtValue(0), v.maxValue(600)),
  /** Shown until the video plays: a file and its size, px. */
  poster: v.object({
    folder: v.optional(v.picklist(['videos', 'cards']), 'videos'),
    ...pictureFile,
  }),
  clip: v.optional(clipFile),
  /** Only of a film that shows people. */
  people: v.exactOptional(v.literal(true)),
}

const emptyVideoMessage = 'a video has a clip, or a film, or both'

const videoDocument = v.pipe(
  v.object({ ...videoEntries, film: v.optional(filmSchema) }),
  v.check(({ clip, film }) => Boolean(clip ?? film), emptyVideoMessage),
)
export type Video = v.InferOutput<typeof videoDocument>

/**
 * A clip, or a film that the visitor's device plays and changes, with its texts. A film can also
 * have a clip: its file with the original words, ready to share. The type is explicit, since the
 * inferred one is too deep for the schema of pages.
 */
export const videoSchema: v.GenericSchema<unknown, Video> = videoDocument

/** A video with the card of its film, in the film's words; null for a clip only. */
export const videoWithCardSchema = v.object({
  video: videoSchema,
  document: v.nullable(cardDocumentSchema),
})
export type VideoWithCard = v.InferOutput<typeof videoWithCardSchema>

/** The data of a video in a list; of a film only its card, if it has one. */
export const videoSummarySchema = v.pipe(
  v.object({ ...videoEntries, film: v.optional(v.object({ card: v.optional(slug) })) }),
  v.check(({ clip, film }) => Boolean(clip ?? film), emptyVideoMessage),
)
export type VideoSummary = v.InferOutput<typeof videoSummarySchema>

/**
 * Reads a list of videos from outside. Drops an entry that is not a video or repeats an earlier
 * slug; keeps the order. A list can be empty.
 *
 * @throws TypeError when the input is not a list, or when it has entries and none of them is a
 * video
 * @example parseVideos([lights, { version: 9 }]) // [lights]
 */
export function parseVideos(input: unknown): VideoSummary[] {
  if (!Array.isArray(input)) throw new TypeError(`videos must be a list, not ${typeof input}`)
  const bySlug = new Map<string, VideoSummary>()
  for (const entry of input) {
    const result = v.safeParse(videoSummarySchema, entry)
    if (result.success && !bySlug.has(result.output.slug)) {
      bySlug.set(result.output.slug, result.output)
    }
  }
  if (bySlug.size === 0 && input.length > 0) {
    throw new TypeError(`videos holds no valid video among its ${input.length} entries`)
  }
  return [...bySlug.values()]
}
