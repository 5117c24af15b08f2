import type { FilmPhoto } from '#shared/photo-film/photo-film-draft.ts'
import { wholeCrop } from '../../photos/crop.ts'
import { keepPhoto } from '../../photos/photo-store.ts'
import { readPhoto } from '../../photos/read-photo.ts'
import type { PhotoProblem } from '../../photos/shrink-photo.ts'
import { randomId } from '../../random-id.ts'
import type { ClipProblem } from './clips/open-clip.ts'

export type AddedPhoto =
  | { photo: FilmPhoto; kept: boolean }
  | { problem: PhotoProblem | ClipProblem }

/** Reads a file, and keeps on this device: of a photo a smaller copy, a clip as it is. */
export async function addPhoto(signal: AbortSignal, file: File): Promise<AddedPhoto> {
  if (isClip(file)) return (await import('./clips/add-clip.ts')).addClip(signal, file)
  const [answer, takenAt] = await Promise.all([readPhoto(signal, file), timeTaken(file)])
  if ('problem' in answer) return answer
  const { blob, width, height } = answer
  const id = `photo-${randomId()}`
  const kept = await keepPhoto(id, blob)
  return { photo: { id, width, height, takenAt, crop: wholeCrop, caption: '' }, kept }
}

/** Some systems do not know the type of each file. */
function isClip({ type, name }: File): boolean {
  return type.startsWith('video/') || (type === '' && /\.(mp4|m4v|mov|webm|mkv)$/i.test(name))
}

/** ms since the epoch; that of the file where the photo does not say. */
async function timeTaken(file: File): Promise<number> {
  const { parse } = await import('exifr')
  const found: unknown = await parse(file, ['DateTimeOriginal']).catch(() => undefined)
  const taken =
    typeof found === 'object' && found !== null && 'DateTimeOriginal' in found
      ? found.DateTimeOriginal
      : undefined
  return taken instanceof Date && Number.isFinite(taken.getTime())
    ? taken.getTime()
    : file.lastModified
}
