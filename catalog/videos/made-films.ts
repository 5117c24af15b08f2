import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { slugSchema } from '#shared/slug.ts'
import { videoSummarySchema } from '#shared/video.ts'

/** Where `npm run videos` puts what is committed, and the record of it. */
export const madeDir = path.join(import.meta.dirname, 'made')
export const recordFile = path.join(madeDir, 'made.json')

const { poster } = videoSummarySchema.entries

/** A poster, and a key of all that it was made of. */
const madeFilmsSchema = v.array(v.object({ key: v.string(), slug: slugSchema, poster }))
export type MadeFilm = v.InferOutput<typeof madeFilmsSchema>[number]

export async function readMadeFilms(): Promise<MadeFilm[]> {
  if (!existsSync(recordFile)) return []
  return v.parse(madeFilmsSchema, JSON.parse(await readFile(recordFile, 'utf8')))
}
