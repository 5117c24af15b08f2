import type { HeardClip } from '#shared/photo-film/heard-clips.ts'
import { levelClip } from '#shared/photo-film/level-sound.ts'
import type { MonoSound } from '#shared/photo-film/sound-mix.ts'
import { monoOf, openSound } from '../sound/open-sound.ts'

/** A part of the sound of a clip. */
export type ClipPart = Pick<HeardClip, 'fromMs'> & { lengthMs: number }

/** Whether the start of a clip's sound can be decoded. */
export async function hasSound(file: Blob): Promise<boolean> {
  try {
    const sound = await openSound(file)
    try {
      const pieces = sound.pieces(Number.POSITIVE_INFINITY)
      const first = await pieces.next()
      await pieces.return()
      return !first.done
    } finally {
      sound.close()
    }
  } catch {
    return false
  }
}

/**
 * Decodes the part of a clip's sound that a film plays, and levels it.
 *
 * @returns undefined where nothing is heard; a damaged sound is silent too
 */
export async function readClipSound(file: Blob, part: ClipPart): Promise<MonoSound | undefined> {
  const sound = await decodePart(file, part).catch(() => undefined)
  return sound && levelClip(sound.samples, sound.rate) ? sound : undefined
}

/** Each piece at its own time: the sound of a clip can start late. */
async function decodePart(
  file: Blob,
  { fromMs, lengthMs }: ClipPart,
): Promise<MonoSound | undefined> {
  const fromS = fromMs / 1000
  const sound = await openSound(file)
  let samples = new Float32Array()
  let rate = 0
  try {
    for await (const piece of sound.pieces(fromS + lengthMs / 1000, fromS)) {
      if (rate === 0) {
        rate = piece.rate
        samples = new Float32Array(Math.round((lengthMs * rate) / 1000))
      }
      const at = Math.round((piece.startS - fromS) * rate)
      if (at < samples.length) samples.set(monoOf(piece).subarray(0, samples.length - at), at)
    }
  } finally {
    sound.close()
  }
  return rate > 0 ? { samples, rate } : undefined
}
