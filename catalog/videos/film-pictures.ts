import sharp, { type ResizeOptions } from 'sharp'

/** A poster is as wide as the widest tile on a phone, px. */
export const posterSize = { width: 540 }
/** A still is as large as a link preview shows a sheet, wide or high, px. */
export const stillSize = { width: 960, height: 960, fit: 'inside' } as const
/** Limit for each of the two, bytes. */
const pictureBytes = 60_000

/** A frame as the JPEG of a poster or a still. */
export async function encodeFilmPicture(frame: Buffer, size: ResizeOptions) {
  const picture = sharp(frame).resize(size)
  const bytes = await lightEnough(pictureBytes, (quality) =>
    picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  )
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height }
}

/** Tried in turn until a picture is light enough. */
const qualities = [84, 74, 64, 54, 44, 34, 24, 14]

/** @throws RangeError when it is still too heavy at the last quality */
async function lightEnough(
  mostBytes: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await encode(quality)
    if (bytes.length <= mostBytes) return bytes
  }
  throw new RangeError(`the picture is heavier than ${mostBytes} bytes`)
}
