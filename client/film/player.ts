import { drawScene } from '#shared/scene/draw-scene.ts'
import type { ClipGround } from './clip-ground.ts'
import type { Film } from './prepare-film.ts'

/** What a page shows of a player; the same object until something changes. */
export interface PlayerState {
  /** There is something to be seen. */
  isReady: boolean
  isPlaying: boolean
  isAtEnd: boolean
  /** Whole seconds since the start. */
  second: number
}

export interface Player {
  snapshot(): PlayerState
  subscribe(listener: () => void): () => void
  /** Called at every frame with the time, ms. */
  watch(listener: (timeMs: number) => void): () => void
  show(film: Film): void
  screen(canvas: HTMLCanvasElement | null): void
  sound(song: Song | undefined): void
  /** What moves under the film. */
  ground(clip: ClipGround | undefined): void
  /** The same time again. */
  redraw(): void
  /** From where it is, or from the start; before there is a film as soon as it is there. */
  play(): void
  /** The next film that is shown, from its start. */
  playNext(): void
  pause(): void
  seek(timeMs: number): void
  /** Waits in a frame, ms, unless it plays; from there it plays from the start. */
  rest(atMs: number): void
  close(): void
}

/** What is heard, and where in it the film begins, ms. */
export interface Song {
  audio: HTMLAudioElement
  startMs: number
}

interface PlayerOptions {
  /** The device does not keep up with the pictures. */
  onSlow: () => void
  /** Milliseconds. */
  now?: () => number
}

/** Song and picture may part by so much before the song is put right, ms. */
const tolerance = 120
/** Of so many frames in a row half may take longer than this, ms: a hiccup makes no slow device. */
const judgedFrames = 20
const slowMs = 34

/**
 * Plays a film on a canvas: the time is that of the song where one is heard, else that of the
 * device. A frame depends on the time alone, so seeking is exact.
 */
export function createPlayer({ onSlow, now = () => performance.now() }: PlayerOptions): Player {
  const listeners = new Set<() => void>()
  const watchers = new Set<(timeMs: number) => void>()
  let film: Film | undefined
  let context: CanvasRenderingContext2D | undefined
  let song: Song | undefined
  let clip: ClipGround | undefined
  let timeMs = 0
  /** Nothing has been played or sought yet. */
  let isFresh = true
  let isWanted = false
  /** A clip that is sought again is not taken away. */
  let isDrawn = false
  let playing: { atMs: number; since: number; frame: number } | undefined
  let state: PlayerState = { isReady: false, isPlaying: false, isAtEnd: false, second: 0 }
  const speed = createSpeedometer(onSlow)

  const endMs = () => film?.scene.durationMs ?? Number.POSITIVE_INFINITY

  function tell() {
    const second = isFresh ? 0 : Math.floor(timeMs / 1000)
    const isAtEnd = !isFresh && timeMs >= endMs()
    const next = {
      isReady: isDrawn && film !== undefined,
      isPlaying: playing !== undefined,
      isAtEnd,
      second,
    }
    for (const watcher of watchers) watcher(isFresh ? 0 : timeMs)
    if (Object.entries(next).every(([key, value]) => state[key as keyof PlayerState] === value))
      return
    state = next
    for (const listener of listeners) listener()
  }

  function draw() {
    if (film && context && (clip?.isReady() ?? true)) {
      isDrawn = true
      const { canvas } = context
      const { widthPx, heightPx } = film.scene
      if (canvas.width !== widthPx) canvas.width = widthPx
      if (canvas.height !== heightPx) canvas.height = heightPx
      clip?.draw(context, film.scene)
      drawScene(context, film.scene, film.sprites, timeMs)
    }
    tell()
  }

  function tick() {
    if (!playing) return
    timeMs = Math.min(clockMs(playing), endMs())
    speed.measure(now())
    clip?.follow(timeMs)
    draw()
    if (timeMs >= endMs()) return pause()
    playing.frame = requestAnimationFrame(tick)
  }

  function clockMs(since: { atMs: number; since: number }): number {
    const silent = since.atMs + now() - since.since
    const heard = song && heardMs(song)
    if (!song || heard === undefined) return silent
    if (Math.abs(heard - silent) > tolerance) {
      hear(song, silent)
      return silent
    }
    Object.assign(since, { atMs: heard, since: now() })
    return heard
  }

  function pause() {
    isWanted = false
    if (playing) cancelAnimationFrame(playing.frame)
    playing = undefined
    song?.audio.pause()
    clip?.seek(timeMs)
    tell()
  }

  function go(toMs: number) {
    timeMs = Math.min(Math.max(toMs, 0), endMs())
    if (playing) Object.assign(playing, { atMs: timeMs, since: now() })
    if (song) hear(song, timeMs)
    if (!playing) clip?.seek(timeMs)
  }

  function play() {
    isWanted = true
    if (!film || playing) return
    go(isFresh || timeMs >= endMs() ? 0 : timeMs)
    isFresh = false
    playing = { atMs: timeMs, since: now(), frame: 0 }
    // A browser that forbids sound plays the film in silence.
    song?.audio.play().catch(() => {})
    speed.start()
    tick()
  }

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    show(next) {
      film = next
      speed.start()
      if (isWanted && !playing) play()
      else draw()
    },
    screen(canvas) {
      context = canvas?.getContext('2d', { alpha: false }) ?? undefined
      draw()
    },
    sound(next) {
      song?.audio.pause()
      song = next
      if (!song) return
      hear(song, timeMs)
      if (playing) song.audio.play().catch(() => {})
    },
    ground(next) {
      clip = next
      if (!playing) clip?.seek(timeMs)
      draw()
    },
    redraw: draw,
    play,
    playNext() {
      pause()
      isFresh = true
      isWanted = true
    },
    pause,
    seek(toMs) {
      isFresh = false
      go(toMs)
      draw()
    },
    rest(atMs) {
      if (playing) return
      isFresh = true
      timeMs = atMs
      clip?.seek(atMs)
      draw()
    },
    close() {
      pause()
      film = undefined
    },
  }
}

/** Where the song is, ms of the film; nothing while none is heard. */
function heardMs({ audio, startMs }: Song): number | undefined {
  const isHeard = !audio.paused && !audio.ended && audio.readyState >= audio.HAVE_CURRENT_DATA
  return isHeard ? audio.currentTime * 1000 - startMs : undefined
}

function hear({ audio, startMs }: Song, timeMs: number) {
  audio.currentTime = (startMs + timeMs) / 1000
}

/** Tells each time that frames have come too slowly. */
function createSpeedometer(onSlow: () => void) {
  let lastMs: number | undefined
  let frames = 0
  let late = 0
  function start() {
    lastMs = undefined
    frames = 0
    late = 0
  }
  return {
    start,
    measure(nowMs: number) {
      if (lastMs !== undefined) {
        frames += 1
        if (nowMs - lastMs > slowMs) late += 1
      }
      lastMs = nowMs
      if (frames < judgedFrames) return
      const isSlow = late > judgedFrames / 2
      start()
      if (isSlow) onSlow()
    },
  }
}
