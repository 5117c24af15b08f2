import { Maximize2, Minimize2, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { VideoFormat } from '#shared/format.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { useHydrated } from '../../ui/client-only.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './film-stage.module.css'
import type { Player } from './player.ts'
import { usePlayerState } from './use-player.ts'

interface FilmStageProps {
  player: Player
  format: VideoFormat
  seconds: number
  /** Description of the picture for screen readers. */
  label: string
  /** Placeholder until the first frame is drawn. */
  poster: ReactNode
  sound?: { isMuted: boolean; toggle: () => void } | undefined
  /** Id of the element with the words of the video. */
  describedBy: string
  /** Called when the visitor is likely to play the film. */
  onIntent: () => void
  /** Called with the width of the picture, px of the screen. */
  onWidth: (px: number) => void
  /** Below the controls. */
  children: ReactNode
}

/** Step of an arrow key, ms. */
const stepMs = 1000

/** The moving picture above its controls. */
export function FilmStage(props: FilmStageProps) {
  const { player, format, label, poster, describedBy, onIntent, onWidth, children } = props
  const { isReady, isPlaying } = usePlayerState(player)
  const stage = useRef<HTMLDivElement>(null)
  const screen = useScreen(player, onWidth)
  const range = useRange(player)
  const toggle = () => (isPlaying ? player.pause() : player.play())

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const by = { ArrowRight: stepMs, ArrowLeft: -stepMs }[event.key]
    const isOnButton = event.target instanceof HTMLButtonElement
    if (by) player.seek(Number(range.current?.value) + by)
    else if (event.key === ' ' && !isOnButton) toggle()
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for the controls within
    <div className={classes.stage} ref={stage} dir="ltr" onKeyDown={handleKey} data-player>
      <div className={classes.screen}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div
          className={`${classes.picture} ${classes[format]}`}
          onPointerEnter={onIntent}
          onClick={toggle}
        >
          {!isReady && poster}
          <canvas
            ref={screen}
            className={classes.canvas}
            role="img"
            aria-label={label}
            aria-describedby={describedBy}
            hidden={!isReady}
          />
        </div>
      </div>
      <FilmControls {...props} stage={stage} range={range} onToggle={toggle} />
      {children}
    </div>
  )
}

interface FilmControlsProps
  extends Pick<FilmStageProps, 'player' | 'seconds' | 'sound' | 'onIntent'> {
  stage: RefObject<HTMLElement | null>
  range: RefObject<HTMLInputElement | null>
  onToggle: () => void
}

function FilmControls(props: FilmControlsProps) {
  const words = useStrings(videoStrings)
  const { player, seconds, sound, stage, range, onToggle, onIntent } = props
  const { isReady, isPlaying, isAtEnd, second } = usePlayerState(player)
  const hydrated = useHydrated()
  const { isWide, toggleWide } = useFullScreen(stage)
  const playName = isAtEnd ? words.again : words.play
  const PlayIcon = isAtEnd ? RotateCcw : Play
  return (
    <div className={classes.controls}>
      <IconButton
        icon={isPlaying ? Pause : PlayIcon}
        label={isPlaying ? words.pause : playName}
        disabled={!hydrated}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onToggle}
      />
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
      <span className={classes.time} aria-hidden>
        {timeText(second)} / {timeText(seconds)}
      </span>
      {sound && (
        <IconButton
          icon={sound.isMuted ? VolumeX : Volume2}
          label={sound.isMuted ? words.unmute : words.mute}
          onClick={sound.toggle}
        />
      )}
      {toggleWide && (
        <IconButton
          icon={isWide ? Minimize2 : Maximize2}
          label={isWide ? words.narrow : words.wide}
          onClick={toggleWide}
        />
      )}
    </div>
  )
}

function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

function useScreen(player: Player, onWidth: (px: number) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const frame = canvas.current?.parentElement
    if (!frame) return
    player.screen(canvas.current)
    const watcher = new ResizeObserver(() => onWidth(frame.clientWidth * devicePixelRatio))
    watcher.observe(frame)
    return () => {
      watcher.disconnect()
      player.screen(null)
    }
  }, [player, onWidth])
  return canvas
}

/** A slider that moves at every frame without a React render. */
function useRange(player: Player) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      player.watch((timeMs) => {
        if (input.current) input.current.value = String(timeMs)
      }),
    [player],
  )
  return input
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
