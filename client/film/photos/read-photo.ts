import type { Box, Size } from '#shared/art/family.ts'
import type { PictureSize } from '#shared/photo-film/camera.ts'
import { openCanvasPixels } from './canvas-pixels.ts'
import { decodeFrame, type PhotoToDecode, pictureOf } from './decode-photo.ts'
import type { PixelPart } from './planes/open-planes.ts'

/** Reads parts of photos, one after another. */
export interface PhotoReader {
  /**
   * @param seen the part, px of the photo
   * @returns valid until the next photo is read
   */
  read(photo: PhotoToDecode, seen: Box): Promise<PixelPart>
}

/** The format to copy to. */
const format = 'RGBA'
/** Planes are scaled from two neighbours, which would leave out others. */
const mostShrinking = 1.6

/**
 * Photos are copied from the decoder into the same memory: Chromium would keep the pixels of each
 * picture that is drawn on a canvas.
 *
 * @param size about that of the parts, even, px
 */
export function openPhotoReader(page: Size, size: PictureSize): PhotoReader {
  const converting = convertsFrames()
  const whole = { x: 0, y: 0, ...size }
  let bytes = new Uint8ClampedArray(0)
  let canvas: ReturnType<typeof openCanvasPixels> | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** @returns undefined where the pixels of the frame cannot be copied as they are needed */
  async function copy(frame: VideoFrame, part: Box): Promise<PixelPart | undefined> {
    const rect = evenBox(part, frame)
    const { x, y, width, height } = rect
    const length = 4 * width * height
    if (part.width > mostShrinking * size.width || !(await converting)) return
    if (bytes.length < length) bytes = new Uint8ClampedArray(length)
    const data = bytes.subarray(0, length)
    await frame.copyTo(data, { rect, format })
    return { data, width, height, part: { ...part, x: part.x - x, y: part.y - y } }
  }

  function draw(picture: ImageBitmap, part: Box): PixelPart {
    canvas ??= openCanvasPixels(size)
    const data = canvas.read((context) => {
      const { x, y, width, height } = part
      context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height)
    })
    picture.close()
    return { data, ...size, part: whole }
  }

  async function read(photo: PhotoToDecode, seen: Box): Promise<PixelPart> {
    const frame = await decodeFrame(photo, page)
    if (frame) {
      const part = scaled(seen, frame.displayWidth / photo.width)
      const copied = await copy(frame, part).catch(() => undefined)
      if (copied) {
        frame.close()
        return copied
      }
    }
    const picture = await pictureOf(photo, page, frame)
    return draw(picture, scaled(seen, picture.width / photo.width))
  }

  return {
    read(photo, seen) {
      const reading = last.then(() => read(photo, seen))
      last = reading.catch(() => {})
      return reading
    },
  }
}

function scaled({ x, y, width, height }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
}

/** The box on whole pairs of px, within the frame. */
function evenBox({ x, y, width, height }: Box, { displayWidth, displayHeight }: VideoFrame): Box {
  const [left, right] = evenSpan(x, x + width, displayWidth)
  const [top, bottom] = evenSpan(y, y + height, displayHeight)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function evenSpan(from: number, to: number, most: number): [number, number] {
  const end = Math.min(2 * Math.ceil(to / 2), 2 * Math.floor(most / 2))
  return [Math.min(2 * Math.floor(from / 2), end - 2), end]
}

/** Some browsers copy the bytes of a frame as they are, whatever the format. */
async function convertsFrames(): Promise<boolean> {
  const red = [0, 0, 255, 255]
  const size = { codedWidth: 2, codedHeight: 2 }
  const bytes = Uint8Array.from([...red, ...red, ...red, ...red])
  const frame = new VideoFrame(bytes, { format: 'BGRX', ...size, timestamp: 0 })
  try {
    await frame.copyTo(bytes, { format })
    return bytes[0] === 255
  } catch {
    return false
  } finally {
    frame.close()
  }
}
