import { Pause, Play } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './photo-film-editor.module.css'
import type { ShownFilm } from './photo-film-editor.tsx'
import { openPhotoPreview, type PhotoPreview } from './photo-preview.ts'
import { takeSound } from './sound/one-sound.ts'
import { openPreviewSound, type PreviewedSound } from './sound/preview-sound.ts'
import { useKeptSound } from './sound/use-kept-sound.ts'

/** Plays the film on a canvas, with its sound. */
export function PhotoFilmStage({ film }: { film: ShownFilm }) {
  const words = useStrings(photoFilmStrings)
  const canvas = useRef<HTMLCanvasElement>(null)
  const preview = useRef<PhotoPreview>(undefined)
  const [timeMs, setTimeMs] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const at = useRef(0)
  const { durationMs } = film.plan
  const sound = usePreviewedSound(film)

  useEffect(() => {
    if (!canvas.current) return
    const opened = openPhotoPreview(canvas.current, film)
    preview.current = opened
    at.current = Math.min(at.current, film.plan.durationMs)
    opened.draw(at.current)
    return opened.close
  }, [film])

  useEffect(() => {
    if (!isPlaying) return
    const heard = openPreviewSound(sound)
    const started = performance.now() - at.current
    let frame = requestAnimationFrame(show)
    function show() {
      const now = Math.min(performance.now() - started, durationMs)
      at.current = now
      heard.follow(now)
      preview.current?.draw(now)
      setTimeMs(now)
      if (now < durationMs) frame = requestAnimationFrame(show)
      else setPlaying(false)
    }
    return () => {
      cancelAnimationFrame(frame)
      heard.close()
    }
  }, [isPlaying, sound, durationMs])

  function seek(toMs: number) {
    at.current = toMs
    setPlaying(false)
    setTimeMs(toMs)
    preview.current?.draw(toMs)
  }

  function toggle() {
    if (!isPlaying && at.current >= durationMs) seek(0)
    if (!isPlaying) takeSound(() => setPlaying(false))
    setPlaying(!isPlaying)
  }

  const Icon = isPlaying ? Pause : Play
  const seconds = (ms: number) => words.seconds(Math.floor(ms / 1000))
  return (
    <div className={classes.stage}>
      <canvas ref={canvas} className={classes.canvas} role="img" aria-label={words.preview} />
      <div className={classes.controls} dir="ltr">
        <button
          type="button"
          className={classes.play}
          aria-label={isPlaying ? words.pause : words.play}
          onClick={toggle}
        >
          <Icon aria-hidden />
        </button>
        <input
          className={classes.range}
          type="range"
          min={0}
          max={durationMs}
          step={100}
          value={timeMs}
          aria-label={words.time}
          aria-valuetext={seconds(timeMs)}
          onChange={({ target }) => seek(Number(target.value))}
        />
        <span className={classes.time}>
          {seconds(timeMs)} / {seconds(durationMs)}
        </span>
      </div>
    </div>
  )
}

/** The sound of a film with the addresses of its files. */
function usePreviewedSound({ sound: { mix, song, voice, clips } }: ShownFilm): PreviewedSound {
  const songUrl = useKeptSound(song?.id)
  const voiceUrl = useKeptSound(voice?.id)
  return useMemo(() => {
    const url = song?.url ?? songUrl
    return {
      mix,
      song: song && url ? { url, repeatMs: song.repeatMs } : undefined,
      voice: voice && voiceUrl ? { url: voiceUrl, fromMs: voice.fromMs } : undefined,
      clips,
    }
  }, [mix, song, voice, clips, songUrl, voiceUrl])
}
