import type { FilmPhoto, PhotoFilmDraft } from '#shared/photo-film/photo-film-draft.ts'
import { findPhoto } from '../../photos/photo-store.ts'
import { drawCaption } from './draw-caption.ts'
import { drawTitle } from './draw-title.ts'
import { exportPhotoFilm } from './export-photo-film.ts'
import type { OrderedPhoto, PhotoFilmOrder } from './photo-film-order.ts'
import type { PreviewedFilm } from './photo-preview.ts'
import { type FilmSound, isSongAlone } from './sound/film-sound.ts'

export interface PhotoFilmToMake extends Omit<PreviewedFilm, 'title' | 'end'> {
  /** The words of the title and the end, and what draws them. */
  cards: Pick<PhotoFilmDraft, 'title' | 'end' | 'family' | 'format'>
  sound: FilmSound
  mostBytes: number
}

/** A photo or a clip of the film is no longer on this device. */
export class PhotoMissing extends Error {
  override name = 'PhotoMissing'
}

/** The greeting or the own song is no longer on this device. */
export class SoundMissing extends Error {
  override name = 'SoundMissing'
}

/** @throws PhotoMissing, SoundMissing, FilmUnsupported, and the signal's reason when it is aborted */
export async function makePhotoFilmFile(
  signal: AbortSignal,
  { sound, photos, cards, ...film }: PhotoFilmToMake,
  onProgress: (done: number) => void,
): Promise<File> {
  const { family, format } = cards
  const draw = (words: string) => drawTitle(signal, { family, format, words })
  // The preview may still show those before the last letters.
  const [title, end, ordered, heard] = await Promise.all([
    draw(cards.title),
    draw(cards.end),
    Promise.all(photos.map((photo) => orderPhoto(photo, film))),
    orderSound(signal, sound),
  ])
  const order = { ...film, ...heard, title, end, photos: ordered }
  const made = await exportPhotoFilm(signal, order, onProgress)
  return new File([made], 'mazel-photos.mp4', { type: 'video/mp4' })
}

async function orderPhoto(
  { id, clip, width, height, crop, caption }: FilmPhoto,
  { page }: Pick<PreviewedFilm, 'page'>,
): Promise<OrderedPhoto> {
  const blob = await findPicture(id)
  const moving = clip && { ...clip, file: await findPicture(clip.id) }
  const drawn = await drawCaption(page, caption)
  return { blob, width, height, focus: crop, clip: moving, caption: drawn }
}

async function findPicture(id: string): Promise<Blob> {
  const blob = await findPhoto(id)
  if (!blob) throw new PhotoMissing(id)
  return blob
}

async function orderSound(
  signal: AbortSignal,
  sound: FilmSound,
): Promise<Pick<PhotoFilmOrder, 'song' | 'mixed'>> {
  const { mix, song, voice, clips } = sound
  const [file, spoken] = await Promise.all([
    song && (song.id === undefined ? fetchSong(signal, song.url) : findSound(song.id)),
    voice && findSound(voice.id),
  ])
  const played = song && file && { file, repeatMs: song.repeatMs }
  if (isSongAlone(sound)) return { song: played }
  const said = voice && spoken && { file: spoken, fromMs: voice.fromMs }
  const heard = clips.map(async ({ id, ...clip }) => ({ file: await findPicture(id), ...clip }))
  return { mixed: { mix, song: played, voice: said, clips: await Promise.all(heard) } }
}

async function findSound(id: string): Promise<Blob> {
  const blob = await findPhoto(id)
  if (!blob) throw new SoundMissing(id)
  return blob
}

async function fetchSong(signal: AbortSignal, url: string): Promise<Blob> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.blob()
}
