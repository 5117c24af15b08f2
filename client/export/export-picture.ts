export type PictureType = 'image/png' | 'image/jpeg'

interface Drawing {
  /** Well-formed SVG without external references. */
  content: string
  viewBox: string
  /** Width of the canvas; the viewbox is stretched to fill it. */
  widthPx: number
  heightPx: number
}

/** JPEG quality, 0 to 1; PNG has none. */
const quality = 0.92

/**
 * Draws SVG on a canvas of that size, px.
 *
 * @param signal is checked before and after the browser reads the drawing
 * @throws Error that says what the browser cannot do; the signal's reason when it was aborted
 */
export async function paintSvg(signal: AbortSignal, drawing: Drawing): Promise<HTMLCanvasElement> {
  const { widthPx, heightPx } = drawing
  const image = await readSvg(signal, drawing)
  const pixels = await toPixels(image)
  const context = createContext(widthPx, heightPx)
  context.drawImage(pixels, 0, 0, widthPx, heightPx)
  if ('close' in pixels) pixels.close()
  return context.canvas
}

/**
 * Draws SVG with its transparency.
 *
 * @param signal is checked before and after the browser reads the drawing
 * @throws Error that says what the browser cannot do; the signal's reason when it was aborted
 */
export async function rasteriseSvg(signal: AbortSignal, drawing: Drawing): Promise<ImageBitmap> {
  const { widthPx, heightPx } = drawing
  const image = await readSvg(signal, drawing)
  const pixels = await toPixels(image)
  if ('close' in pixels) return pixels
  const context = createContext(widthPx, heightPx, { alpha: true })
  context.drawImage(pixels, 0, 0, widthPx, heightPx)
  const picture = await createImageBitmap(context.canvas)
  release(context.canvas)
  return picture
}

async function readSvg(signal: AbortSignal, drawing: Drawing): Promise<HTMLImageElement> {
  const document = documentOf(drawing)
  const url = URL.createObjectURL(new Blob([document], { type: 'image/svg+xml' }))
  try {
    const image = new Image(drawing.widthPx, drawing.heightPx)
    image.src = url
    await image.decode().catch((cause) => {
      throw new Error('the browser could not read the drawing', { cause })
    })
    signal.throwIfAborted()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/**
 * Decodes off the main thread where the browser can: drawing a card on a canvas directly blocks
 * Chromium for 50 ms or more. Not every browser accepts an SVG here.
 */
function toPixels(image: HTMLImageElement): Promise<ImageBitmap | HTMLImageElement> {
  return createImageBitmap(image).catch(() => image)
}

/**
 * The context of a new canvas.
 *
 * @throws Error when the browser cannot make a canvas that large
 */
export function createContext(
  widthPx: number,
  heightPx: number,
  { alpha = false } = {},
): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const context = canvas.getContext('2d', { alpha })
  if (!context) throw new Error(`the browser has no canvas of ${widthPx} by ${heightPx} px`)
  return context
}

/**
 * A canvas as a file.
 *
 * @param signal an encoding that has begun is finished and dropped
 * @throws Error when the browser cannot write the type; the signal's reason when it was aborted
 */
export async function encodePicture(
  signal: AbortSignal,
  canvas: HTMLCanvasElement,
  type: PictureType,
): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
  signal.throwIfAborted()
  // By the standard, an unknown type silently becomes PNG.
  if (picture?.type !== type) throw new Error(`the browser could not write ${type}`)
  return picture
}

/** Frees the pixels now; iOS counts canvases until they are garbage-collected. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
}

/** Width and height stand on the SVG too: Firefox decodes none without them. */
function documentOf({ content, viewBox, widthPx, heightPx }: Drawing): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${widthPx}"` +
    ` height="${heightPx}" preserveAspectRatio="none">${content}</svg>`
  )
}
