import type { CardDocument } from '#shared/card.ts'
import type { Video } from '#shared/video.ts'
import { films } from './films/films.ts'
import { readMadeFilms } from './made-films.ts'
import { badFilm, readFilm } from './read-films.ts'

/** The films as they are published; until one has a poster its card stands for it. */
export async function filmVideos(documents: readonly CardDocument[]): Promise<Video[]> {
  const made = await readMadeFilms()
  return films.map((input) => {
    const { version, slug, titles, description, categories, ...film } = readFilm(input)
    const document = documents.find(({ design }) => design.slug === film.card)
    if (!document) throw badFilm(slug, `card: ${film.card} was not built`)
    const poster = made.find((one) => one.slug === slug)?.poster ?? cardPoster(document)
    const durationSeconds = film.scene.seconds
    return { version, slug, titles, description, categories, durationSeconds, poster, film }
  })
}

function cardPoster({ formatPictures, summary }: CardDocument): Video['poster'] {
  const status = formatPictures.find(({ format }) => format === 'status')
  return { folder: 'cards', ...(status?.picture ?? summary.picture) }
}
