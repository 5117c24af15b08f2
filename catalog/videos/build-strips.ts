import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { filmTimes } from '#shared/scene/told-film.ts'
import { type FilmTask, sourceOf } from './film-tasks.ts'
import { openStudio } from './open-studio.ts'

const stripsDir = path.resolve(import.meta.dirname, '../../dist/sheets/films')
/** Width at which a film is drawn, px. */
const widthPx = 360
/** Height of a frame in a strip, px. */
const heightPx = 320
/** Mean difference of two frames of 54 x 96 grey px, 0 to 255, below which nobody sees a change. */
const leastChange = 0.5
/** What a film holds at its end, s. */
const heldSeconds = 3

/**
 * Draws a strip of each film into `dist/sheets/films`, one frame for each second, and prints the
 * seconds in which nothing happens, before the end that each film holds.
 */
export async function buildStrips(tasks: readonly FilmTask[]): Promise<void> {
  await mkdir(stripsDir, { recursive: true })
  const studio = await openStudio()
  try {
    for (const task of tasks) {
      const { slug } = task.film
      const { seconds } = filmTimes({ film: task.film, categories: task.design.categories })
      const times = Array.from({ length: seconds + 1 }, (_, second) => second * 1000)
      const source = { ...(await sourceOf(task)), widthPx }
      const frames = await studio.drawFrames(source, times)
      await writeFile(path.join(stripsDir, `${slug}.avif`), await drawStrip(frames))
      const still = (await idleSeconds(frames)).filter((second) => second < seconds - heldSeconds)
      if (still.length > 0) console.log(`${slug}: nothing happens in second ${still.join(', ')}`)
    }
  } finally {
    await studio.close()
  }
}

/** Frames from the first to the last, side by side. */
async function drawStrip(frames: readonly Buffer[]): Promise<Buffer> {
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ height: heightPx }).toBuffer()),
  )
  const { width = 0 } = await sharp(small[0]).metadata()
  const size = { width: width * small.length, height: heightPx }
  return sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(small.map((input, i) => ({ input, left: i * width, top: 0 })))
    .avif({ quality: 50 })
    .toBuffer()
}

/** The seconds at whose end the film looks as at their start. */
async function idleSeconds(frames: readonly Buffer[]): Promise<number[]> {
  const greys = await Promise.all(
    frames.map((frame) =>
      sharp(frame).resize(54, 96, { fit: 'fill' }).greyscale().raw().toBuffer(),
    ),
  )
  return greys.slice(1).flatMap((grey, i) => {
    const before = greys[i] ?? grey
    const sum = grey.reduce((all, value, at) => all + Math.abs(value - (before[at] ?? 0)), 0)
    return sum / grey.length < leastChange ? [i] : []
  })
}
