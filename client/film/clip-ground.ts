import type { Size } from '#shared/art/family.ts'
import { coverOf } from '#shared/scene/cover.ts'
import { fps } from './film-order.ts'

/** A clip that plays under a scene on a page; its sound is another's. */
export interface ClipGround {
  /** Covers the page with the frame that it stands at. */
  draw(context: CanvasRenderingContext2D, page: Size): void
  /** Plays on from there, unless it plays near it already. */
  follow(timeMs: number): void
  /** Stands still there; who is told, is so as soon as the frame can be drawn. */
  seek(timeMs: number): void
  close(): void
}

/** Picture and clock may part by so much before the clip is put right, s. */
const tolerance = 0.1

/** @param tell is called when there is another frame to be drawn, though nobody asked for the time */
export function openClipGround(address: string, tell: () => void): ClipGround {
  const video = document.createElement('video')
  // An iPhone shows what is not muted, or not inline, over all the page.
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address })
  let wanted = 0

  /** One at a time: a slider that is dragged asks for more than a decoder can give. */
  function go() {
    if (!video.seeking && video.currentTime !== wanted) video.currentTime = wanted
  }
  function arrive() {
    if (video.paused) go()
    if (!video.seeking) tell()
  }
  for (const event of ['loadeddata', 'seeked']) video.addEventListener(event, arrive)

  return {
    draw(context, page) {
      if (video.readyState < video.HAVE_CURRENT_DATA) return
      const { x, y, width, height } = coverOf(
        { widthPx: video.videoWidth, heightPx: video.videoHeight },
        page,
      )
      context.drawImage(video, x, y, width, height, 0, 0, page.widthPx, page.heightPx)
    },
    follow(timeMs) {
      wanted = secondsAt(timeMs, video)
      if (Math.abs(video.currentTime - wanted) > tolerance) go()
      // Where it may not play, it is sought frame after frame.
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

/** In the midst of the frame that an export shows at that time; past the end in the last one. */
function secondsAt(timeMs: number, { duration }: HTMLVideoElement): number {
  const seconds = timeMs / 1000 + 0.5 / fps
  return duration > 0 ? Math.min(seconds, duration - 0.5 / fps) : seconds
}
