import { useEffect, useMemo, useState } from 'react'
import type { CardDesign } from '#shared/card.ts'
import type { FilmDraft } from '#shared/draft.ts'
import { imageUrl } from '#shared/image-url.ts'
import { isSober } from '#shared/sober.ts'
import type { Song } from '#shared/song.ts'
import { gainsFile, levelOf } from '#shared/song-level.ts'
import type { Film } from '#shared/video.ts'
import type { Player } from './player.ts'

export interface ChosenSong {
  song: Song | undefined
  /** Address of the cut that plays. */
  url: string | undefined
  /** Address of the file that lets an export lower the volume. */
  gainsUrl: string | undefined
  /** 0 to 1, as the visitor chose. */
  volume: number
  startMs: number
  /** The latest start that leaves enough of the song, ms. */
  latestMs: number
  /** The draft's song no longer exists: the film's own song replaces it. */
  isReplaced: boolean
}

/**
 * The sound until the visitor chooses: the slug of a film's own song, or null for none. For a card
 * in motion, undefined means the best match; a sober card has null.
 */
export function songAtFirst(film: Film | undefined, card: CardDesign): string | null | undefined {
  if (film) return film.song ?? null
  return isSober(card.categories) ? null : undefined
}

/**
 * The song of a draft; the default song where the visitor chose none or the choice is gone.
 *
 * @param own of `songAtFirst`
 */
export function chosenSong(
  songs: readonly Song[],
  { own, ...draft }: FilmDraft & { own?: string | null | undefined },
  seconds: number,
): ChosenSong {
  const { volume = 1 } = draft
  const bySlug = (slug: string) => songs.find((one) => one.slug === slug)
  const isReplaced = typeof draft.song === 'string' && !bySlug(draft.song)
  const slug = isReplaced || draft.song === undefined ? own : draft.song
  const song = slug === undefined ? songs[0] : slug === null ? undefined : bySlug(slug)
  const longest = song?.cuts.at(-1)
  const latestMs = Math.max(0, (longest?.durationMs ?? 0) - seconds * 1000)
  const startMs = Math.min(draft.startMs ?? 0, latestMs)
  const cut = song && cutFor(song, { seconds, startMs })
  const url = cut && songUrl(cut)
  const gainsUrl = cut && imageUrl({ folder: 'songs', file: gainsFile(cut.file) })
  return { song, url, gainsUrl, volume, startMs, latestMs, isReplaced }
}

/** The cut of a song that suits a film; the longest where the film starts within the song. */
export function cutFor({ cuts }: Song, { seconds, startMs }: { seconds: number; startMs: number }) {
  return cuts.find((cut) => startMs === 0 && cut.seconds >= seconds) ?? cuts.at(-1)
}

export function songUrl({ file }: Song['cuts'][number]): string {
  return imageUrl({ folder: 'songs', file })
}

/**
 * Plays the song with the film; fetched on the first play, or by `prepare`. On an iPhone the song
 * plays after a tap only, or once `prepare` was called during one.
 */
export function useSong(player: Player, { url, volume, startMs }: ChosenSong) {
  const [isMuted, setMuted] = useState(false)
  const audio = useMemo(() => {
    if (!url || typeof Audio === 'undefined') return
    const element = new Audio()
    element.preload = 'none'
    element.src = url
    return element
  }, [url])

  useEffect(() => {
    player.sound(audio && { audio, startMs })
    return () => player.sound(undefined)
  }, [player, audio, startMs])

  useEffect(() => {
    if (!audio) return
    audio.volume = levelOf(volume)
    audio.muted = isMuted
  }, [audio, volume, isMuted])

  function prepare() {
    if (!audio) return
    audio.preload = 'auto'
    audio.load()
  }

  return url ? { isMuted, toggle: () => setMuted(!isMuted), prepare } : undefined
}
