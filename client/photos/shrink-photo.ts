import { headerBytes, type PhotoKind, readPhotoHeader } from './photo-header.ts'

/** A photo as stored: turned upright, scaled to the size of a card, and without metadata. */
export interface ReadyPhoto {
  blob: Blob
  /** px. */
  width: number
  height: number
}

export type PhotoProblem = 'not-a-photo' | 'vector' | 'moving' | 'heic' | 'too-large' | 'broken'

export type PhotoAnswer = ReadyPhoto | { problem: PhotoProblem }

/** Longest side of a stored photo, px: 300 dpi on a page 8 in high. */
const maxSide = 2400
/** A decoded megapixel takes 4 MB. */
const maxPixels = 64_000_000
const maxFileBytes = 100_000_000

/** Reads a visitor's file, which may be anything. Heavy: run it off the main thread. */
export async function shrinkPhoto(file: Blob): Promise<PhotoAnswer> {
  const header = readPhotoHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()))
  if (!header) return { problem: problemOfOther(file) }
  const { kind, width, height } = header
  if (width * height === 0) return { problem: problemOf(kind) }
  if (width * height > maxPixels || file.size > maxFileBytes) return { problem: 'too-large' }
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = drawSmall(bitmap)
    const type = kind !== 'jpeg' && isSeeThrough(canvas) ? 'image/png' : 'image/jpeg'
    const blob = await canvas.convertToBlob({ type, quality: 0.9 })
    return { blob, width: canvas.width, height: canvas.height }
  } catch {
    return { problem: problemOf(kind) }
  }
}

/** Of a photo that cannot be read: most browsers read no HEIC. */
function problemOf(kind: PhotoKind): PhotoProblem {
  return kind === 'heic' ? 'heic' : 'broken'
}

function problemOfOther({ type }: Blob): PhotoProblem {
  if (type.startsWith('video/')) return 'moving'
  return type.startsWith('image/svg') ? 'vector' : 'not-a-photo'
}

function drawSmall(bitmap: ImageBitmap): OffscreenCanvas {
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const context = contextOf(canvas)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    return canvas
  } finally {
    bitmap.close()
  }
}

function isSeeThrough(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if (data[alpha] !== 255) return true
  }
  return false
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The canvas has no context: the memory is full')
  return context
}
