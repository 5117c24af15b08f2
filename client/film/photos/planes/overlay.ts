import type { PictureSize } from '#shared/photo-film/camera.ts'

/** A picture that lies over the foot of another one, as I420. */
export interface PlaneOverlay {
  /** Even, px. */
  height: number
  /** Samples times their opacity. */
  samples: Uint8Array
  /** How much of each sample beneath is seen, of 256. */
  open: Uint16Array
}

/**
 * @param image even sides
 * @param samples of its pixels, which become those of the overlay
 */
export function overlayOf({ data, width, height }: ImageData, samples: Uint8Array): PlaneOverlay {
  const open = new Uint16Array(samples.length)
  const alphaAt = (x: number, y: number) => data[4 * (y * width + x) + 3] ?? 0
  let at = 0
  const write = (alpha: number) => {
    samples[at] = Math.round(((samples[at] ?? 0) * alpha) / 255)
    open[at++] = Math.round((256 * (255 - alpha)) / 255)
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) write(alphaAt(x, y))
  for (let plane = 0; plane < 2; plane++) {
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2) {
        const upper = alphaAt(x, y) + alphaAt(x + 1, y)
        write((upper + alphaAt(x, y + 1) + alphaAt(x + 1, y + 1)) / 4)
      }
    }
  }
  return { height, samples, open }
}

/** @param overlay as wide as the picture beneath it, whose planes are `out` */
export function layOver(
  { samples, open, height: rows }: PlaneOverlay,
  { width, height }: PictureSize,
  out: Uint8Array,
): void {
  let from = 0
  let planeEnd = 0
  for (const share of [1, 0.25, 0.25]) {
    planeEnd += share * width * height
    const count = share * width * rows
    for (let to = planeEnd - count; to < planeEnd; to++, from++) {
      const beneath = (out[to] ?? 0) * (open[from] ?? 0)
      out[to] = (samples[from] ?? 0) + ((beneath + 128) >> 8)
    }
  }
}
