import type { Pixels } from '#shared/chat-sticker/changed-blocks.ts'
import { cardSidePx, stickerSidePx } from './sticker-order.ts'

/** Radius of the corners, px. */
const cornerPx = 36

/**
 * The pixels of a sticker: a square picture with round corners on transparent ground. The whole
 * picture is cut once, so that no layer below shows at its edge.
 */
export function cutSticker(picture: CanvasImageSource): Pixels {
  const context = openPixels(stickerSidePx)
  const marginPx = (stickerSidePx - cardSidePx) / 2
  context.beginPath()
  context.roundRect(marginPx, marginPx, cardSidePx, cardSidePx, cornerPx)
  context.fill()
  context.globalCompositeOperation = 'source-in'
  context.drawImage(picture, marginPx, marginPx, cardSidePx, cardSidePx)
  return readPixels(context)
}

/** A square canvas whose pixels are read. */
export function openPixels(sidePx: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(sidePx, sidePx)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the canvas has no context: the memory is full')
  return context
}

/** All pixels of a canvas, in a plain object: spreading `ImageData` would lose its size. */
export function readPixels(context: OffscreenCanvasRenderingContext2D): Pixels {
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  return { data, width, height }
}
