export type PictureType = 'image/png' | 'image/jpeg'

interface PictureRequest {
  /** A whole SVG document without references to anything outside itself. */
  svg: string
  widthPx: number
  heightPx: number
  type: PictureType
}

/** Of JPEG, 0 to 1; PNG has none. */
const quality = 0.92

/**
 * Draws an SVG to a picture of that size, in px.
 *
 * @param signal stops between the steps; a picture once begun is finished and dropped
 * @throws Error that says which step failed; the signal's reason when it was aborted
 */
export async function exportPicture(signal: AbortSignal, request: PictureRequest): Promise<Blob> {
  const { svg, widthPx, heightPx, type } = request
  signal.throwIfAborted()
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(widthPx, heightPx)
    image.src = url
    await image.decode().catch((cause) => {
      throw new Error('the browser could not read the drawing', { cause })
    })
    signal.throwIfAborted()
    const picture = await encode(drawn(image, widthPx, heightPx), type)
    signal.throwIfAborted()
    return picture
  } finally {
    URL.revokeObjectURL(url)
  }
}

function drawn(image: HTMLImageElement, widthPx: number, heightPx: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error(`the browser has no canvas of ${widthPx} by ${heightPx} px`)
  context.drawImage(image, 0, 0, widthPx, heightPx)
  return canvas
}

function encode(canvas: HTMLCanvasElement, type: PictureType): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const finish = (picture: Blob | null) => {
      // Frees the bitmap now; iOS counts canvases until they are collected.
      canvas.width = 0
      // Not PNG in the place of what was asked for, as the standard has it for unknown types.
      if (picture?.type === type) resolve(picture)
      else reject(new Error(`the browser could not write ${type}`))
    }
    canvas.toBlob(finish, type, quality)
  })
}
