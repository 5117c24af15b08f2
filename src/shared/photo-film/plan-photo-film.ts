/** The lengths of a photo film, s: whole repeats of the longest cut of a song, which ends softly. */
export const photoFilmSeconds = [30, 60, 90, 120, 150, 180] as const
export type PhotoFilmSeconds = (typeof photoFilmSeconds)[number]

export const fewestPhotos = 3
export const mostPhotos = 60

/** How long the title and the end are shown, ms; each is moved to the nearest beat. */
const cardMs = 3500
/** A shorter view cannot be read, ms. */
const leastPhotoMs = 1200
/** A length at which photos have time, ms each. */
const calmPhotoMs = 2400

/** The beats of each repeat of a song. */
export interface RepeatedBeats {
  /** From the start of one repeat to the next, ms. */
  repeatMs: number
  /** The best time for a change near a time, both from the start of a repeat, ms. */
  nearest(timeMs: number): number
}

/** What is shown from one time to another, ms, the end exclusive. */
export type FilmSlot = ({ kind: 'title' } | { kind: 'photo'; index: number } | { kind: 'end' }) & {
  startMs: number
  endMs: number
}

export interface PhotoFilmPlan {
  durationMs: number
  slots: readonly FilmSlot[]
}

/**
 * The lengths that give each photo enough time, s.
 *
 * @example lengthsFor(60) // [90, 120, 150, 180]
 */
export function lengthsFor(photos: number): PhotoFilmSeconds[] {
  return photoFilmSeconds.filter((seconds) => photoMs(photos, seconds) >= leastPhotoMs)
}

/**
 * The shortest length without haste, s.
 *
 * @example calmLength(40) // 120
 */
export function calmLength(photos: number): PhotoFilmSeconds {
  const calm = photoFilmSeconds.find((seconds) => photoMs(photos, seconds) >= calmPhotoMs)
  return calm ?? 180
}

/**
 * A title, the photos for equal times, and an end. With a song every change falls on a beat.
 *
 * @throws RangeError for a number of photos that does not fit the length
 * @example planPhotoFilm(3, 30).slots[1] // { kind: 'photo', index: 0, startMs: 3500, endMs: 11166.… }
 */
export function planPhotoFilm(
  photos: number,
  seconds: PhotoFilmSeconds,
  beats?: RepeatedBeats,
): PhotoFilmPlan {
  if (photos < 1 || !lengthsFor(photos).includes(seconds)) {
    throw new RangeError(`photos must fit a film of ${seconds} s, not ${photos}`)
  }
  const durationMs = seconds * 1000
  const changes = Array.from({ length: photos + 1 }, (_, i) =>
    onBeat(cardMs + i * photoMs(photos, seconds), beats),
  )
  const photoSlots = changes.slice(0, -1).map((startMs, index) => ({
    kind: 'photo' as const,
    index,
    startMs,
    endMs: changes[index + 1] ?? durationMs,
  }))
  const [first = 0] = changes
  const last = changes.at(-1) ?? durationMs
  return {
    durationMs,
    slots: [
      { kind: 'title', startMs: 0, endMs: first },
      ...photoSlots,
      { kind: 'end', startMs: last, endMs: durationMs },
    ],
  }
}

function photoMs(photos: number, seconds: number): number {
  return (seconds * 1000 - 2 * cardMs) / photos
}

function onBeat(timeMs: number, beats: RepeatedBeats | undefined): number {
  if (!beats) return timeMs
  const startMs = Math.floor(timeMs / beats.repeatMs) * beats.repeatMs
  return startMs + beats.nearest(timeMs - startMs)
}
