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

/** Whatever is moved, how, and to which song. */
const moved = {
  /** Words in the place of the card's, by field; an empty line takes no room. */
  values: v.optional(v.record(slug, v.pipe(v.string(), v.maxLength(maxFieldLength))), {}),
  /** Default: the card's own. */
  palette: v.optional(slug),
  /** The first is its own. */
  formats: v.optional(v.pipe(v.array(v.picklist(videoFormats)), v.minLength(1)), [...videoFormats]),
  /** Id of a song; without one it is silent, or sounds as its clip does. */
  song: v.optional(slug),
  /** The moment that stands for it until it plays, ms. */
  posterMs: v.pipe(v.number(), v.minValue(0), v.maxValue(30_000)),
  scene: sceneSchema,
}

const eitherOr = 'a film has a card, or a clip with a design'

const onCard = {
  /** Slug of the card that it is made of. */
  card: slug,
  clip: v.optional(v.undefined(eitherOr)),
  design: v.optional(v.undefined(eitherOr)),
  ...moved,
}

const pictureFile = {
  file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_.-]*\.(?:png|jpe?g)$/), v.maxLength(128)),
  width: sidePx,
  height: sidePx,
}

const onClip = {
  card: v.optional(v.undefined(eitherOr)),
  /** Covers the page under all that the scene moves; where it is shorter, its last frame stays. */
  clip: clipFile,
  /**
   * Its frame at `posterMs`, whole and without words, in the folder `videos`: what other words than
   * the poster's stand on in pictures of the film. Without one these show the poster.
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
  ...moved,
  scene: v.pipe(
    sceneSchema,
    v.check(
      ({ layers }) => layers.every(({ of }) => of !== 'page'),
      'no layer (page): a clip has a camera of its own',
    ),
  ),
}

const cardFilm = v.object(onCard)
export const clipFilmSchema = v.object(onClip)
export type ClipFilm = v.InferOutput<typeof clipFilmSchema>

/** So that what is wrong with a film is told of what it is meant to be. */
function isOnClip(input: unknown): boolean {
  return typeof input === 'object' && input !== null && ('clip' in input || 'design' in input)
}

/** A card in motion, or a clip with words over it. */
export const filmSchema = v.lazy((input) => (isOnClip(input) ? clipFilmSchema : cardFilm))
export type Film = v.InferOutput<typeof filmSchema>

const told = {
  version: v.literal(1),
  slug,
  titles: localizedText,
  /** What is seen, for those who do not see it. */
  description: shortText,
  /** Slugs of the categories that it suits. */
  categories: v.pipe(v.array(slug), v.minLength(1)),
}
const cardSource = v.object({ ...told, ...onCard })
const clipSource = v.object({ ...told, ...onClip })

/** A film as its author writes it, with what is said of it. */
export const filmSourceSchema = v.lazy((input) => (isOnClip(input) ? clipSource : cardSource))
/** A film that was read, what was left out filled in. */
export type FilmSource = v.InferOutput<typeof filmSourceSchema>
export type FilmSourceInput = v.InferInput<typeof filmSourceSchema>

const said = {
  ...told,
  durationSeconds: v.pipe(v.number(), v.gtValue(0), v.maxValue(600)),
  /** Stands in the video's place until it plays: a file and its size, px. */
  poster: v.object({
    folder: v.optional(v.picklist(['videos', 'cards']), 'videos'),
    ...pictureFile,
  }),
  clip: v.optional(clipFile),
}

const nothing = 'a video has a clip, or a film, or both'

const videoDocument = v.pipe(
  v.object({ ...said, film: v.optional(filmSchema) }),
  v.check(({ clip, film }) => Boolean(clip ?? film), nothing),
)
export type Video = v.InferOutput<typeof videoDocument>

/**
 * A clip, or a film that the visitor's device plays and changes, with what is said of it. A film may
 * have a clip too: itself in its first words, ready to be passed on. The type is named,
 * since spelled out it is too deep for the schema of pages.
 */
export const videoSchema: v.GenericSchema<unknown, Video> = videoDocument

/** A video with the card that its film is made of, in the words of the film; null for a clip alone. */
export const videoWithCardSchema = v.object({
  video: videoSchema,
  document: v.nullable(cardDocumentSchema),
})
export type VideoWithCard = v.InferOutput<typeof videoWithCardSchema>

/** What a list shows of a video: of a film only which card it is made of, where it is of one. */
export const videoSummarySchema = v.pipe(
  v.object({ ...said, film: v.optional(v.object({ card: v.optional(slug) })) }),
  v.check(({ clip, film }) => Boolean(clip ?? film), nothing),
)
export type VideoSummary = v.InferOutput<typeof videoSummarySchema>

/**
 * Reads a list of videos from outside. An entry that is no video is dropped, as is one whose slug
 * came before; order is kept. A list may be empty.
 *
 * @throws TypeError when the input is no list, or when it has entries and none of them is a video
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
