import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { slugSchema } from '#shared/slug.ts'
import { clipFilmSchema, videoSummarySchema } from '#shared/video.ts'

/** Output folder of `npm run videos` for committed files. */
export const madeDir = path.join(import.meta.dirname, 'made')
export const recordFile = path.join(madeDir, 'made.json')

/** Output folder for ready-made videos, which are too heavy to commit and go to the bucket. */
export const mp4Dir = path.resolve(import.meta.dirname, '../../dist/films')
export const mp4Record = path.join(mp4Dir, 'made.json')

const { poster, clip } = videoSummarySchema.entries
const { still } = clipFilmSchema.entries

/** A poster, a still for films over a clip, and a key of everything they were made from. */
const madeFilmsSchema = v.array(v.object({ key: v.string(), slug: slugSchema, poster, still }))
export type MadeFilm = v.InferOutput<typeof madeFilmsSchema>[number]

const mp4sSchema = v.array(v.object({ key: v.string(), slug: slugSchema, clip: clip.wrapped }))

export async function readMadeFilms(): Promise<MadeFilm[]> {
  return v.parse(madeFilmsSchema, await readRecord(recordFile))
}

/** Empty before the first run. */
export async function readMp4s(): Promise<v.InferOutput<typeof mp4sSchema>> {
  return v.parse(mp4sSchema, await readRecord(mp4Record))
}

async function readRecord(file: string): Promise<unknown> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : []
}
