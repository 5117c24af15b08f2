import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import { type FilmSource, type FilmSourceInput, filmSourceSchema } from '#shared/video.ts'
import { cards } from '../cards/cards.ts'

const FILMS_DIR = path.join(import.meta.dirname, 'films')

/** A film with the card that it is made of. */
export interface ReadFilm {
  film: FilmSource
  design: CardDesign
}

/** @throws RangeError for a film that cannot be made, with its file, the layer and the reason */
export function readFilms(films: readonly FilmSourceInput[]): ReadFilm[] {
  return films.map((input) => {
    const parsed = v.safeParse(filmSourceSchema, input)
    if (!parsed.success) {
      const [issue] = parsed.issues
      throw badFilm(input.slug, `${v.getDotPath(issue) ?? 'film'}: ${issue.message}`)
    }
    return { film: parsed.output, design: designOf(parsed.output) }
  })
}

/** What is wrong with a film, and the file where it stands. */
export function badFilm(slug: string, reason: string): RangeError {
  const file = readdirSync(FILMS_DIR).find((name) =>
    readFileSync(path.join(FILMS_DIR, name), 'utf8').includes(`slug: '${slug}'`),
  )
  return new RangeError(`films/${file ?? 'films.ts'}: ${slug}: ${reason}`)
}

function designOf({ slug, card, values }: FilmSource): CardDesign {
  const input = cards.find((one) => one.slug === card)
  if (!input) throw badFilm(slug, `card: there is none of slug ${card}`)
  const design = v.parse(cardDesignSchema, input)
  const unknown = Object.keys(values).filter((id) => !design.fields.some((one) => one.id === id))
  if (unknown.length > 0) throw badFilm(slug, `values: ${card} has no field ${unknown.join(', ')}`)
  return design
}
