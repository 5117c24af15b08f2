import type { VideoSample } from 'mediabunny'
import type { Box } from '#shared/art/family.ts'
import type { PictureSize } from '#shared/photo-film/camera.ts'

/** Draws the samples of a clip on a canvas, one after another. */
export interface SamplePainter {
  /** What was painted last, upright. */
  picture: OffscreenCanvas
  /** @param part what fills the picture, px of the upright sample. Default: all of it */
  paint(sample: VideoSample, part?: Box): Promise<void>
}

/** The format to copy to; `canCopy` rules out browsers that write other bytes, or none. */
const format = 'RGBA'
/** Pixels of a clip that are copied at a time; each takes 4 bytes in three places. */
const mostPixels = 500_000
/** A tile has more pixels around it, which smoothing reads, px. */
const edgePx = 8

/**
 * Chromium caches the pixels of each picture drawn on a software canvas, up to half a gigabyte. It
 * does not cache pixels that are written with `putImageData`. Only those that are seen are copied,
 * in tiles: all of a picture in 4K would take 33 MB three times.
 */
export function createSamplePainter({ width, height }: PictureSize): SamplePainter {
  const picture = new OffscreenCanvas(width, height)
  const context = picture.getContext('2d', { alpha: false })
  if (!context) throw new Error('the canvas has no context: the memory is full')
  const whole = { x: 0, y: 0, width, height }
  let bytes = new Uint8ClampedArray(0)
  let tile = new OffscreenCanvas(1, 1)

  async function copy(sample: VideoSample, { x, y, width, height }: Box) {
    const { left, top } = sample.visibleRect
    const length = 4 * width * height
    if (bytes.length < length) bytes = new Uint8ClampedArray(length)
    if (tile.width < width || tile.height < height) {
      tile = new OffscreenCanvas(Math.max(tile.width, width), Math.max(tile.height, height))
    }
    const pixels = bytes.subarray(0, length)
    await sample.copyTo(pixels, { format, rect: { x: left + x, y: top + y, width, height } })
    tile
      .getContext('2d', { alpha: false })
      ?.putImageData(new ImageData(pixels, width, height), 0, 0)
  }

  return {
    picture,
    async paint(sample, part = uprightBox(sample)) {
      if (sample.format !== 'I420' || !canCopy(sample)) {
        sample.draw(context, part.x, part.y, part.width, part.height, 0, 0, width, height)
        return
      }
      const place = placeOf(sample, { part, size: whole })
      const toSample = place.inverse()
      for (const seen of tilesOf(whole, toSample)) {
        const copied = sourceOf(seen, toSample, sample)
        await copy(sample, copied)
        context.save()
        context.beginPath()
        context.rect(seen.x, seen.y, seen.width, seen.height)
        context.clip()
        context.setTransform(place)
        const size = [copied.width, copied.height] as const
        context.drawImage(tile, 0, 0, ...size, copied.x, copied.y, ...size)
        context.restore()
      }
    },
  }
}

function uprightBox({ displayWidth: width, displayHeight: height }: VideoSample): Box {
  return { x: 0, y: 0, width, height }
}

/** Brings px of a sample, which may be turned and flipped, to those of a picture of a part of it. */
function placeOf(
  { rotation, flip, displayWidth, displayHeight, codedWidth, codedHeight }: VideoSample,
  { part, size }: { part: Box; size: PictureSize },
): DOMMatrix {
  const isUpright = rotation % 180 === 0
  const across = isUpright ? displayWidth : displayHeight
  const down = isUpright ? displayHeight : displayWidth
  return (
    new DOMMatrix()
      .scale(size.width / part.width, size.height / part.height)
      .translate(displayWidth / 2 - part.x, displayHeight / 2 - part.y)
      // A sample is turned first and then flipped; a matrix applies the last step first.
      .scale(flip ? -1 : 1, 1)
      .rotate(rotation)
      .translate(-across / 2, -down / 2)
      .scale(across / codedWidth, down / codedHeight)
  )
}

/** Rows of a picture, as many at a time as can be copied from the sample. */
function tilesOf({ width, height }: Box, toSample: DOMMatrix): Box[] {
  const pixels = Math.abs(toSample.a * toSample.d - toSample.b * toSample.c) * width * height
  const rows = Math.ceil(height / Math.ceil(pixels / mostPixels))
  return Array.from({ length: Math.ceil(height / rows) }, (_, i) => {
    const y = i * rows
    return { x: 0, y, width, height: Math.min(rows, height - y) }
  })
}

/** The pixels of a sample that a tile shows, from an even place, with an edge around them. */
function sourceOf({ x, y, width, height }: Box, toSample: DOMMatrix, sample: VideoSample): Box {
  const one = toSample.transformPoint({ x, y })
  const other = toSample.transformPoint({ x: x + width, y: y + height })
  const [left, right] = spanOf(one.x, other.x, sample.codedWidth)
  const [top, bottom] = spanOf(one.y, other.y, sample.codedHeight)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Whole multiples of the edge, so that tiles are smoothed alike. */
function spanOf(one: number, other: number, most: number): [number, number] {
  const from = Math.floor(Math.min(one, other) / edgePx - 1) * edgePx
  const to = Math.ceil(Math.max(one, other) / edgePx + 1) * edgePx
  return [Math.max(0, from), Math.min(most, to)]
}

function canCopy(sample: VideoSample): boolean {
  try {
    const { left: x, top: y } = sample.visibleRect
    const rect = { x, y, width: 2, height: 2 }
    return sample.allocationSize({ format, rect }) === 16
  } catch {
    return false
  }
}
