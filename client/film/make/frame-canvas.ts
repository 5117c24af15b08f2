import type { PreparedScene } from '#shared/scene/prepared-scene.ts'

export type FrameContext = OffscreenCanvasRenderingContext2D

/** Where frames are drawn, in the px of the scene whatever the size of the film. */
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
 * More canvases than frames in use at a time. A canvas that is drawn on while a frame of it is in use
 * is copied first: with several in turn the export took a quarter less time.
 */
const canvasCount = 6

/** Frames straight from canvases. Software encoders of Chromium keep their full range. */
export function openFrameCanvas(scene: PreparedScene, options: FrameOptions): FrameCanvas {
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

/** Frames of pixels whose colours have the range of television. */
function openLimitedCanvas(scene: PreparedScene, options: FrameOptions): FrameCanvas {
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

/** A canvas on which a scene is drawn in the film's size. */
export function openContext(
  { widthPx, heightPx }: PreparedScene,
  { width, height }: FrameOptions,
  settings: CanvasRenderingContext2DSettings = {},
): FrameContext {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false, ...settings })
  if (!context) throw new Error('the canvas has no context: the memory is full')
  context.scale(width / widthPx, height / heightPx)
  return context
}
