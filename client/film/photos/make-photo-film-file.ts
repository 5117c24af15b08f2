import type { FilmPhoto, PhotoFilmDraft } from '#shared/photo-film/photo-film-draft.ts'
import { findPhoto } from '../../photos/photo-store.ts'
import { drawCaption } from './draw-caption.ts'
import { drawTitle } from './draw-title.ts'
import { exportPhotoFilm } from './export-photo-film.ts'
import type { OrderedPhoto } from './photo-film-order.ts'
import type { PreviewedFilm } from './photo-preview.ts'

export interface PhotoFilmToMake extends Omit<PreviewedFilm, 'title' | 'end'> {
  /** The words of the title and the end, and what draws them. */
  cards: Pick<PhotoFilmDraft, 'title' | 'end' | 'family' | 'format'>
  song: { url: string; repeatMs: number } | undefined
  mostBytes: number
}

/** A photo of the film is no longer on this device. */
export class PhotoMissing extends Error {
  override name = 'PhotoMissing'
}

/** @throws PhotoMissing, FilmUnsupported, and the signal's reason when it is aborted */
export async function makePhotoFilmFile(
  signal: AbortSignal,
  { song, photos, cards, ...film }: PhotoFilmToMake,
  onProgress: (done: number) => void,
): Promise<File> {
  const { family, format } = cards
  const draw = (words: string) => drawTitle(signal, { family, format, words })
  // The preview may still show those before the last letters.
  const [title, end, ordered, file] = await Promise.all([
    draw(cards.title),
    draw(cards.end),
    Promise.all(photos.map((photo) => orderPhoto(photo, film))),
    song && fetchSong(signal, song.url),
  ])
  const sound = song && file && { file, repeatMs: song.repeatMs }
  const order = { ...film, title, end, photos: ordered, song: sound }
  const made = await exportPhotoFilm(signal, order, onProgress)
  return new File([made], 'mazel-photos.mp4', { type: 'video/mp4' })
}

async function orderPhoto(
  { id, width, height, crop, caption }: FilmPhoto,
  { page }: Pick<PreviewedFilm, 'page'>,
): Promise<OrderedPhoto> {
  const blob = await findPhoto(id)
  if (!blob) throw new PhotoMissing(id)
  return { blob, width, height, focus: crop, caption: await drawCaption(page, caption) }
}

async function fetchSong(signal: AbortSignal, url: string): Promise<Blob> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.blob()
}
