import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { soundStrings } from '#shared/i18n/sound-strings.ts'
import type { FilmVoice } from '#shared/photo-film/photo-film-draft.ts'
import { trimVoice } from '#shared/photo-film/trim-voice.ts'
import { useStrings } from '../../../ui/use-strings.ts'
import { TrimHandle, type TrimSide } from '../trim-handle.tsx'
import { takeSound } from './one-sound.ts'
import classes from './sound.module.css'
import { useKeptSound } from './use-kept-sound.ts'

interface VoiceTrimProps {
  voice: FilmVoice
  onChange: (voice: FilmVoice) => void
}

/** The recording as bars between two handles, and a button that plays what is between them. */
export function VoiceTrim({ voice, onChange }: VoiceTrimProps) {
  const words = useStrings(soundStrings)
  const { durationMs, fromMs, toMs, peaks } = voice
  const { isPlaying, atMs, toggle } = useListening(voice)
  const Icon = isPlaying ? Pause : Play
  const barMs = durationMs / peaks.length
  const handle = (side: TrimSide) => (
    <TrimHandle
      trimmed={voice}
      side={side}
      stepMs={50}
      onMove={(atMs) => onChange(trimVoice(voice, side, atMs))}
    />
  )
  return (
    <div className={classes.card} dir="ltr">
      <div className={classes.row}>
        <button
          type="button"
          className={classes.play}
          aria-label={isPlaying ? words.pause : words.listen}
          onClick={toggle}
        >
          <Icon aria-hidden />
        </button>
        <fieldset className={classes.trim} aria-label={words.recorded}>
          <svg
            className={classes.bars}
            viewBox={`0 0 ${peaks.length} 100`}
            preserveAspectRatio="none"
            aria-hidden
          >
            {peaks.map((peak, i) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
                key={i}
                x={i + 0.2}
                y={50 - Math.max(peak, 4) / 2}
                width={0.6}
                height={Math.max(peak, 4)}
                data-off={(i + 0.5) * barMs < fromMs || (i + 0.5) * barMs > toMs || undefined}
              />
            ))}
            {isPlaying && (
              <rect className={classes.at} x={atMs / barMs - 0.25} y={0} width={0.5} height={100} />
            )}
          </svg>
          {handle('fromMs')}
          {handle('toMs')}
        </fieldset>
      </div>
      <p className={classes.times}>
        <span>{clock(fromMs)}</span>
        <strong>{clock(toMs - fromMs)}</strong>
        <span>{clock(toMs)}</span>
      </p>
    </div>
  )
}

/** @example clock(62_300) // '1:02.3' */
function clock(ms: number): string {
  const tenths = Math.round(ms / 100)
  return `${Math.floor(tenths / 600)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`
}

/** Plays a greeting by itself. */
function useListening({ id, fromMs, toMs }: FilmVoice) {
  const url = useKeptSound(id)
  const audio = useRef<HTMLAudioElement>(undefined)
  const [isPlaying, setPlaying] = useState(false)
  const [atMs, setAtMs] = useState(0)

  useEffect(() => {
    const element = audio.current
    if (!isPlaying || !element) return
    let frame = requestAnimationFrame(show)
    function show() {
      if (!element) return
      const now = element.currentTime * 1000
      setAtMs(now)
      if (now >= toMs || element.ended) setPlaying(false)
      else frame = requestAnimationFrame(show)
    }
    return () => {
      cancelAnimationFrame(frame)
      element.pause()
    }
  }, [isPlaying, toMs])

  function toggle() {
    if (isPlaying) return setPlaying(false)
    if (!url) return
    takeSound(() => setPlaying(false))
    const element = new Audio(url)
    audio.current = element
    element.currentTime = fromMs / 1000
    setAtMs(fromMs)
    element.play().then(
      () => setPlaying(true),
      () => setPlaying(false),
    )
  }

  return { isPlaying, atMs, toggle }
}
