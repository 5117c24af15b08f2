import {
  type LucideIcon,
  Maximize2,
  Minimize2,
  Pause,
  Play,
  RotateCcw,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { useHydrated } from '../../ui/client-only.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './film-controls.module.css'
import type { FilmStageProps } from './film-stage.tsx'
import type { Player } from './player.ts'
import { usePlayerState } from './use-player.ts'

interface FilmControlsProps extends Pick<FilmStageProps, 'player' | 'seconds' | 'sound' | 'stage'> {
  range: RefObject<HTMLInputElement | null>
  onToggle: () => void
}

/** Play and the time, a slider, and the sound. */
export function FilmControls(props: FilmControlsProps) {
  const words = useStrings(videoStrings)
  const { player, seconds, sound, stage, range } = props
  const { isReady, second } = usePlayerState(player)
  const { isWide, toggleWide } = useFullScreen(stage)
  useRange(player, range, seconds)
  return (
    <>
      <div className={classes.start}>
        <PlayButton {...props} />
        <span className={classes.time} aria-hidden>
          {timeText(second)} / {timeText(seconds)}
        </span>
      </div>
      <input
        ref={range}
        className={classes.range}
        type="range"
        min={0}
        max={seconds * 1000}
        step={1}
        defaultValue={0}
        disabled={!isReady}
        aria-label={words.time}
        aria-valuetext={words.at(second, seconds)}
        onInput={({ currentTarget }) => player.seek(Number(currentTarget.value))}
      />
      <div className={classes.end}>
        {toggleWide && (
          <NamedButton
            className={classes.wide}
            icon={isWide ? Minimize2 : Maximize2}
            label={isWide ? words.narrow : words.wide}
            onClick={toggleWide}
          />
        )}
        {sound && (
          <NamedButton
            className={classes.sound}
            icon={sound.isMuted ? VolumeX : Volume2}
            label={words.sound}
            aria-pressed={!sound.isMuted}
            onClick={sound.toggle}
          />
        )}
      </div>
    </>
  )
}

function PlayButton({ player, onToggle }: FilmControlsProps) {
  const words = useStrings(videoStrings)
  const { isPlaying, isAtEnd } = usePlayerState(player)
  const hydrated = useHydrated()
  const playName = isAtEnd ? words.again : words.play
  const PlayIcon = isAtEnd ? RotateCcw : Play
  const Icon = isPlaying ? Pause : PlayIcon
  return (
    <button
      type="button"
      className={classes.play}
      disabled={!hydrated}
      aria-label={isPlaying ? words.pause : playName}
      data-again={isAtEnd || undefined}
      onClick={onToggle}
    >
      <Icon aria-hidden />
    </button>
  )
}

interface NamedButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  label: string
}

/** An icon over or beside its word. */
function NamedButton({ icon: Icon, label, className, ...props }: NamedButtonProps) {
  return (
    <button type="button" {...props} className={`${classes.named} ${className ?? ''}`}>
      <Icon aria-hidden />
      {label}
    </button>
  )
}

function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** A slider that moves at every frame without a React render. */
function useRange(player: Player, range: RefObject<HTMLInputElement | null>, seconds: number) {
  useEffect(
    () =>
      player.watch((timeMs) => {
        if (!range.current) return
        range.current.value = String(timeMs)
        range.current.style.setProperty('--done', `${timeMs / seconds / 10}%`)
      }),
    [player, range, seconds],
  )
}

/** `toggleWide` is absent in browsers without full screen, such as on an iPhone. */
function useFullScreen(stage: RefObject<HTMLElement | null>) {
  const [isWide, setWide] = useState(false)
  const hydrated = useHydrated()
  useEffect(() => {
    const look = () => setWide(document.fullscreenElement === stage.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [stage])
  const toggleWide = () => {
    // The browser refuses it long after a tap; then nothing changes.
    if (isWide) document.exitFullscreen().catch(() => {})
    else stage.current?.requestFullscreen().catch(() => {})
  }
  return { isWide, toggleWide: hydrated && document.fullscreenEnabled ? toggleWide : undefined }
}
