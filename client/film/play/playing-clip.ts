import type { Size } from '#shared/art/family.ts'
import { coverOf } from '#shared/scene/cover.ts'
import { fps } from '../frame-rate.ts'

/** A clip that plays under a scene on a page, muted. */
export interface PlayingClip {
  /** Whether there is a frame to draw. */
  isReady(): boolean
  /** Draws the current frame of the clip, covering the page. */
  draw(context: CanvasRenderingContext2D, page: Size): void
  /** Plays, and keeps close to that time. */
  follow(timeMs: number): void
  /** Pauses at that time. */
  seek(timeMs: number): void
  close(): void
}

/**
 * Largest distance from the clock that is corrected by playback speed; beyond it the clip seeks, s.
 */
const tolerance = 1

/**
 * @param address on the same site: a canvas with another site's clip cannot be read
 * @param tell is called when the wanted frame can be drawn, perhaps twice
 */
export function openPlayingClip(address: string, tell: () => void): PlayingClip {
  const video = document.createElement('video')
  // An iPhone plays a video in full screen unless it is muted and inline.
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address })
  let wantedMs = 0
  // Its end is known only once it is open: a time after it would be looked for again and again.
  const wanted = () => secondsAt(wantedMs, video)
  const lateBy = () => wanted() - video.currentTime
  const isReady = () => video.readyState >= video.HAVE_CURRENT_DATA

  /** Seeks one at a time: a dragged slider asks for more frames than a decoder can give. */
  function go() {
    if (video.seeking || video.readyState < video.HAVE_METADATA) return
    if (Math.abs(lateBy()) > 0.001) {
      video.currentTime = wanted()
      awaitFrame()
    } else if (isReady()) tell()
  }
  /** A busy browser fires `seeked` before it can draw the new frame, and draws the old one. */
  function awaitFrame() {
    if (!('requestVideoFrameCallback' in video)) return
    video.requestVideoFrameCallback(() => {
      if (video.seeking) awaitFrame()
      else if (video.paused) tell()
    })
  }
  for (const event of ['loadeddata', 'seeked']) {
    video.addEventListener(event, () => (video.paused ? go() : tell()))
  }

  return {
    isReady,
    draw(context, page) {
      const picture = { widthPx: video.videoWidth, heightPx: video.videoHeight }
      const { x, y, width, height } = coverOf(picture, page)
      context.drawImage(video, x, y, width, height, 0, 0, page.widthPx, page.heightPx)
    },
    follow(timeMs) {
      wantedMs = timeMs
      if (Math.abs(lateBy()) > tolerance) go()
      else video.playbackRate = Math.min(2, Math.max(0.5, 1 + 2 * lateBy()))
      // The browser may refuse; the next frame tries again, and the clip pauses until then.
      if (video.paused && !video.ended) video.play().catch(() => {})
    },
    seek(timeMs) {
      video.pause()
      wantedMs = timeMs
      go()
    },
    close() {
      video.pause()
      video.removeAttribute('src')
      video.load()
    },
  }
}

/** The middle of the frame that an export shows at that time; after the end, of the last frame. */
function secondsAt(timeMs: number, { duration }: HTMLVideoElement): number {
  const seconds = timeMs / 1000 + 0.5 / fps
  return duration > 0 ? Math.min(seconds, duration - 0.5 / fps) : seconds
}
