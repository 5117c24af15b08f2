import * as Dialog from '@radix-ui/react-dialog'
import { Pause, Play, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import { photoStrings } from '#shared/i18n/photo-strings.ts'
import { soundStrings } from '#shared/i18n/sound-strings.ts'
import type { FilmClip, FilmPhoto } from '#shared/photo-film/photo-film-draft.ts'
import { trimClip } from '#shared/photo-film/trim-clip.ts'
import work from '../../../photos/work-dialog.module.css'
import { Button } from '../../../ui/button.tsx'
import frame from '../../../ui/dialog.module.css'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MaskedContent } from '../../../ui/masked-content.tsx'
import { useStrings } from '../../../ui/use-strings.ts'
import { takeSound } from '../sound/one-sound.ts'
import sound from '../sound/sound.module.css'
import { useKeptSound } from '../sound/use-kept-sound.ts'
import { TrimHandle, type TrimSide } from '../trim-handle.tsx'
import classes from './clip-dialog.module.css'
import { useClipFrames } from './use-clip-frames.ts'

/** Longest side of the stage, px. */
const stagePx = 960

interface ClipDialogProps {
  /** Of the clip. */
  photo: FilmPhoto
  clip: FilmClip
  onTrim: (clip: FilmClip) => void
  onClose: () => void
}

/** Chooses the seconds of a clip that the film shows. */
export function ClipDialog({ photo, clip, onTrim, onClose }: ClipDialogProps) {
  const words = useStrings(photoFilmStrings)
  const { cropDialog } = useStrings(photoStrings)
  const [part, setPart] = useState(clip)
  // The dialog has no trigger that could get the focus back.
  const [opener] = useState(() => document.activeElement)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={frame.backdrop} />
        <MaskedContent
          className={`${frame.dialog} ${work.dialog}`}
          onCloseAutoFocus={() => opener instanceof HTMLElement && opener.focus()}
        >
          <Dialog.Title className={work.title}>{words.trimTitle}</Dialog.Title>
          <Dialog.Description className={work.lead}>
            {words.trimLead} {clip.sound === 'none' && words.noSound}
          </Dialog.Description>
          <ClipTrim photo={photo} clip={part} onChange={setPart} />
          <div className={work.foot}>
            <Button
              onClick={() => {
                onTrim(part)
                onClose()
              }}
            >
              {cropDialog.done}
            </Button>
          </div>
          <Dialog.Close asChild>
            <IconButton className={work.close} icon={X} label={words.trimClose} />
          </Dialog.Close>
        </MaskedContent>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ClipTrimProps {
  photo: FilmPhoto
  clip: FilmClip
  onChange: (clip: FilmClip) => void
}

/** The clip, and its pictures between two handles. */
function ClipTrim({ photo: { width, height }, clip, onChange }: ClipTrimProps) {
  const words = useStrings(soundStrings)
  const filmWords = useStrings(photoFilmStrings)
  const stage = useRef<HTMLCanvasElement>(null)
  const strip = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, stagePx / Math.max(width, height))
  const { isOpen, show } = useClipFrames(clip.id, stage, strip)
  const { isPlaying, toggle, stop } = usePlaying(clip, show)
  const { durationMs, fromMs, toMs } = clip
  const [side, setSide] = useState<TrimSide>('fromMs')
  const seenMs = side === 'fromMs' ? fromMs : toMs
  useEffect(() => {
    if (isOpen && !isPlaying) show(seenMs)
  })
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const handle = (end: TrimSide) => (
    <TrimHandle
      trimmed={clip}
      side={end}
      stepMs={100}
      onMove={(atMs) => {
        stop()
        setSide(end)
        onChange(trimClip(clip, end, atMs))
      }}
    />
  )
  const Icon = isPlaying ? Pause : Play
  return (
    <div className={classes.clip} dir="ltr">
      <canvas
        ref={stage}
        className={classes.stage}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        role="img"
        aria-label={filmWords.preview}
      />
      <div className={sound.row}>
        <button
          type="button"
          className={sound.play}
          aria-label={isPlaying ? filmWords.pause : filmWords.play}
          onClick={toggle}
        >
          <Icon aria-hidden />
        </button>
        <fieldset className={sound.trim} aria-label={filmWords.trimTitle}>
          <canvas ref={strip} className={classes.strip} width={640} height={112} aria-hidden />
          <svg
            className={classes.part}
            viewBox={`0 0 ${durationMs} 1`}
            preserveAspectRatio="none"
            aria-hidden
          >
            <rect className={classes.off} width={fromMs} height={1} />
            <rect className={classes.off} x={toMs} width={durationMs - toMs} height={1} />
          </svg>
          {handle('fromMs')}
          {handle('toMs')}
        </fieldset>
      </div>
      <p className={sound.times}>
        <span>{seconds(fromMs)}</span>
        <strong dir="auto">{words.seconds(seconds(toMs - fromMs))}</strong>
        <span>{seconds(toMs)}</span>
      </p>
    </div>
  )
}

/** Plays the part that is seen, once, with its sound unless that is off. */
function usePlaying({ id, fromMs, toMs, sound }: FilmClip, show: (timeMs: number) => void) {
  const [isPlaying, setPlaying] = useState(false)
  const url = useKeptSound(sound ? undefined : id)
  const audio = useRef<HTMLAudioElement>(undefined)
  const draw = useRef(show)
  useEffect(() => {
    draw.current = show
  })
  useEffect(() => {
    if (!isPlaying) return
    const started = performance.now()
    let frame = requestAnimationFrame(step)
    function step() {
      const now = fromMs + performance.now() - started
      draw.current(Math.min(now, toMs))
      if (now < toMs) frame = requestAnimationFrame(step)
      else setPlaying(false)
    }
    return () => {
      cancelAnimationFrame(frame)
      audio.current?.pause()
    }
  }, [isPlaying, fromMs, toMs])

  function toggle() {
    if (isPlaying) return setPlaying(false)
    takeSound(() => setPlaying(false))
    setPlaying(true)
    if (!url) return
    audio.current = new Audio(url)
    audio.current.currentTime = fromMs / 1000
    // One that the browser cannot play is shown silent.
    void audio.current.play().catch(() => {})
  }

  return {
    isPlaying,
    toggle,
    stop: () => setPlaying(false),
  }
}
