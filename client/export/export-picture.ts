export type PictureType = 'image/png' | 'image/jpeg'

interface Drawing {
  /** Well-formed SVG without references to anything outside itself. */
  content: string
  viewBox: string
  /** Of the canvas, which the view box fills even where it has another shape. */
  widthPx: number
  heightPx: number
}

/** Of JPEG, 0 to 1; PNG has none. */
const quality = 0.92

/**
 * Draws SVG on a canvas of that size, in px.
 *
 * @param signal stops before and after the browser reads the drawing
 * @throws Error that says what the browser could not do; the signal's reason when it was aborted
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
 * Draws SVG with all that it lets through.
 *
 * @param signal stops before and after the browser reads the drawing
 * @throws Error that says what the browser could not do; the signal's reason when it was aborted
 */
export async function rasteriseSvg(signal: AbortSignal, drawing: Drawing): Promise<ImageBitmap> {
  const { widthPx, heightPx } = drawing
  const image = await readSvg(signal, drawing)
  const pixels = await toPixels(image)
  if ('close' in pixels) return pixels
  const canvas = new OffscreenCanvas(widthPx, heightPx)
  canvas.getContext('2d')?.drawImage(pixels, 0, 0, widthPx, heightPx)
  return canvas.transferToImageBitmap()
}

async function readSvg(signal: AbortSignal, drawing: Drawing): Promise<HTMLImageElement> {
  signal.throwIfAborted()
  const url = URL.createObjectURL(new Blob([documentOf(drawing)], { type: 'image/svg+xml' }))
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
 * Painted off the main thread where the browser can: Chromium is busy for 50 ms and more with a card
 * that is drawn on a canvas as it is. Not every browser takes a drawing here.
 */
function toPixels(image: HTMLImageElement): Promise<ImageBitmap | HTMLImageElement> {
  return createImageBitmap(image).catch(() => image)
}

/**
 * The context of a new canvas without transparency.
 *
 * @throws Error when the browser has no canvas so large
 */
export function createContext(widthPx: number, heightPx: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error(`the browser has no canvas of ${widthPx} by ${heightPx} px`)
  return context
}

/**
 * A canvas as a file.
 *
 * @param signal a picture once begun is finished and dropped
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
  // Not PNG in the place of what was asked for, as the standard has it for unknown types.
  if (picture?.type !== type) throw new Error(`the browser could not write ${type}`)
  return picture
}

/** Frees the pixels now; iOS counts canvases until they are collected. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
}

/** The size stands on the SVG too, since Firefox decodes none without it. */
function documentOf({ content, viewBox, widthPx, heightPx }: Drawing): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${widthPx}"` +
    ` height="${heightPx}" preserveAspectRatio="none">${content}</svg>`
  )
}
