import type { VideoSample } from 'mediabunny'

/** Copies the samples of a clip to a canvas, one after another. */
export interface SampleCopier {
  /** The canvas with the sample; undefined for a sample that is better drawn directly. */
  copy(sample: VideoSample): Promise<OffscreenCanvas | undefined>
}

/** The format to copy to; `canCopy` finds browsers that write other bytes, or none. */
const wish = { format: 'RGBA' } as const

/**
 * Chromium keeps the pixels of each picture that is drawn on a canvas in software, until half a
 * gigabyte is full. It keeps no pixels that are put on a canvas.
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

/** Whether its pixels are those that are shown: in memory, upright and square. */
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
