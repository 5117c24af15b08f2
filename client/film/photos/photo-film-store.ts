import * as v from 'valibot'
import { type PhotoFilmDraft, photoFilmDraftSchema } from '#shared/photo-film/photo-film-draft.ts'
import { resultOf, transact } from '../../drafts/draft-database.ts'

/** The device keeps one photo film. */
const id = 'photo-film'

/** Undefined when there is none, or storage cannot be read. */
export async function readPhotoFilm(): Promise<PhotoFilmDraft | undefined> {
  const found: unknown = await transact('readonly', ['photo-films'], (transaction) =>
    resultOf(transaction.objectStore('photo-films').get(id)),
  ).catch(() => undefined)
  return v.is(photoFilmDraftSchema, found) ? found : undefined
}

/** @throws DOMException `QuotaExceededError` when the device is full; the last draft stays whole */
export async function writePhotoFilm(draft: PhotoFilmDraft): Promise<void> {
  await transact('readwrite', ['photo-films'], (transaction) => {
    transaction.objectStore('photo-films').put(draft, id)
  })
}
