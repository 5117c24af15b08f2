import type { Pixels } from '#shared/chat-sticker/changed-blocks.ts'

/** Encodes pixels as a still WebP; the quality is from 0 to below 1, where Chromium has no loss. */
export type EncodeWebp = (pixels: Pixels, quality: number) => Promise<Uint8Array<ArrayBuffer>>

/**
 * The browser's own encoder, or libwebp where the browser writes PNG instead, as Safari does. Works
 * in a worker and on a page.
 */
export async function openWebpEncoder(): Promise<EncodeWebp> {
  const probe = await encodeByCanvas({ data: new Uint8ClampedArray(4), width: 1, height: 1 }, 0.5)
  return probe.type === 'image/webp' ? encodeInBrowser : openLibwebp()
}

async function encodeInBrowser(pixels: Pixels, quality: number) {
  return new Uint8Array(await (await encodeByCanvas(pixels, quality)).arrayBuffer())
}

function encodeByCanvas(pixels: Pixels, quality: number): Promise<Blob> {
  const { data, width, height } = pixels
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the canvas has no context: the memory is full')
  context.putImageData(new ImageData(data, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/webp', quality })
}

async function openLibwebp(): Promise<EncodeWebp> {
  const { default: encode } = await import('@jsquash/webp/encode.js')
  return async ({ data, width, height }, quality) =>
    new Uint8Array(await encode(new ImageData(data, width, height), { quality: 100 * quality }))
}
