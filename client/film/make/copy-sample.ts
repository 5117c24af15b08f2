import type { VideoSample } from 'mediabunny'

/** The samples of a clip on a canvas of their own, one after another. */
export interface SampleCopier {
  /** Nothing of one that is better drawn itself. */
  copy(sample: VideoSample): Promise<OffscreenCanvas | undefined>
}

/** Another browser writes other bytes, or none. */
const wish = { format: 'RGBA' } as const

/**
 * Of each picture that is drawn on a canvas in software, Chromium keeps the pixels until half a gigabyte
 * is full. Of pixels that are put there it keeps none.
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

/** As it is shown: in the memory, not on a graphics card, upright and of square pixels. */
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
