import type { CardDocument } from '#shared/card.ts'
import { filmTimes } from '#shared/scene/told-film.ts'
import type { Film, Video } from '#shared/video.ts'
import { films } from './films/films.ts'
import { readMadeFilms, readMp4s } from './made-films.ts'
import { badFilm, readFilm } from './read-films.ts'
import { videos as clips } from './videos.ts'

/** The films as published; a film without a poster shows its card. */
export async function filmVideos(documents: readonly CardDocument[]): Promise<Video[]> {
  const [made, mp4s] = await Promise.all([readMadeFilms(), readMp4s()])
  return films.map((input) => {
    const { version, slug, titles, description, categories, ...film } = readFilm(input)
    const document = documents.find(({ design }) => design.slug === film.card)
    const { poster = standInOf(slug, film, document), still } =
      made.find((one) => one.slug === slug) ?? {}
    const durationSeconds = filmTimes({
      film,
      categories: document?.design.categories ?? [],
    }).seconds
    const clip = mp4s.find((one) => one.slug === slug)?.clip
    const said = { version, slug, titles, description, categories, durationSeconds, poster }
    return { ...said, ...(clip && { clip }), film: film.clip ? { ...film, still } : film }
  })
}

/** Used before the first frame is drawn. */
function standInOf(slug: string, film: Film, document: CardDocument | undefined): Video['poster'] {
  if (film.clip) {
    const { file } = film.clip
    const plain = clips.find(({ clip }) => clip.file === file)
    if (!plain) throw badFilm(slug, `clip: ${file} is none of videos.ts`)
    return plain.poster
  }
  if (!document) throw badFilm(slug, `card: ${film.card} was not built`)
  return cardPoster(document)
}

function cardPoster({ formatPictures, summary }: CardDocument): Video['poster'] {
  const status = formatPictures.find(({ format }) => format === 'status')
  return { folder: 'cards', ...(status?.picture ?? summary.picture) }
}
