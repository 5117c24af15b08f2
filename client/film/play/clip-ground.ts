import type { Size } from '#shared/art/family.ts'
import { coverOf } from '#shared/scene/cover.ts'
import { fps } from '../frame-rate.ts'

/** A clip that plays under a scene on a page, without its sound. */
export interface ClipGround {
  /** Whether there is a frame to draw. */
  isReady(): boolean
  /** Covers the page with the frame that it stands at. */
  draw(context: CanvasRenderingContext2D, page: Size): void
  /** Plays on, near that time. */
  follow(timeMs: number): void
  /** Stands still there. */
  seek(timeMs: number): void
  close(): void
}

/** A clip that is further from the clock is sought; one that is nearer runs faster or slower, s. */
const tolerance = 1

/**
 * @param address of the same site: the canvas of another site's clip cannot be read
 * @param tell is called when the frame that was sought can be drawn, perhaps twice
 */
export function openClipGround(address: string, tell: () => void): ClipGround {
  const video = document.createElement('video')
  // An iPhone shows a video over the whole page unless it is muted and inline.
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address })
  let wanted = 0
  const lateBy = () => wanted - video.currentTime
  const isReady = () => video.readyState >= video.HAVE_CURRENT_DATA

  /** One at a time: a slider that is dragged asks for more than a decoder can give. */
  function go() {
    if (video.seeking || video.readyState < video.HAVE_METADATA) return
    if (Math.abs(lateBy()) > 0.001) {
      video.currentTime = wanted
      awaitFrame()
    } else if (isReady()) tell()
  }
  /** A busy browser says that a time was sought before it can draw that frame, and draws the old one. */
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
      wanted = secondsAt(timeMs, video)
      if (Math.abs(lateBy()) > tolerance) go()
      else video.playbackRate = Math.min(2, Math.max(0.5, 1 + 2 * lateBy()))
      // A browser may forbid it; the next frame tries again, and until then the clip rests.
      if (video.paused && !video.ended) video.play().catch(() => {})
    },
    seek(timeMs) {
      video.pause()
      wanted = secondsAt(timeMs, video)
      go()
    },
    close() {
      video.pause()
      video.removeAttribute('src')
      video.load()
    },
  }
}

/** The middle of the frame that an export shows at that time; past the end that of the last one. */
function secondsAt(timeMs: number, { duration }: HTMLVideoElement): number {
  const seconds = timeMs / 1000 + 0.5 / fps
  return duration > 0 ? Math.min(seconds, duration - 0.5 / fps) : seconds
}
