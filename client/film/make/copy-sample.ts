import type { VideoSample } from 'mediabunny'

/** Copies the samples of a clip to a canvas, one after another. */
export interface SampleCopier {
  /** The canvas with the sample; undefined for a sample to draw directly. */
  copy(sample: VideoSample): Promise<OffscreenCanvas | undefined>
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
      if (!isPlain(sample) || !canCopy(sample)) return
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

/** Whether the sample's pixels can be shown as they are: in memory, upright and square. */
function isPlain(sample: VideoSample): boolean {
  const { format, rotation, flip, codedWidth, codedHeight } = sample
  const isSquare = codedWidth === sample.displayWidth && codedHeight === sample.displayHeight
  return format === 'I420' && rotation === 0 && !flip && isSquare
}

function canCopy(sample: VideoSample): boolean {
  try {
    return sample.allocationSize(wish) === 4 * sample.codedWidth * sample.codedHeight
  } catch {
    return false
  }
}
