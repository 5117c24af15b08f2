import type { Song } from '../song.ts'
import type { Beats } from './plan-photo-film.ts'

/** Silence before the first note of each cut, ms. */
const leadMs = 90

/** The cut of a song that a photo film repeats: the longest. */
export function repeatedCut({ cuts }: Song) {
  return cuts.at(-1)
}

/** The beats of a song while its longest cut repeats; undefined for a song without a cut. */
export function songBeats(song: Song): Beats | undefined {
  const cut = repeatedCut(song)
  return cut && { beatMs: 60_000 / song.bpm, leadMs, repeatMs: cut.durationMs }
}
