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

/** Bytes of a picture in I420. */
export function planeBytes({ width, height }: PictureSize): number {
  return (width * height * 3) / 2
}

/**
 * Writes pixels as I420 in the limited range of BT.709: a plane of brightness, then two of colour
 * with a sample for each square of four pixels.
 *
 * @param pixels RGBA; their opacity is not read
 * @param size even sides, px
 */
export function writePlanes(
  pixels: Uint8ClampedArray,
  { width, height }: PictureSize,
  out: Uint8Array,
): void {
  let blueness = width * height
  let redness = blueness * 1.25
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const first = y * width + x
      let r = 0
      let g = 0
      let b = 0
      for (let corner = 0; corner < 4; corner++) {
        const place = first + (corner & 1) + (corner >> 1) * width
        const red = pixels[4 * place] ?? 0
        const green = pixels[4 * place + 1] ?? 0
        const blue = pixels[4 * place + 2] ?? 0
        // In parts of 2 ** 16, with 16.5 added: the least value, and a half to round.
        out[place] = (11_966 * red + 40_254 * green + 4064 * blue + 1_081_344) >> 16
        r += red
        g += green
        b += blue
      }
      // Of four pixels, so in parts of 2 ** 18, with 128.5 added.
      out[blueness++] = (-6596 * r - 22_189 * g + 28_785 * b + 33_685_504) >> 18
      out[redness++] = (28_785 * r - 26_145 * g - 2640 * b + 33_685_504) >> 18
    }
  }
}

/** @param image even sides */
export function overlayOf({ data, width, height }: ImageData): PlaneOverlay {
  const samples = new Uint8Array(planeBytes({ width, height }))
  const open = new Uint16Array(samples.length)
  writePlanes(data, { width, height }, samples)
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
