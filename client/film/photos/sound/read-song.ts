import { createLoudnessMeter, filmLoudness } from '#shared/photo-film/loudness.ts'
import { createOnsetFinder } from '#shared/photo-film/onsets.ts'
import type { OwnSong } from '#shared/photo-film/photo-film-draft.ts'
import { photoFilmSeconds } from '#shared/photo-film/plan-photo-film.ts'
import { openSound, SoundUnreadable } from './open-sound.ts'

/** What is measured in a visitor's song. */
export type MeasuredSong = Pick<OwnSong, 'durationMs' | 'gain' | 'onsets'>

/** The longest film, s: no more of a song is decoded. */
const mostS = photoFilmSeconds[photoFilmSeconds.length - 1] ?? 180
/** A shorter sound is a noise. */
const leastMs = 5000
/** A quiet song is raised by up to 12 dB, and by no more than its peaks allow. */
const mostGain = 4
const mostPeak = 0.95

/**
 * Decodes a song once, piece by piece, and measures it.
 *
 * @returns undefined for one that is too short, or silent
 * @throws SoundUnreadable
 */
export async function readSong(file: Blob): Promise<MeasuredSong | undefined> {
  const sound = await openSound(file)
  let meter: ReturnType<typeof createLoudnessMeter> | undefined
  let finder: ReturnType<typeof createOnsetFinder> | undefined
  let peak = 0
  let seconds = 0
  try {
    for await (const { channels, rate } of sound.pieces(mostS)) {
      meter ??= createLoudnessMeter(rate)
      finder ??= createOnsetFinder(rate)
      const [first = new Float32Array()] = channels
      // One channel is heard from both sides.
      meter.add(channels.length === 1 ? [first, first] : channels)
      finder.add(channels)
      for (const samples of channels) {
        for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
      }
      seconds += first.length / rate
    }
  } catch (error) {
    throw new SoundUnreadable(String(error))
  } finally {
    sound.close()
  }
  const durationMs = Math.round(seconds * 1000)
  const loudness = meter?.loudness() ?? Number.NEGATIVE_INFINITY
  if (durationMs < leastMs || !Number.isFinite(loudness)) return
  const gain = Math.min(10 ** ((filmLoudness - loudness) / 20), mostGain, mostPeak / peak)
  return { durationMs, gain, onsets: finder?.onsets() ?? [] }
}
