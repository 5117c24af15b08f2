import * as v from 'valibot'
import { videoFormats } from '../format.ts'
import { mostPhotos, photoFilmSeconds } from './plan-photo-film.ts'

/** The families that draw the title and the end, each with a motif for any simcha. */
export const titleMotifs = {
  botanical: 'rimon',
  foil: 'leaves-pomegranate',
  papercut: 'ring-pomegranate',
  ceramic: 'tiles-pomegranate',
} as const
export type TitleFamily = keyof typeof titleMotifs
export const titleFamilies = Object.keys(titleMotifs) as TitleFamily[]

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const side = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Longest title and caption, UTF-16 units. */
export const longestWords = 80
const words = v.pipe(v.string(), v.maxLength(longestWords))

const timeMs = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A moving picture. */
const clipSchema = v.object({
  /** Id of the file on this device. */
  id: v.string(),
  durationMs: timeMs,
  /** What is seen of it. */
  fromMs: timeMs,
  toMs: timeMs,
  /** `off`: by the visitor; `none`: this browser finds no sound in it. Undefined: it is heard. */
  sound: v.optional(v.picklist(['off', 'none'])),
})
export type FilmClip = v.InferOutput<typeof clipSchema>

const photoSchema = v.object({
  /** Id of the photo on this device; for a clip, of a picture of it. */
  id: v.string(),
  clip: v.optional(clipSchema),
  width: side,
  height: side,
  /** When it was taken, ms since the epoch; the time of the file where the photo does not say. */
  takenAt: v.number(),
  crop: v.object({ x: share, y: share, zoom: v.pipe(v.number(), v.minValue(1), v.maxValue(8)) }),
  caption: words,
})
export type FilmPhoto = v.InferOutput<typeof photoSchema>

/** Longest recording, ms. */
export const longestVoiceMs = 120_000

/** A spoken greeting. */
const voiceSchema = v.object({
  /** Id of the levelled recording on this device. */
  id: v.string(),
  durationMs: timeMs,
  /** What is heard of it. */
  fromMs: timeMs,
  toMs: timeMs,
  /** When it starts in the film; null: after the title. */
  startMs: v.nullable(timeMs),
  /** Its loudest samples in equal parts, percent of the loudest. */
  peaks: v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
})
export type FilmVoice = v.InferOutput<typeof voiceSchema>

/** `song` of a draft with an own song. */
export const ownSong = '+own'

/** A song from a file of the visitor. */
const ownSongSchema = v.object({
  /** Id of the file on this device. */
  id: v.string(),
  /** Name of the file, shown to the visitor. */
  name: v.string(),
  /** At most that of the longest film. */
  durationMs: timeMs,
  /** What brings it to the loudness of our songs, as an amplitude. */
  gain: v.number(),
  /** Where its notes begin, in order. */
  onsets: v.array(timeMs),
})
export type OwnSong = v.InferOutput<typeof ownSongSchema>

/** A photo film as kept on the device. */
export const photoFilmDraftSchema = v.object({
  version: v.literal(1),
  photos: v.pipe(v.array(photoSchema), v.maxLength(mostPhotos)),
  title: words,
  end: words,
  family: v.picklist(titleFamilies),
  format: v.picklist(videoFormats),
  /** Null: the shortest without haste. */
  seconds: v.nullable(v.picklist(photoFilmSeconds)),
  /** Slug, or `ownSong`; null for none. Undefined: the first song. */
  song: v.optional(v.nullable(v.string())),
  ownSong: v.optional(ownSongSchema),
  voice: v.optional(voiceSchema),
})
export type PhotoFilmDraft = v.InferOutput<typeof photoFilmDraftSchema>

export const emptyPhotoFilm: PhotoFilmDraft = {
  version: 1,
  photos: [],
  title: '',
  end: '',
  family: 'botanical',
  format: 'status',
  seconds: null,
}
