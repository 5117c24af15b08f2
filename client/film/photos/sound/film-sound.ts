import type { HeardClip } from '#shared/photo-film/heard-clips.ts'
import { ownSong, type PhotoFilmDraft } from '#shared/photo-film/photo-film-draft.ts'
import type { PhotoFilmPlan, RepeatedBeats } from '#shared/photo-film/plan-photo-film.ts'
import { ownSongBeats, repeatedCut, songBeats } from '#shared/photo-film/song-beats.ts'
import type { SoundMix } from '#shared/photo-film/sound-mix.ts'
import { voiceStart } from '#shared/photo-film/trim-voice.ts'
import type { Song } from '#shared/song.ts'
import { songUrl } from '../../play/use-song.ts'

/** The file of a song: of the site by its address, or of this device by its id. */
export type SongFile = ({ url: string; id?: undefined } | { url?: undefined; id: string }) & {
  repeatMs: number
}

/** What is heard in a film. */
export interface FilmSound {
  mix: SoundMix
  song: SongFile | undefined
  /** Heard from that time on. */
  voice: { id: string; fromMs: number } | undefined
  clips: readonly HeardClip[]
}

/** What a film plays over its clips, in parts that change only with it. */
export type ChosenSound = Pick<PhotoFilmDraft, 'song' | 'ownSong' | 'voice'>

/** The song of the site in a draft; undefined for none, and for an own one. */
export function songOf(
  { song, ownSong: own }: ChosenSound,
  songs: readonly Song[],
): Song | undefined {
  if (song === null || (song === ownSong && own)) return
  return songs.find(({ slug }) => slug === song) ?? songs[0]
}

/** The own song of a draft, where it is chosen. */
export function chosenOwnSong({ song, ownSong: own }: ChosenSound) {
  return song === ownSong ? own : undefined
}

export function beatsOfSound(
  sound: ChosenSound,
  songs: readonly Song[],
): RepeatedBeats | undefined {
  const own = chosenOwnSong(sound)
  if (own) return ownSongBeats(own)
  const song = songOf(sound, songs)
  return song && songBeats(song)
}

export function soundOf(
  sound: ChosenSound,
  songs: readonly Song[],
  { plan: { durationMs, slots }, clips }: { plan: PhotoFilmPlan; clips: readonly HeardClip[] },
): FilmSound {
  const { voice } = sound
  const own = chosenOwnSong(sound)
  const song = own ? { id: own.id, repeatMs: own.durationMs } : fileOf(songOf(sound, songs))
  const titleMs = slots[0]?.endMs ?? 0
  return {
    song,
    voice: voice && { id: voice.id, fromMs: voice.fromMs },
    clips,
    mix: {
      durationMs,
      song: song && { gain: own?.gain ?? 1, fades: own !== undefined },
      voice: voice && {
        startMs: voiceStart(voice, { titleMs, durationMs }),
        lengthMs: voice.toMs - voice.fromMs,
      },
    },
  }
}

/** Whether a film's sound is the unchanged song, so that its packets can be copied. */
export function isSongAlone({ song, voice, clips }: FilmSound): boolean {
  return !voice && clips.length === 0 && song?.id === undefined
}

function fileOf(song: Song | undefined): SongFile | undefined {
  const cut = song && repeatedCut(song)
  return cut && { url: songUrl(cut), repeatMs: cut.durationMs }
}
