import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { CardDesign } from '#shared/card.ts'
import type { Gif } from '#shared/gif.ts'
import {
  type Drawing,
  drawMoving,
  drawRoomed,
  frameCount,
  renderFrame,
  sidePx,
} from './draw-frames.ts'
import { fitLoop, type LoopOrder } from './encode-loop.ts'
import type { GifSource } from './gif-source.ts'

/**
 * Judged by eye: the glow of a night shows steps where pixels lag. Light that passes over the gold
 * of a whole page makes four times the bytes and hides more.
 */
const tolerance = { glint: 32, other: 10 }

/** Of 500 kB, the limit of a sticker, 20 are left for a visitor's name. */
const mostBytes = 480_000

/**
 * Draws and encodes a picture, with and without room for a name, and writes both and the first
 * frame into `outDir`.
 *
 * @throws RangeError when a picture is too large in all forms
 */
export async function makeGif(design: CardDesign, source: GifSource, outDir: string): Promise<Gif> {
  const plain = await drawMoving(design, source)
  const roomed = await drawRoomed(design, source)
  const frames = framesOf(plain)
  const order = { sidePx, tolerance: toleranceOf(source) }
  const encode = (loop: LoopOrder) =>
    fitLoop(loop, mostBytes).catch((error: Error) => {
      throw new RangeError(`${source.slug}: motions: ${error.message}`)
    })
  const moving = await encode({ ...order, frames })
  const free = await encode({
    ...order,
    frames: framesOf(roomed),
    model: renderFrame(roomed.named),
    stillBox: roomed.line.box,
  })
  const size = { width: sidePx, height: sidePx }
  const { version, slug, titles, description, categories } = source
  return {
    version,
    slug,
    titles,
    description,
    categories,
    still: { file: await keep(await stillOf(frames), `${slug}.jpg`, outDir), ...size },
    moving: { file: await keep(moving, `${slug}.gif`, outDir), ...size, bytes: moving.length },
    roomed: {
      file: await keep(free, `${slug}-roomed.gif`, outDir),
      bytes: free.length,
      line: roomed.line,
    },
  }
}

function toleranceOf({ motions }: GifSource): number {
  return motions.some(({ kind }) => kind === 'glint') ? tolerance.glint : tolerance.other
}

function framesOf(drawing: Drawing): Buffer[] {
  return Array.from({ length: frameCount }, (_, i) => renderFrame(drawing.at(i / frameCount)))
}

function stillOf([first]: readonly Buffer[]): Promise<Buffer> {
  const raw = { width: sidePx, height: sidePx, channels: 4 } as const
  return sharp(first, { raw })
    .removeAlpha()
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Writes under a name with a hash of the bytes. */
async function keep(bytes: Buffer, name: string, outDir: string): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const { name: slug, ext } = path.parse(name)
  const file = `${slug}.${hash}${ext}`
  await writeFile(path.join(outDir, file), bytes)
  return file
}
