import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { CardDesign } from '#shared/card.ts'
import type { Gif } from '#shared/gif.ts'
import { drawMoving, frameCount, renderFrame, sidePx } from './draw-frames.ts'
import type { GifSource } from './gif-source.ts'

/** GIF counts in hundredths of a second: 12.5 frames a second. */
const delayMs = 80

/**
 * Judged by eye: the glow of a night needs all colours and some dither. All frames use the colours
 * of the first: with others, the dither of still areas would crawl.
 */
const encoding = { colours: 256, dither: 0.6, interPaletteMaxError: 256, effort: 7 }

/** Draws and encodes a picture, and writes it and its first frame into `outDir`. */
export async function makeGif(design: CardDesign, source: GifSource, outDir: string): Promise<Gif> {
  const drawing = await drawMoving(design, source)
  const frames = Array.from({ length: frameCount }, (_, i) => renderFrame(drawing, i / frameCount))
  const still = await raw(frames.slice(0, 1)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
  const delay = frames.map(() => delayMs)
  const moving = await raw(frames)
    .gif({ ...encoding, loop: 0, delay })
    .toBuffer()
  const size = { width: sidePx, height: sidePx }
  const { version, slug, titles, description, categories } = source
  return {
    version,
    slug,
    titles,
    description,
    categories,
    still: { file: await keep(await still.toBuffer(), `${slug}.jpg`, outDir), ...size },
    moving: { file: await keep(moving, `${slug}.gif`, outDir), ...size, bytes: moving.length },
  }
}

function raw(frames: readonly Buffer[]) {
  const height = sidePx * frames.length
  const options = { width: sidePx, height, channels: 4, pageHeight: sidePx } as const
  return sharp(Buffer.concat(frames), { raw: options }).removeAlpha()
}

/** Writes under a name with a hash of the bytes. */
async function keep(bytes: Buffer, name: string, outDir: string): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const { name: slug, ext } = path.parse(name)
  const file = `${slug}.${hash}${ext}`
  await writeFile(path.join(outDir, file), bytes)
  return file
}
