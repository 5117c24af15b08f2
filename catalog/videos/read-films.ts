import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { type FilmSource, type FilmSourceInput, filmSourceSchema } from '#shared/video.ts'

const filmsDir = path.join(import.meta.dirname, 'films')

/** @throws RangeError with file, layer and reason for a film that is not valid */
export function readFilm(input: FilmSourceInput): FilmSource {
  const parsed = v.safeParse(filmSourceSchema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw badFilm(input.slug, `${v.getDotPath(issue) ?? 'film'}: ${issue.message}`)
}

/** Error that names the file of the film and the reason. */
export function badFilm(slug: string, reason: string): RangeError {
  const file = readdirSync(filmsDir).find((name) =>
    readFileSync(path.join(filmsDir, name), 'utf8').includes(`slug: '${slug}'`),
  )
  return new RangeError(`films/${file ?? 'films.ts'}: ${slug}: ${reason}`)
}
