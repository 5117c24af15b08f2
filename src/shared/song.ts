import * as v from 'valibot'
import type { Category } from './category.ts'
import { localizedText, shortText } from './localized-text.ts'
import { slugSchema as slug } from './slug.ts'

/** From the calmest to the liveliest. */
const songMoods = ['grave', 'quiet', 'tender', 'stately', 'joyful', 'lively'] as const

/** Longer than a line: its maker, or why we can use it. */
const statement = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(400))

const cut = v.object({
  /** Its nominal length; a scene of that length plays it in full. */
  seconds: v.picklist([15, 30]),
  /** AAC-LC in MP4, in the folder `songs`; 48 kHz, two channels, its index first. */
  file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_.-]*\.m4a$/), v.maxLength(128)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500_000)),
  /** Duration as players report it. */
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31_000)),
})

/**
 * A tune without words and its cuts. Each cut has its own beginning, end and fades, at -16 LUFS
 * (EBU R 128), so a video copies its packets. For a lower volume see `song-level.ts`.
 */
export const songSchema = v.object({
  version: v.literal(1),
  slug,
  titles: localizedText,
  /** Its composer, arranger and recorder, and the source of its instruments. */
  credit: statement,
  /** Licence of the recording, by its SPDX name if it has one. */
  licence: shortText,
  /** Why we can use the melody. */
  reason: statement,
  /** Beats per minute. */
  bpm: v.pipe(v.number(), v.minValue(20), v.maxValue(300)),
  mood: v.picklist(songMoods),
  /** Slugs of its categories, best match first. */
  categories: v.pipe(v.array(slug), v.minLength(1)),
  /** From short to long. */
  cuts: v.pipe(v.array(cut), v.minLength(1)),
})
export type Song = v.InferOutput<typeof songSchema>

/** Silence before the first beat of every recording, ms. */
export const songLeadMs = 90

/** The beats of a song under a film: the first, ms of the film, and the time between two, ms. */
export interface Beats {
  firstMs: number
  everyMs: number
}

/**
 * @param startMs where in the song the film starts
 * @example beatsOf({ bpm: 120 }, 1000) // { firstMs: -910, everyMs: 500 }
 */
export function beatsOf({ bpm }: Pick<Song, 'bpm'>, startMs = 0): Beats {
  return { firstMs: songLeadMs - startMs, everyMs: 60_000 / bpm }
}

/** @example nearestBeat(1300, { firstMs: 90, everyMs: 500 }) // 1090 */
export function nearestBeat(timeMs: number, { firstMs, everyMs }: Beats): number {
  return firstMs + Math.round((timeMs - firstMs) / everyMs) * everyMs
}

/**
 * Reads a list of songs from outside. Drops an entry that is not a song or repeats an earlier slug;
 * keeps the order. A list can be empty.
 *
 * @throws TypeError when the input is not a list, or when it has entries and none of them is a song
 * @example parseSongs([cradle, { version: 9 }]) // [cradle]
 */
export function parseSongs(input: unknown): Song[] {
  if (!Array.isArray(input)) throw new TypeError(`songs must be a list, not ${typeof input}`)
  const bySlug = new Map<string, Song>()
  for (const entry of input) {
    const result = v.safeParse(songSchema, entry)
    if (result.success && !bySlug.has(result.output.slug)) {
      bySlug.set(result.output.slug, result.output)
    }
  }
  if (bySlug.size === 0 && input.length > 0) {
    throw new TypeError(`songs holds no valid song among its ${input.length} entries`)
  }
  return [...bySlug.values()]
}

/**
 * The songs of a category, best match first: those that it names, else those that name it, by its
 * position in their lists. A category with neither gets all songs, calmest first, since calm songs
 * fit everywhere. So the result is empty only if there is no song.
 *
 * @example songsFor([romp, cradle], { slug: 'its-a-girl', songs: [] }).map(({ slug }) => slug)
 *   // ['cradle']
 */
export function songsFor(
  songs: readonly Song[],
  category: Pick<Category, 'slug' | 'songs'>,
): Song[] {
  const named = category.songs.flatMap(({ slug }) => songs.filter((song) => song.slug === slug))
  if (named.length > 0) return named
  const place = ({ categories }: Song) => categories.indexOf(category.slug)
  const fitting = songs.filter((song) => place(song) >= 0).sort((a, b) => place(a) - place(b))
  if (fitting.length > 0) return fitting
  const calm = ({ mood }: Song) => songMoods.indexOf(mood)
  return songs.toSorted((a, b) => calm(a) - calm(b))
}

/** Categories with the names of their songs; unchanged if there is no song. */
export function nameSongs(categories: readonly Category[], songs: readonly Song[]): Category[] {
  if (songs.length === 0) return [...categories]
  return categories.map((category) => ({
    ...category,
    songs: songsFor(songs, category).map(({ slug, titles }) => ({ slug, titles })),
  }))
}
