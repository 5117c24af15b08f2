import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { hear } from '../play/film-clock.ts'
import classes from './photo-film-editor.module.css'
import type { ShownFilm } from './photo-film-editor.tsx'
import { openPhotoPreview, type PhotoPreview } from './photo-preview.ts'

/** Largest distance between song and picture before the song is corrected, ms. */
const toleranceMs = 150

/** Plays the film on a canvas, with its song. */
export function PhotoFilmStage({ film }: { film: ShownFilm }) {
  const words = useStrings(photoFilmStrings)
  const canvas = useRef<HTMLCanvasElement>(null)
  const preview = useRef<PhotoPreview>(undefined)
  const [timeMs, setTimeMs] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const at = useRef(0)
  const { durationMs } = film.plan
  const { url, repeatMs } = film.song ?? {}

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
    const audio = url ? new Audio(url) : undefined
    const started = performance.now() - at.current
    // A browser that refuses the sound still shows the film.
    audio?.play().catch(() => {})
    let frame = requestAnimationFrame(show)
    function show() {
      const now = Math.min(performance.now() - started, durationMs)
      at.current = now
      if (audio && repeatMs) follow(audio, now % repeatMs)
      preview.current?.draw(now)
      setTimeMs(now)
      if (now < durationMs) frame = requestAnimationFrame(show)
      else setPlaying(false)
    }
    return () => {
      cancelAnimationFrame(frame)
      audio?.pause()
    }
  }, [isPlaying, url, repeatMs, durationMs])

  function seek(toMs: number) {
    at.current = toMs
    setPlaying(false)
    setTimeMs(toMs)
    preview.current?.draw(toMs)
  }

  function toggle() {
    if (!isPlaying && at.current >= durationMs) seek(0)
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

/** Moves a song that has ended, or strayed, to its time, ms. */
function follow(audio: HTMLAudioElement, timeMs: number) {
  if (Math.abs(audio.currentTime * 1000 - timeMs) < toleranceMs || audio.seeking) return
  hear({ audio, startMs: 0 }, timeMs)
  if (audio.ended) audio.play().catch(() => {})
}
