import { useCallback, useEffect, useRef, useState } from 'react'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { levelOf } from '#shared/song-level.ts'
import { toastError } from '../../shell/toasts.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import type { Player } from './player.ts'

/** A song to try. */
export interface Trial {
  slug: string
  url: string
  startMs: number
  /** 0 to 1. */
  volume: number
}

/**
 * Plays a song by itself. One sound at a time: it pauses the film, and ends when the film or
 * another song starts or the page is hidden. Nothing is fetched before it is played.
 */
export function useSongTrial(player: Player) {
  const { tryFailed } = useStrings(videoStrings)
  const audio = useRef<HTMLAudioElement>(undefined)
  const [playing, setPlaying] = useState<string>()
  const stop = useCallback(() => {
    audio.current?.pause()
    setPlaying(undefined)
  }, [])

  useEffect(() => {
    const isFilmOn = () => player.snapshot().isPlaying
    const leave = player.subscribe(() => isFilmOn() && stop())
    const stopHidden = () => document.hidden && stop()
    document.addEventListener('visibilitychange', stopHidden)
    return () => {
      leave()
      document.removeEventListener('visibilitychange', stopHidden)
      stop()
    }
  }, [player, stop])

  function play({ slug, url, startMs, volume }: Trial) {
    player.pause()
    // One element for all songs: an iPhone lets it play on after the first tap.
    audio.current ??= new Audio()
    const element = audio.current
    Object.assign(element, { src: url, volume: levelOf(volume), onended: stop })
    element.currentTime = startMs / 1000
    setPlaying(slug)
    element.play().catch((error: unknown) => {
      // Another song was started, or this one stopped, before it was loaded.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn('song', error)
      setPlaying(undefined)
      toastError(tryFailed)
    })
  }

  return { playing, toggle: (trial: Trial) => (trial.slug === playing ? stop() : play(trial)) }
}
