import { middlePart } from '#shared/photo-film/trim-clip.ts'
import { wholeCrop } from '../../../photos/crop.ts'
import { keepPhoto } from '../../../photos/photo-store.ts'
import { randomId } from '../../../random-id.ts'
import type { AddedPhoto } from '../add-photo.ts'
import { movieTime } from './movie-time.ts'
import { ClipUnreadable, type OpenedClip, openClip } from './open-clip.ts'
import { hasSound } from './read-clip-sound.ts'

/** Most bytes of a clip: half a minute of 4K, or two minutes of full HD. */
const mostBytes = 200_000_000
/** Longest side of the picture in the list, px. */
const posterPx = 960

/** Reads a clip, decodes a picture of it as a test, and keeps both on this device. */
export async function addClip(signal: AbortSignal, file: File): Promise<AddedPhoto> {
  if (file.size > mostBytes) return { problem: 'clip-large' }
  try {
    return await keepClip(signal, file)
  } catch (error) {
    if (error instanceof ClipUnreadable) return { problem: error.problem }
    throw error
  }
}

async function keepClip(signal: AbortSignal, file: File): Promise<AddedPhoto> {
  const opened = await openClip(file)
  try {
    const { width, height, durationMs } = opened
    const part = middlePart(durationMs)
    const poster = await drawPoster(opened, part.fromMs)
    const takenAt = (await opened.filmedAt())?.getTime() ?? (await movieTime(file))
    signal.throwIfAborted()
    const id = `photo-${randomId()}`
    const sound = (await hasSound(file)) ? undefined : ('none' as const)
    const clip = { id: `clip-${randomId()}`, ...part, sound }
    const kept = await Promise.all([keepPhoto(id, poster), keepPhoto(clip.id, file)])
    return {
      photo: {
        ...{ id, clip, width, height, crop: wholeCrop, caption: '' },
        takenAt: takenAt ?? file.lastModified,
      },
      kept: kept.every(Boolean),
    }
  } finally {
    opened.close()
  }
}

async function drawPoster({ width, height, frames }: OpenedClip, timeMs: number): Promise<Blob> {
  const scale = Math.min(1, posterPx / Math.max(width, height))
  const shown = frames({ width: Math.round(width * scale), height: Math.round(height * scale) })
  try {
    await shown.show(timeMs)
    return await shown.picture.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  } catch (error) {
    throw error instanceof ClipUnreadable ? error : new ClipUnreadable('codec')
  } finally {
    shown.close()
  }
}
