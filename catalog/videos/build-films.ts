import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResizeOptions } from 'sharp'
import { filmTimes } from '#shared/scene/told-film.ts'
import { readArguments } from '../../bin/arguments.mjs'
import type { FilmTask } from './film-tasks.ts'
import { type MadeFilm, madeDir, readMadeFilms, recordFile } from './made-films.ts'
import type { Studio } from './open-studio.ts'

/*
 * Draws posters with the code that runs on a visitor's page. They are committed,
 * and the build of the catalogue only copies them.
 */
const { values: chosen } = readArguments({
  usage: `npm run videos [-- --mp4] [--strips]

Draws the poster of each film that changed, or whose card did.

  --mp4     makes each film into a file too, by the exporter that a visitor's page has
  --strips  draws a strip of each film into dist/sheets/films, one frame for each second, and prints
            the seconds in which nothing happens`,
  options: {
    mp4: { type: 'boolean', default: false },
    strips: { type: 'boolean', default: false },
  },
})
// After the arguments: `--help` needs no cards, no drawing and no browser.
const { buildMp4s } = await import('./build-mp4s.ts')
const { buildStrips } = await import('./build-strips.ts')
const { checkFilm } = await import('./check-film.ts')
const { encodeFilmPicture, posterSize, stillSize } = await import('./film-pictures.ts')
const { digest, filmTasks, sourceOf } = await import('./film-tasks.ts')
const { openStudio } = await import('./open-studio.ts')
const { badFilm } = await import('./read-films.ts')

async function buildFilms(): Promise<void> {
  await mkdir(madeDir, { recursive: true })
  const tasks = filmTasks()
  const made = new Map((await readMadeFilms()).filter(isThere).map((one) => [one.key, one]))
  const missing = tasks.filter(({ key }) => !made.has(key))
  if (missing.length > 0) await makeAll(missing, made)
  await writeRecord(tasks, made)
  if (chosen.mp4) await buildMp4s(tasks)
  if (chosen.strips) await buildStrips(tasks)
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
  const { posterMs } = filmTimes({ film: task.film, categories: task.design.categories })
  const [fault] = (await checkFilm(task.film)).faults
  if (fault) throw badFilm(slug, fault)
  const [poster] = await studio
    .drawFrames(await sourceOf(task), [posterMs])
    .catch((error: Error) => {
      throw badFilm(slug, error.message)
    })
  if (!poster) throw badFilm(slug, `it has no frame at ${posterMs} ms`)
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

function isThere({ poster, still }: MadeFilm): boolean {
  const pictures = still ? [poster, still] : [poster]
  return pictures.every(({ file }) => existsSync(path.join(madeDir, file)))
}

/** In the order of the shelf; files that the record does not name are removed. */
async function writeRecord(tasks: readonly FilmTask[], made: ReadonlyMap<string, MadeFilm>) {
  const record = tasks.flatMap(({ key }) => made.get(key) ?? [])
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  const pictures = record.flatMap(({ poster, still }) => (still ? [poster, still] : [poster]))
  await removeOthers(madeDir, [...pictures.map(({ file }) => file), path.basename(recordFile)])
}

async function removeOthers(dir: string, kept: readonly string[]): Promise<void> {
  for (const file of await readdir(dir)) {
    if (!kept.includes(file)) await rm(path.join(dir, file))
  }
}

await buildFilms()
