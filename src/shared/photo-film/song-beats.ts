import { beatsOf, type Song } from '../song.ts'
import type { RepeatedBeats } from './plan-photo-film.ts'

/** The cut of a song that a photo film repeats: the longest. */
export function repeatedCut({ cuts }: Song) {
  return cuts.at(-1)
}

/** The beats of a song while its longest cut repeats; undefined for a song without a cut. */
export function songBeats(song: Song): RepeatedBeats | undefined {
  const cut = repeatedCut(song)
  return cut && { ...beatsOf(song), repeatMs: cut.durationMs }
}
