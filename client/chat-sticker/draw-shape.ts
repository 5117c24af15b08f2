import type { Pixels } from '#shared/chat-sticker/changed-blocks.ts'
import { cardSidePx, stickerSidePx } from './sticker-order.ts'

/** Radius of the corners, px. */
const cornerPx = 36

const marginPx = (stickerSidePx - cardSidePx) / 2

/**
 * The pixels of a sticker: a square picture with round corners on transparent ground. Hidden pixels
 * have about the colour of the edge, since the filter of WebP smooths across it.
 */
export function cutSticker(picture: CanvasImageSource): Pixels {
  const context = openPixels(stickerSidePx)
  context.drawImage(picture, 0, 0, stickerSidePx, stickerSidePx)
  context.drawImage(picture, marginPx, marginPx, cardSidePx, cardSidePx)
  const pixels = readPixels(context)
  shape ??= drawShape()
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = shape[at] ?? 0
  return pixels
}

/** The card in black with round corners, the same for all. */
let shape: Uint8ClampedArray | undefined

function drawShape(): Uint8ClampedArray {
  const context = openPixels(stickerSidePx)
  context.beginPath()
  context.roundRect(marginPx, marginPx, cardSidePx, cardSidePx, cornerPx)
  context.fill()
  return readPixels(context).data
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
