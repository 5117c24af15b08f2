import { beatsOf, nearestBeat, type Song } from '../song.ts'
import { nearestOnset } from './onsets.ts'
import type { OwnSong } from './photo-film-draft.ts'
import type { RepeatedBeats } from './plan-photo-film.ts'

/** The cut of a song that a photo film repeats: the longest. */
export function repeatedCut({ cuts }: Song) {
  return cuts.at(-1)
}

/** The beats of a song while its longest cut repeats; undefined for a song without a cut. */
export function songBeats(song: Song): RepeatedBeats | undefined {
  const cut = repeatedCut(song)
  const beats = beatsOf(song)
  return cut && { repeatMs: cut.durationMs, nearest: (timeMs) => nearestBeat(timeMs, beats) }
}

/** What was found in a song of the visitor, which repeats as a whole. */
export function ownSongBeats({ durationMs, onsets }: OwnSong): RepeatedBeats {
  return { repeatMs: durationMs, nearest: (timeMs) => nearestOnset(timeMs, onsets) }
}
