/** The lengths of a photo film, s: whole repeats of the longest cut of a song, which ends softly. */
export const photoFilmSeconds = [30, 60, 90, 120, 150, 180] as const
export type PhotoFilmSeconds = (typeof photoFilmSeconds)[number]

export const fewestPhotos = 3
export const mostPhotos = 60

/** How long the title and the end are shown, ms; each is moved to the nearest beat. */
const cardMs = 3500
/** An opening without words, which is art alone. */
const wordlessMs = 1200
/** How long one picture turns into the next, ms; half of it on each side of the beat. */
export const fadeMs = 600
/** A shorter view cannot be read, ms. */
const leastPhotoMs = 1200
/** A length at which photos have time, ms each. */
const calmPhotoMs = 2400
/** In haste a clip has this many times the time of a photo. */
const clipShare = 2
/** The longest part of a clip that a film shows, ms. */
export const longestPartMs = 10_000

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

/** The time of each picture that shows it whole, ms: that of a clip; undefined for a photo. */
export type PictureTimes = readonly (number | undefined)[]

/**
 * The time that shows a part of a clip whole, ms. It is seen while it fades in and out, too.
 *
 * @example timeOfPart({ fromMs: 0, toMs: 4000 }) // 3400
 */
export function timeOfPart({ fromMs, toMs }: { fromMs: number; toMs: number }): number {
  return Math.max(leastPhotoMs, toMs - fromMs - fadeMs)
}

/**
 * The lengths that give each picture enough time, s.
 *
 * @example lengthsFor(Array(60).fill(undefined)) // [90, 120, 150, 180]
 */
export function lengthsFor(times: PictureTimes): PhotoFilmSeconds[] {
  const leastMs = timeWithin(times, clipShare * leastPhotoMs)
  return photoFilmSeconds.filter((seconds) => leastMs <= roomIn(seconds))
}

/**
 * The shortest length without haste, s: with whole clips.
 *
 * @example calmLength(Array(40).fill(undefined)) // 120
 */
export function calmLength(times: PictureTimes): PhotoFilmSeconds {
  const calmMs = timeWithin(times, Number.POSITIVE_INFINITY)
  return photoFilmSeconds.find((seconds) => calmMs <= roomIn(seconds)) ?? 180
}

export interface PlanOptions {
  beats?: RepeatedBeats | undefined
  /** The opening has no words, so it is short. */
  isUntitled?: boolean
}

/**
 * A title, the pictures and an end. Photos have equal times, and clips are whole where photos still
 * have time. With a song every change falls on a beat.
 *
 * @throws RangeError for pictures that do not fit the length
 * @example planPhotoFilm([undefined, 3400, undefined], 30).slots[2]
 *   // { kind: 'photo', index: 1, startMs: 13300, endMs: 16700 }
 */
export function planPhotoFilm(
  times: PictureTimes,
  seconds: PhotoFilmSeconds,
  { beats, isUntitled = false }: PlanOptions = {},
): PhotoFilmPlan {
  if (times.length < 1 || !lengthsFor(times).includes(seconds)) {
    throw new RangeError(`pictures must fit a film of ${seconds} s, not ${times.length}`)
  }
  const durationMs = seconds * 1000
  const titleMs = isUntitled ? wordlessMs : cardMs
  const changes = [onBeat(titleMs, beats)]
  let endMs = titleMs
  for (const ms of shareRoom(times, roomIn(seconds) + cardMs - titleMs)) {
    endMs += ms
    changes.push(onBeat(endMs, beats))
  }
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

/** Between a title with words and the end, ms. */
function roomIn(seconds: PhotoFilmSeconds): number {
  return seconds * 1000 - 2 * cardMs
}

/** What all pictures need if no clip has more than `mostMs`. */
function timeWithin(times: PictureTimes, mostMs: number): number {
  const photoMs = Math.min(mostMs / clipShare, calmPhotoMs)
  return times.reduce<number>((sum, ms) => sum + (ms ? Math.min(ms, mostMs) : photoMs), 0)
}

/** The time of each picture, ms; all of the room together. */
function shareRoom(times: PictureTimes, roomMs: number): number[] {
  const mostMs = mostClipMs(times, roomMs)
  const shares = times.map((ms) => ms && Math.min(ms, mostMs))
  const leftMs = roomMs - shares.reduce<number>((sum, ms) => sum + (ms ?? 0), 0)
  const photos = shares.filter((ms) => ms === undefined).length
  return photos > 0
    ? shares.map((ms) => ms ?? leftMs / photos)
    : shares.map((ms = 0) => ms + leftMs / shares.length)
}

/** The most time that a clip can have, to a tenth of a millisecond. */
function mostClipMs(times: PictureTimes, roomMs: number): number {
  let [fits, tooMuch] = [clipShare * leastPhotoMs, longestPartMs]
  if (timeWithin(times, tooMuch) <= roomMs) return tooMuch
  while (tooMuch - fits > 0.1) {
    const middle = (fits + tooMuch) / 2
    if (timeWithin(times, middle) <= roomMs) fits = middle
    else tooMuch = middle
  }
  return fits
}

function onBeat(timeMs: number, beats: RepeatedBeats | undefined): number {
  if (!beats) return timeMs
  const startMs = Math.floor(timeMs / beats.repeatMs) * beats.repeatMs
  return startMs + beats.nearest(timeMs - startMs)
}
