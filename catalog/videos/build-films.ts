import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type ResizeOptions } from 'sharp'
import { filmTimes } from '#shared/scene/told-film.ts'
import { readArguments } from '../../bin/arguments.mjs'
import type { FilmTask } from './film-tasks.ts'
import { type MadeFilm, madeDir, readMadeFilms, recordFile } from './made-films.ts'
import type { Studio } from './open-studio.ts'

/*
 * Draws posters and contact strips with the code that runs on a visitor's page. They are committed,
 * and the build of the catalogue only copies them.
 */
const { values: chosen } = readArguments({
  usage: `npm run videos [-- --mp4]

Draws the poster and the contact strip of each film that changed, or whose card did.

  --mp4   makes each film into a file too, by the exporter that a visitor's page has`,
  options: { mp4: { type: 'boolean', default: false } },
})
// After the arguments: `--help` needs no cards, no drawing and no browser.
const { buildMp4s } = await import('./build-mp4s.ts')
const { checkFilm } = await import('./check-film.ts')
const { encodeFilmPicture, lightEnough, posterSize, stillSize } = await import('./film-pictures.ts')
const { digest, filmTasks, sourceOf } = await import('./film-tasks.ts')
const { openStudio } = await import('./open-studio.ts')
const { badFilm } = await import('./read-films.ts')

const sheetsDir = path.resolve(import.meta.dirname, '../sheets/films')
const stripFrames = 8
/** Height of a frame in a strip, px, and the limit for the whole strip, bytes. */
const stripHeight = 240
const stripBytes = 25_000

async function buildFilms(): Promise<void> {
  await mkdir(madeDir, { recursive: true })
  await mkdir(sheetsDir, { recursive: true })
  const tasks = filmTasks()
  const made = new Map((await readMadeFilms()).filter(isThere).map((one) => [one.key, one]))
  const missing = tasks.filter(({ key }) => !made.has(key))
  if (missing.length > 0) await makeAll(missing, made)
  await writeRecord(tasks, made)
  if (chosen.mp4) await buildMp4s(tasks)
}

async function makeAll(tasks: readonly FilmTask[], made: Map<string, MadeFilm>): Promise<void> {
  const studio = await openStudio()
  try {
    for (const [i, task] of tasks.entries()) {
      made.set(task.key, await makeFilm(studio, task))
      console.log(`${i + 1}/${tasks.length} ${task.film.slug}`)
    }
  } finally {
    await studio.close()
  }
}

/** @throws RangeError with file, layer and reason for a film that its card cannot show */
async function makeFilm(studio: Studio, task: FilmTask): Promise<MadeFilm> {
  const { slug, clip } = task.film
  const { seconds, posterMs } = filmTimes({
    film: task.film,
    categories: task.design.categories,
  })
  const [fault] = (await checkFilm(task.film)).faults
  if (fault) throw badFilm(slug, fault)
  const gapMs = (seconds * 1000) / (stripFrames - 1)
  const times = Array.from({ length: stripFrames }, (_, i) => i * gapMs)
  const [poster, ...frames] = await studio
    .drawFrames(await sourceOf(task), [posterMs, ...times])
    .catch((error: Error) => {
      throw badFilm(slug, error.message)
    })
  if (!poster) throw badFilm(slug, `it has no frame at ${posterMs} ms`)
  await writeFile(path.join(sheetsDir, `${slug}.avif`), await drawStrip(frames))
  const still = clip && (await studio.drawStill(clip, posterMs))
  return {
    key: task.key,
    slug,
    poster: { folder: 'videos', ...(await writePicture(slug, poster, posterSize)) },
    ...(still && { still: await writePicture(`${slug}-still`, still, stillSize) }),
  }
}

async function writePicture(name: string, frame: Buffer, size: ResizeOptions) {
  const { bytes, width, height } = await encodeFilmPicture(frame, size)
  const file = `${name}.${digest(bytes).slice(0, 16)}.jpg`
  await writeFile(path.join(madeDir, file), bytes)
  return { file, width, height }
}

/** Frames from the first to the last, side by side. */
async function drawStrip(frames: readonly Buffer[]): Promise<Buffer> {
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ height: stripHeight }).toBuffer()),
  )
  const { width: frameWidth } = await sharp(small[0]).metadata()
  const width = frameWidth * small.length
  const strip = sharp({ create: { width, height: stripHeight, channels: 3, background: '#fff' } })
  strip.composite(small.map((input, i) => ({ input, left: i * frameWidth, top: 0 })))
  return lightEnough(stripBytes, (quality) =>
    strip
      .clone()
      .avif({ quality: quality / 2 })
      .toBuffer(),
  )
}

function isThere({ poster, still, slug }: MadeFilm): boolean {
  const pictures = still ? [poster, still] : [poster]
  const files = pictures.map(({ file }) => path.join(madeDir, file))
  return [...files, path.join(sheetsDir, `${slug}.avif`)].every((file) => existsSync(file))
}

/** In the order of the shelf; files that the record does not name are removed. */
async function writeRecord(tasks: readonly FilmTask[], made: ReadonlyMap<string, MadeFilm>) {
  const record = tasks.flatMap(({ key }) => made.get(key) ?? [])
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  const pictures = record.flatMap(({ poster, still }) => (still ? [poster, still] : [poster]))
  await removeOthers(madeDir, [...pictures.map(({ file }) => file), path.basename(recordFile)])
  await removeOthers(
    sheetsDir,
    record.map(({ slug }) => `${slug}.avif`),
  )
}

async function removeOthers(dir: string, kept: readonly string[]): Promise<void> {
  for (const file of await readdir(dir)) {
    if (!kept.includes(file)) await rm(path.join(dir, file))
  }
}

await buildFilms()
