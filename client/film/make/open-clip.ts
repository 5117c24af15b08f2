import { BlobSource, Input, MP4, type VideoSample, VideoSampleSink } from 'mediabunny'
import type { Size } from '#shared/art/family.ts'
import { coverOf } from '#shared/scene/cover.ts'
import { fps } from '../frame-rate.ts'
import type { FrameContext } from './frame-canvas.ts'
import { createSamplePainter } from './paint-sample.ts'

/** A clip under a scene. */
export interface Clip {
  /** Draws the frame at that time, covering the page; call in order of time. */
  draw(context: FrameContext, timeMs: number): Promise<void>
  close(): void
}

/**
 * A clip as the background of a film, cropped to cover the page. After its end the last frame
 * stays.
 *
 * @throws TypeError when the browser can decode no pictures of the file
 */
export async function openClip(clip: Blob, page: Size): Promise<Clip> {
  const input = new Input({ formats: [MP4], source: new BlobSource(clip) })
  const track = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null
  if (!track || !(await track.canDecode())) throw new TypeError('the clip cannot be decoded')
  const samples = new VideoSampleSink(track).samples()
  const { widthPx: width, heightPx: height } = page
  const painter = createSamplePainter({ width, height })
  let shown: VideoSample | undefined
  let next = (await samples.next()).value
  return {
    async draw(context, timeMs) {
      const before = shown
      // Half a frame early, so that rounding shows no sample twice.
      while (next && next.timestamp <= timeMs / 1000 + 0.5 / fps) {
        shown?.close()
        shown = next
        next = (await samples.next()).value
      }
      if (!shown) return
      if (shown !== before) await painter.paint(shown, partOf(shown, page))
      context.drawImage(painter.picture, 0, 0)
    },
    close() {
      shown?.close()
      next?.close()
      void samples.return()
      input.dispose()
    },
  }
}

/** The visible part of a sample. */
function partOf({ displayWidth, displayHeight }: VideoSample, page: Size) {
  return coverOf({ widthPx: displayWidth, heightPx: displayHeight }, page)
}
