import { createHash } from 'node:crypto'
import path from 'node:path'
import * as v from 'valibot'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import { imageUrl } from '#shared/image-url.ts'
import { filmCard } from '#shared/scene/film-card.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import { beatsOf } from '#shared/song.ts'
import type { FilmSource as FilmDocument } from '#shared/video.ts'
import type { PrepareOptions } from '../../client/film/prepare-film.ts'
import { cards } from '../cards/cards.ts'
import { drawArt, layOut } from '../pictures/draw-card.ts'
import { createPictureKeys, digestOfModule } from '../pictures/picture-keys.ts'
import { readMadeSongs } from '../songs/made-songs.ts'
import { films } from './films/films.ts'
import { badFilm, readFilm } from './read-films.ts'

/** A film and its sources. */
export interface FilmTask {
  film: FilmDocument
  design: CardDesign
  /** Key of everything that its frames depend on. */
  key: string
}

/** The code that makes frames of a film. */
const programFiles = [
  'client/film/prepare-film.ts',
  'src/shared/scene/draw-scene.ts',
  'src/shared/scene/film-scene.ts',
]

/** @throws RangeError with file, layer and reason for a film that cannot be parsed */
export function filmTasks(): FilmTask[] {
  const keyOfCard = createPictureKeys()
  const program = programFiles.map((file) =>
    digestOfModule(path.resolve(import.meta.dirname, '../..', file)),
  )
  return films.map((input) => {
    const film = readFilm(input)
    const design = designOf(film)
    const card = keyOfCard({ design, use: 'own', format: 'status' })
    const key = digest(JSON.stringify([card, film, program]))
    return { film, design, key }
  })
}

/** The source for preparing a film, in its first format and with its first words. */
export async function sourceOf({ film, design: own }: FilmTask): Promise<PrepareOptions> {
  const [format = 'status'] = film.formats
  const { design } = filmCard({ design: own }, film)
  const layout = await layOut(design, { values: {}, format: videoLayoutOf(format).cardFormat })
  const art = await drawArt(design, layout)
  const clip = film.clip && imageUrl({ folder: 'videos', file: film.clip.file })
  const { categories } = design
  const beats = await beatsOfFilm(film)
  return { told: { film, categories, beats }, format, layout, art, assets: {}, clip }
}

async function beatsOfFilm({ song }: FilmDocument) {
  const made = (await readMadeSongs()).find((one) => one.song.slug === song)
  return made && beatsOf(made.song)
}

export function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

function designOf({ slug, card, design }: FilmDocument): CardDesign {
  if (design) return design
  const input = cards.find((one) => one.slug === card)
  if (!input) throw badFilm(slug, `card: there is none of slug ${card}`)
  return v.parse(cardDesignSchema, input)
}
