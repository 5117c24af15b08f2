import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import { imageUrl } from '#shared/image-url.ts'
import { filmCard } from '#shared/scene/film-card.ts'
import { stageOf } from '#shared/scene/stage.ts'
import type { FilmSource as FilmDocument } from '#shared/video.ts'
import { cards } from '../cards/cards.ts'
import { drawArt, layOut } from '../pictures/draw-card.ts'
import { createPictureKeys, digestOfModule } from '../pictures/picture-keys.ts'
import { checkFilm } from './check-film.ts'
import { films } from './films/films.ts'
import { type MadeFilm, madeDir, readMadeFilms, recordFile } from './made-films.ts'
import { openStudio, type Studio } from './open-studio.ts'
import { badFilm, readFilm } from './read-films.ts'

/*
 * Draws the poster and the contact strip of each film that changed, or whose card did, with the code
 * that a visitor's page runs. They are committed, and the build of the catalogue only copies them.
 */
const SHEETS_DIR = path.resolve(import.meta.dirname, '../sheets/films')
const STRIP_FRAMES = 8
/** Of a frame of a strip, px. */
const STRIP_HEIGHT = 240
/** A poster is as wide as the widest tile on a phone, px, and no heavier than this, bytes. */
const POSTER_WIDTH = 540
const POSTER_BYTES = 60_000

interface Task {
  film: FilmDocument
  design: CardDesign
  key: string
}

async function buildFilms(): Promise<void> {
  await mkdir(madeDir, { recursive: true })
  await mkdir(SHEETS_DIR, { recursive: true })
  const keyOf = createFilmKeys()
  const tasks = films.map(readFilm).map((film): Task => {
    const design = designOf(film)
    return { film, design, key: keyOf(film, design) }
  })
  const made = new Map((await readMadeFilms()).filter(isThere).map((one) => [one.key, one]))
  const missing = tasks.filter(({ key }) => !made.has(key))
  if (missing.length > 0) await makeAll(missing, made)
  await writeRecord(tasks, made)
}

async function makeAll(tasks: readonly Task[], made: Map<string, MadeFilm>): Promise<void> {
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

function designOf({ slug, card, design }: FilmDocument): CardDesign {
  if (design) return design
  const input = cards.find((one) => one.slug === card)
  if (!input) throw badFilm(slug, `card: there is none of slug ${card}`)
  return v.parse(cardDesignSchema, input)
}

function createFilmKeys() {
  const keyOfCard = createPictureKeys()
  const program = digestOfModule(path.resolve(import.meta.dirname, '../../client/film/studio.ts'))
  return (film: FilmDocument, design: CardDesign) => {
    const card = keyOfCard({ design, use: 'own', format: 'status' })
    return createHash('sha256')
      .update(JSON.stringify([card, film, program]))
      .digest('hex')
  }
}

/** @throws RangeError for a film that its card cannot show, with its file, the layer and the reason */
async function makeFilm(studio: Studio, { film, design, key }: Task): Promise<MadeFilm> {
  const { slug, scene, posterMs, formats } = film
  const [fault] = (await checkFilm(film)).faults
  if (fault) throw badFilm(slug, fault)
  const [format = 'status'] = formats
  const { design: shown } = filmCard({ design }, film)
  const layout = await layOut(shown, { values: {}, format: stageOf(format).cardFormat })
  const art = await drawArt(shown, layout)
  const lastMs = scene.seconds * 1000
  const times = Array.from({ length: STRIP_FRAMES }, (_, i) => (lastMs * i) / (STRIP_FRAMES - 1))
  const clip = film.clip && imageUrl({ folder: 'videos', file: film.clip.file })
  const source = { scene, format, layout, art, assets: {}, widthPx: 1080, clip }
  const [poster, ...frames] = await studio
    .drawFrames(source, [posterMs, ...times])
    .catch((error: Error) => {
      throw badFilm(slug, error.message)
    })
  await writeFile(path.join(SHEETS_DIR, `${slug}.avif`), await drawStrip(frames))
  return { key, slug, poster: await writePoster(slug, poster) }
}

async function writePoster(slug: string, frame: Buffer | undefined): Promise<MadeFilm['poster']> {
  const picture = sharp(frame).resize({ width: POSTER_WIDTH })
  let bytes = await picture.clone().jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  for (let quality = 74; bytes.length > POSTER_BYTES && quality >= 40; quality -= 8) {
    bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
  }
  const { width, height } = await sharp(bytes).metadata()
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const file = `${slug}.${hash}.jpg`
  await writeFile(path.join(madeDir, file), bytes)
  return { folder: 'videos', file, width, height }
}

/** Frames from the first to the last, side by side. */
async function drawStrip(frames: readonly Buffer[]): Promise<Buffer> {
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ height: STRIP_HEIGHT }).toBuffer()),
  )
  const { width: frameWidth } = await sharp(small[0]).metadata()
  const width = frameWidth * small.length
  const strip = sharp({ create: { width, height: STRIP_HEIGHT, channels: 3, background: '#fff' } })
  return strip
    .composite(small.map((input, i) => ({ input, left: i * frameWidth, top: 0 })))
    .avif({ quality: 42 })
    .toBuffer()
}

function isThere({ poster, slug }: MadeFilm): boolean {
  return (
    existsSync(path.join(madeDir, poster.file)) && existsSync(path.join(SHEETS_DIR, `${slug}.avif`))
  )
}

/** In the order of the shelf; files that none of it names are removed. */
async function writeRecord(tasks: readonly Task[], made: ReadonlyMap<string, MadeFilm>) {
  const record = tasks.flatMap(({ key }) => made.get(key) ?? [])
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  const posters = record.map(({ poster }) => poster.file)
  await removeOthers(madeDir, [...posters, path.basename(recordFile)])
  await removeOthers(
    SHEETS_DIR,
    record.map(({ slug }) => `${slug}.avif`),
  )
}

async function removeOthers(dir: string, kept: readonly string[]): Promise<void> {
  for (const file of await readdir(dir)) {
    if (!kept.includes(file)) await rm(path.join(dir, file))
  }
}

await buildFilms()
