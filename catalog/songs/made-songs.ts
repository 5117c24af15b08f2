import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { songSchema } from '#shared/song.ts'

/** Output folder of `npm run songs`. */
export const madeDir = path.join(import.meta.dirname, 'made')
export const recordFile = 'made.json'

/** The published document, and a key of everything its cuts were made from. */
const madeSongsSchema = v.array(v.object({ key: v.string(), song: songSchema }))
export type MadeSong = v.InferOutput<typeof madeSongsSchema>[number]

export async function readMadeSongs(): Promise<MadeSong[]> {
  const record = await readFile(path.join(madeDir, recordFile), 'utf8')
  return v.parse(madeSongsSchema, JSON.parse(record))
}
