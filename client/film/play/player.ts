import { drawScene } from '#shared/scene/draw-scene.ts'
import type { PreparedFilm } from '../prepare-film.ts'
import { createFilmClock, hear, type PlayedSong } from './film-clock.ts'
import type { PlayingClip } from './playing-clip.ts'
import { createSlownessCheck } from './slowness-check.ts'

/** State of a player for the page; the same object until something changes. */
export interface PlayerState {
  /** There is a frame to see. */
  isReady: boolean
  isPlaying: boolean
  isAtEnd: boolean
  /** Whole seconds since the start. */
  second: number
}

interface PlayerOptions {
  /** Called when the device is too slow for the pictures. */
  onSlow: () => void
  /** Milliseconds. */
  now?: () => number
}

/**
 * Plays a film on a canvas. The clock is the audible song, else the device. A frame depends only on
 * the time, so seeking is exact.
 */
export class Player {
  readonly #listeners = new Set<() => void>()
  readonly #watchers = new Set<(timeMs: number) => void>()
  readonly #slowness
  readonly #clock
  readonly #now
  #film: PreparedFilm | undefined
  #context: CanvasRenderingContext2D | undefined
  #song: PlayedSong | undefined
  #clip: PlayingClip | undefined
  #timeMs = 0
  /** Not played or sought yet. */
  #isFresh = true
  /** Plays as soon as there is a film. */
  #isWanted = false
  /** The clip has been drawn once; it stays visible while it seeks. */
  #isDrawn = false
  /** The request for the next frame; absent while the film is paused. */
  #frame: number | undefined
  #state: PlayerState = { isReady: false, isPlaying: false, isAtEnd: false, second: 0 }

  constructor({ onSlow, now = () => performance.now() }: PlayerOptions) {
    this.#now = now
    this.#clock = createFilmClock(now)
    this.#slowness = createSlownessCheck(onSlow)
  }

  readonly snapshot = (): PlayerState => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Calls the listener at every frame with the time, ms. */
  watch(listener: (timeMs: number) => void) {
    this.#watchers.add(listener)
    return () => {
      this.#watchers.delete(listener)
    }
  }

  show(film: PreparedFilm) {
    this.#film = film
    this.#slowness.restart()
    if (this.#isWanted && !this.#isPlaying) this.play()
    else this.redraw()
  }

  screen(canvas: HTMLCanvasElement | null) {
    this.#context = canvas?.getContext('2d', { alpha: false }) ?? undefined
    this.redraw()
  }

  sound(song: PlayedSong | undefined) {
    this.#song?.audio.pause()
    this.#song = song
    if (!song) return
    hear(song, this.#timeMs)
    if (this.#isPlaying) startSound(song)
  }

  /** Shows a clip under the film. */
  ground(clip: PlayingClip | undefined) {
    this.#clip = clip
    if (!this.#isPlaying) clip?.seek(this.#timeMs)
    this.redraw()
  }

  /** Plays from the current time, or from the start. Without a film it waits for one. */
  play() {
    this.#isWanted = true
    if (!this.#film || this.#isPlaying) return
    this.#goTo(this.#isFresh || this.#timeMs >= this.#endMs ? 0 : this.#timeMs)
    this.#isFresh = false
    this.#clock.start(this.#timeMs)
    // A browser that blocks sound plays the film silently.
    if (this.#song) startSound(this.#song)
    this.#slowness.restart()
    this.#frame = 0
    this.#tick()
  }

  /** Plays the next film from its start. */
  playNext() {
    this.pause()
    this.#isFresh = true
    this.#isWanted = true
  }

  readonly pause = () => {
    this.#isWanted = false
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
    this.#song?.audio.pause()
    this.#clip?.seek(this.#timeMs)
    this.#notify()
  }

  seek(timeMs: number) {
    this.#isFresh = false
    this.#goTo(timeMs)
    this.redraw()
  }

  /** Shows a frame, ms, while paused; the next play begins at the start. */
  rest(atMs: number) {
    if (this.#isPlaying) return
    this.#isFresh = true
    this.#timeMs = atMs
    this.#clip?.seek(atMs)
    this.redraw()
  }

  close() {
    this.pause()
    this.#film = undefined
  }

  /** Draws the current time again. */
  readonly redraw = () => {
    const [film, context, clip] = [this.#film, this.#context, this.#clip]
    if (film && context && (clip?.isReady() ?? true)) {
      this.#isDrawn = true
      fitCanvas(context.canvas, film.scene)
      clip?.draw(context, film.scene)
      drawScene(context, film.scene, film.sprites, this.#timeMs)
    }
    this.#notify()
  }

  get #isPlaying(): boolean {
    return this.#frame !== undefined
  }

  get #endMs(): number {
    return this.#film?.scene.durationMs ?? Number.POSITIVE_INFINITY
  }

  readonly #tick = () => {
    if (!this.#isPlaying) return
    this.#timeMs = Math.min(this.#clock.timeMs(this.#song), this.#endMs)
    this.#slowness.measure(this.#now())
    if (!this.#isPlaying) return
    this.#clip?.follow(this.#timeMs)
    this.redraw()
    if (this.#timeMs >= this.#endMs) return this.pause()
    this.#frame = requestAnimationFrame(this.#tick)
  }

  #goTo(timeMs: number) {
    this.#timeMs = Math.min(Math.max(timeMs, 0), this.#endMs)
    this.#clock.start(this.#timeMs)
    if (this.#song) hear(this.#song, this.#timeMs)
    if (!this.#isPlaying) this.#clip?.seek(this.#timeMs)
  }

  #notify() {
    const timeMs = this.#isFresh ? 0 : this.#timeMs
    const next: PlayerState = {
      isReady: this.#isDrawn && this.#film !== undefined,
      isPlaying: this.#isPlaying,
      isAtEnd: !this.#isFresh && this.#timeMs >= this.#endMs,
      second: Math.floor(timeMs / 1000),
    }
    for (const watcher of this.#watchers) watcher(timeMs)
    if (isSameState(next, this.#state)) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}

function startSound({ audio }: PlayedSong) {
  audio.play().catch(() => {})
}

function fitCanvas(canvas: HTMLCanvasElement, { widthPx, heightPx }: PreparedFilm['scene']) {
  if (canvas.width !== widthPx) canvas.width = widthPx
  if (canvas.height !== heightPx) canvas.height = heightPx
}

function isSameState(one: PlayerState, other: PlayerState): boolean {
  return (
    one.isReady === other.isReady &&
    one.isPlaying === other.isPlaying &&
    one.isAtEnd === other.isAtEnd &&
    one.second === other.second
  )
}
