import type { FilmPhoto } from '#shared/photo-film/photo-film-draft.ts'
import { findPhoto } from '../../photos/photo-store.ts'
import { drawCaption } from './draw-caption.ts'
import { exportPhotoFilm } from './export-photo-film.ts'
import type { OrderedPhoto } from './photo-film-order.ts'
import type { PreviewedFilm } from './photo-preview.ts'

export interface PhotoFilmToMake extends PreviewedFilm {
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
  { song, photos, ...film }: PhotoFilmToMake,
  onProgress: (done: number) => void,
): Promise<File> {
  const [ordered, file] = await Promise.all([
    Promise.all(photos.map((photo) => orderPhoto(photo, film))),
    song && fetchSong(signal, song.url),
  ])
  const sound = song && file && { file, repeatMs: song.repeatMs }
  const made = await exportPhotoFilm(signal, { ...film, photos: ordered, song: sound }, onProgress)
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
