import type { PictureSize } from '#shared/photo-film/camera.ts'
import { type FrameContext, openContext } from '../make/frame-canvas.ts'
import { darkGround } from './draw-photo-frame.ts'

/** Pixels of what is drawn on a dark ground. */
export function openCanvasPixels({ width, height }: PictureSize) {
  const context = openContext(
    { widthPx: width, heightPx: height },
    { width, height },
    { willReadFrequently: true },
  )
  // Photos are decoded at about this size: a better one differs by at most 2 of 255.
  context.imageSmoothingQuality = 'low'
  return {
    read(paint: (context: FrameContext) => void): Uint8ClampedArray {
      context.fillStyle = darkGround
      context.fillRect(0, 0, width, height)
      paint(context)
      return context.getImageData(0, 0, width, height).data
    },
  }
}
