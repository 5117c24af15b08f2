import { createLoudnessMeter, filmLoudness } from './loudness.ts'

/** Highest sample of a levelled sound: with the lowered song beneath it the sum stays below 1. */
export const soundPeak = 0.7
/** What would have to be raised by more is noise. As an amplitude, 40 dB. */
const noiseGain = 100
/** The sound of a clip is raised by up to 18 dB: more would raise the noise of its room. */
const mostClipGain = 8
/** How fast a limited peak is reached, s, and how fast the full level comes back. */
const attackS = 0.005
const releaseS = 0.15

/** A bump that is limited no longer counts, so the words are measured again. */
const passes = 3

/**
 * Levels a recorded voice to the loudness of the songs, in place. Peaks are limited softly.
 *
 * @param samples of one channel, which will be heard from both sides
 * @returns false for a recording without a voice, which stays as it is
 */
export function levelVoice(samples: Float32Array, rate: number): boolean {
  return level(samples, rate, noiseGain)
}

/**
 * Does the same for the sound of a clip; a quiet one stays somewhat quieter than the songs.
 *
 * @returns false where nothing is heard; the samples stay as they are
 */
export function levelClip(samples: Float32Array, rate: number): boolean {
  return level(samples, rate, mostClipGain)
}

function level(samples: Float32Array, rate: number, mostGain: number): boolean {
  let left = mostGain
  for (let pass = 0; pass < passes; pass++) {
    const wanted = gainFor(samples, rate)
    if (pass === 0 && wanted > noiseGain) return false
    const gain = Math.min(wanted, left)
    left /= gain
    for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain
    limitPeaks(samples, rate, soundPeak)
  }
  return true
}

/** As an amplitude, for one channel that is heard from both sides: twice the power. */
function gainFor(samples: Float32Array, rate: number): number {
  const meter = createLoudnessMeter(rate)
  meter.add([samples])
  return 10 ** ((filmLoudness - meter.loudness()) / 20) * Math.SQRT1_2
}

/**
 * Lowers the parts of a sound that are louder than a limit, in place. The gain is a line between
 * points 5 ms apart, each low enough for both of its sides, so no sample exceeds the limit.
 */
export function limitPeaks(samples: Float32Array, rate: number, limit: number): void {
  const step = Math.max(1, Math.round(rate * attackS))
  const count = Math.ceil(samples.length / step)
  const fits = Array.from({ length: count }, (_, k) => {
    const part = samples.subarray(k * step, (k + 1) * step)
    return Math.min(1, limit / part.reduce((most, each) => Math.max(most, Math.abs(each)), limit))
  })
  const recovery = attackS / releaseS
  let before = 1
  const points = Array.from({ length: count + 1 }, (_, k) => {
    before = Math.min(fits[k - 1] ?? 1, fits[k] ?? 1, before + recovery)
    return before
  })
  for (let i = 0; i < samples.length; i++) {
    const k = Math.floor(i / step)
    const from = points[k] ?? 1
    const to = points[k + 1] ?? 1
    samples[i] = (samples[i] ?? 0) * (from + ((to - from) * (i % step)) / step)
  }
}
