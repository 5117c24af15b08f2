import type { Size } from '#shared/art/family.ts'
import { quality, withImage } from './exporter.ts'

/** Draws a document without fonts with the browser's own functions. */
export async function drawDocument(svg: string, size: Size, type: string): Promise<Blob> {
  return encode(await paint(svg, size), type)
}

export function paint(svg: string, { widthPx, heightPx }: Size): Promise<HTMLCanvasElement> {
  return withImage(svg, async (image) => {
    const canvas = document.createElement('canvas')
    canvas.width = widthPx
    canvas.height = heightPx
    canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0, widthPx, heightPx)
    return canvas
  })
}

export function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const finish = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')))
    canvas.toBlob(finish, type, quality)
  })
}
