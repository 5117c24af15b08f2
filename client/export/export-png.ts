interface PngRequest {
  /** A whole SVG document without references to anything outside itself. */
  svg: string
  widthPx: number
  heightPx: number
}

/**
 * Draws an SVG to a PNG of that size, in px.
 *
 * @param signal stops between the steps; a PNG once begun is finished and dropped
 * @throws Error that says which step failed; the signal's reason when it was aborted
 */
export async function exportPng(signal: AbortSignal, request: PngRequest): Promise<Blob> {
  const { svg, widthPx, heightPx } = request
  signal.throwIfAborted()
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(widthPx, heightPx)
    image.src = url
    await image.decode().catch((cause) => {
      throw new Error('the browser could not read the drawing', { cause })
    })
    signal.throwIfAborted()
    const png = await encodePng(drawn(image, widthPx, heightPx))
    signal.throwIfAborted()
    return png
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

function encodePng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      // Frees the bitmap now; iOS counts canvases until they are collected.
      canvas.width = 0
      if (png) resolve(png)
      else reject(new Error('the browser could not write the PNG'))
    }, 'image/png')
  })
}
