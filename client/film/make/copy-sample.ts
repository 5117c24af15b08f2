import type { VideoSample } from 'mediabunny'

/** Copies the samples of a clip to a canvas, one after another. */
export interface SampleCopier {
  /** The canvas with the pixels of the sample, not turned; undefined for a sample to draw directly. */
  copy(sample: VideoSample): Promise<OffscreenCanvas | undefined>
}

/** How a sample is seen, and at which size. */
interface SampleView extends Pick<VideoSample, 'rotation' | 'flip'> {
  width: number
  height: number
}

/** The format to copy to; `canCopy` rules out browsers that write other bytes, or none. */
const wish = { format: 'RGBA' } as const

/**
 * Chromium caches the pixels of each picture drawn on a software canvas, up to half a gigabyte. It
 * does not cache pixels that are written with `putImageData`.
 */
export function createSampleCopier(): SampleCopier {
  let pixels = new ImageData(1, 1)
  let canvas = new OffscreenCanvas(1, 1)
  return {
    async copy(sample) {
      const { codedWidth: width, codedHeight: height } = sample
      if (sample.format !== 'I420' || !canCopy(sample)) return
      if (canvas.width !== width || canvas.height !== height) {
        pixels = new ImageData(width, height)
        canvas = new OffscreenCanvas(width, height)
      }
      await sample.copyTo(pixels.data, wish)
      canvas.getContext('2d', { alpha: false })?.putImageData(pixels, 0, 0)
      return canvas
    },
  }
}

/** Whether the pixels of a sample are seen as they are: upright and square. */
export function isPlain(sample: VideoSample): boolean {
  const { rotation, flip, codedWidth, codedHeight } = sample
  const isSquare = codedWidth === sample.displayWidth && codedHeight === sample.displayHeight
  return rotation === 0 && !flip && isSquare
}

/** Draws the pixels of a sample as wide and high as that, turned and flipped as the sample says. */
export function drawTurned(
  context: OffscreenCanvasRenderingContext2D,
  pixels: OffscreenCanvas,
  { rotation, flip, width, height }: SampleView,
): void {
  const [across, down] = rotation % 180 === 0 ? [width, height] : [height, width]
  context.save()
  context.translate(width / 2, height / 2)
  // A sample is turned first and then flipped; a canvas applies the last step first.
  if (flip) context.scale(-1, 1)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(pixels, -across / 2, -down / 2, across, down)
  context.restore()
}

function canCopy(sample: VideoSample): boolean {
  try {
    return sample.allocationSize(wish) === 4 * sample.codedWidth * sample.codedHeight
  } catch {
    return false
  }
}
