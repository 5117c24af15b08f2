import type { Size } from '#shared/art/family.ts'

export type FrameContext = OffscreenCanvasRenderingContext2D

/** Draws frames in px of the scene, whatever the size of the film. */
export interface FrameCanvas {
  /** The caller closes it. */
  frameOf(timing: FrameTiming, paint: (context: FrameContext) => unknown): Promise<VideoFrame>
}

/** Microseconds. */
export interface FrameTiming {
  timestamp: number
  duration: number
}

export interface FrameOptions {
  /** Of the film, px. */
  width: number
  height: number
  limitedRange?: boolean | undefined
}

/**
 * Drawing on a canvas whose frame is in use copies it first: taking turns made the export a quarter
 * faster.
 */
const canvasCount = 6

/** Frames straight from canvases. Chromium's software encoders keep their full colour range. */
export function openFrameCanvas(scene: Size, options: FrameOptions): FrameCanvas {
  if (options.limitedRange) return openLimitedCanvas(scene, options)
  const contexts = Array.from({ length: canvasCount }, () => openContext(scene, options))
  let turn = 0
  return {
    async frameOf(timing, paint) {
      const context = contexts[turn++ % canvasCount] ?? openContext(scene, options)
      await paint(context)
      return new VideoFrame(context.canvas, timing)
    },
  }
}

/** Frames from pixels, with colours in limited range. */
function openLimitedCanvas(scene: Size, options: FrameOptions): FrameCanvas {
  const { width, height } = options
  const context = openContext(scene, options, { willReadFrequently: true })
  const colorSpace = {
    fullRange: false,
    matrix: 'bt709',
    primaries: 'bt709',
    transfer: 'bt709',
  } as const
  return {
    async frameOf(timing, paint) {
      await paint(context)
      const { data } = context.getImageData(0, 0, width, height)
      const format = { format: 'RGBX', codedWidth: width, codedHeight: height } as const
      return new VideoFrame(data, { ...timing, ...format, colorSpace })
    },
  }
}

/** A canvas context that draws a scene at the film's size. */
export function openContext(
  { widthPx, heightPx }: Size,
  { width, height }: FrameOptions,
  settings: CanvasRenderingContext2DSettings = {},
): FrameContext {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false, ...settings })
  if (!context) throw new Error('the canvas has no context: the memory is full')
  context.scale(width / widthPx, height / heightPx)
  return context
}
