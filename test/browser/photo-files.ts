import type { Page } from 'playwright-core'

export interface Picture {
  /** px. */
  width: number
  height: number
  type?: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Leaves the corner at the bottom right empty. */
  seeThrough?: boolean
}

/** Four fields: red and green at the top, blue and yellow at the bottom. */
export async function makePicture(page: Page, picture: Picture): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height, type = 'image/jpeg', seeThrough }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const [x, y] = [width / 2, height / 2]
    const fields = [
      ['red', 0, 0],
      ['green', x, 0],
      ['blue', 0, y],
    ] as const
    for (const [colour, left, top] of fields) {
      context.fillStyle = colour
      context.fillRect(left, top, x, y)
    }
    context.fillStyle = 'yellow'
    if (!seeThrough) context.fillRect(x, y, x, y)
    const blob = await canvas.convertToBlob({ type })
    const reader = new FileReader()
    reader.readAsDataURL(blob)
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return String(reader.result).split(',')[1] ?? ''
  }, picture)
  return Buffer.from(base64, 'base64')
}

/** Inserts an EXIF segment with this orientation, and words in it, after a JPEG's first marker. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const words = Buffer.from('GPS of a home')
  const tiff = Buffer.from([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, words])
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

/** A PNG that ends after its header. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, 6, 0, 0, 0], 24)
  return header
}

/** The header of a camera's HEIC: it has the sizes of a tile and the whole, but no pictures. */
export function heicHeader(width: number, height: number): Buffer {
  const sizes = Buffer.concat([sizeBox(512, 512), sizeBox(width, height)])
  const properties = box('iprp', box('ipco', sizes))
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
    box('meta', Buffer.concat([Buffer.alloc(4), properties])),
  ])
}

function sizeBox(width: number, height: number): Buffer {
  const content = Buffer.alloc(12)
  content.writeUInt32BE(width, 4)
  content.writeUInt32BE(height, 8)
  return box('ispe', content)
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4)
  return Buffer.concat([head, content])
}
