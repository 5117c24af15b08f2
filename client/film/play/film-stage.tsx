import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import type { VideoFormat } from '#shared/format.ts'
import '../../card/stage/print-alone.css'
import { FilmControls } from './film-controls.tsx'
import classes from './film-stage.module.css'
import type { Player } from './player.ts'
import { usePlayerState } from './use-player.ts'

export interface FilmStageProps {
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
  /** The picture is moved to a line: the controls are hidden. */
  isZoomed?: boolean
  /** On a phone the controls of an upright film stand beside it. Default: true. */
  isBeside?: boolean
  stage: RefObject<HTMLDivElement | null>
  picture: RefObject<HTMLDivElement | null>
  /** Over the picture, while it is zoomed. */
  mark?: ReactNode
  /** Called with the width of the picture, px of the screen. */
  onWidth: (px: number) => void
  /** After the controls. */
  children: ReactNode
}

/** Step of an arrow key, ms. */
const stepMs = 1000

/** The moving picture with its controls beside or below it, never on it. */
export function FilmStage(props: FilmStageProps) {
  const { player, format, label, poster, describedBy, stage, picture } = props
  const { isZoomed = false, isBeside = true } = props
  const { isReady } = usePlayerState(player)
  const screen = useScreen(player)
  useWidth(picture, isZoomed, props.onWidth)
  const range = useRef<HTMLInputElement>(null)
  const toggle = () => togglePlay(player)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for the controls within
    <div
      className={`${classes.stage} ${classes[format]}`}
      ref={stage}
      dir="ltr"
      onKeyDown={(event) => {
        if (act(event, player, range.current)) event.preventDefault()
      }}
      data-player
      data-beside={(isBeside && format === 'status') || undefined}
      data-zoomed={isZoomed || undefined}
    >
      <div className={classes.inside}>
        <div className={classes.screen}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
          <div
            className={classes.picture}
            ref={picture}
            data-paper
            onClick={isZoomed ? undefined : toggle}
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
            {isZoomed && props.mark}
          </div>
        </div>
        <FilmControls {...props} range={range} onToggle={toggle} />
      </div>
      {props.children}
    </div>
  )
}

/** Arrow keys seek, Space plays and pauses; false for any other key. */
function act(event: KeyboardEvent, player: Player, range: HTMLInputElement | null): boolean {
  const by = { ArrowRight: stepMs, ArrowLeft: -stepMs }[event.key]
  if (by) {
    player.seek(Number(range?.value) + by)
    return true
  }
  if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return false
  togglePlay(player)
  return true
}

function togglePlay(player: Player) {
  if (player.snapshot().isPlaying) player.pause()
  else player.play()
}

/** Before the page is painted, so that a film that moves to another screen does not blink. */
export function useScreen(player: Player) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    player.screen(canvas.current)
    return () => player.screen(null)
  }, [player])
  return canvas
}

/** Tells the width of the picture, px of the screen; a zoom takes the widest. */
function useWidth(
  picture: RefObject<HTMLElement | null>,
  isZoomed: boolean,
  onWidth: (px: number) => void,
) {
  useEffect(() => {
    const frame = picture.current
    if (!frame) return
    if (isZoomed) return onWidth(Number.POSITIVE_INFINITY)
    const watcher = new ResizeObserver(() => onWidth(frame.clientWidth * devicePixelRatio))
    watcher.observe(frame)
    return () => watcher.disconnect()
  }, [picture, isZoomed, onWidth])
}
