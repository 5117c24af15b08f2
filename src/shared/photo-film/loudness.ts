/** The loudness of the songs, and of everything that plays beside them or instead, LUFS. */
export const filmLoudness = -16

/** Below this a sound counts as silence, LUFS: the absolute gate of BS.1770. */
const silence = -70
/** Of the relative gate, LU. */
const gateBelow = 10
/** A block is four steps of 100 ms. */
const stepsInBlock = 4

/** Measures sound that is given piece by piece. */
export interface LoudnessMeter {
  /** Takes the next samples, one array for each channel, all of one length. */
  add(channels: readonly Float32Array[]): void
  /** LUFS; -Infinity for silence, or less than 400 ms. */
  loudness(): number
}

/**
 * The integrated loudness of sound, by ITU-R BS.1770-4.
 *
 * @param rate samples per second
 */
export function createLoudnessMeter(rate: number): LoudnessMeter {
  const stepFrames = Math.round(rate / 10)
  const filters: ((sample: number) => number)[] = []
  const steps: number[] = []
  let sum = 0
  let frames = 0
  return {
    add(channels) {
      while (filters.length < channels.length) filters.push(weighting(rate))
      const length = channels[0]?.length ?? 0
      for (let i = 0; i < length; i++) {
        for (const [c, samples] of channels.entries()) {
          const weighted = filters[c]?.(samples[i] ?? 0) ?? 0
          sum += weighted * weighted
        }
        if (++frames < stepFrames) continue
        steps.push(sum / stepFrames)
        sum = 0
        frames = 0
      }
    },
    loudness: () => gated(steps),
  }
}

function gated(steps: readonly number[]): number {
  const blocks = steps
    .slice(stepsInBlock - 1)
    .map((_, i) => mean(steps.slice(i, i + stepsInBlock)))
    .filter((power) => lufs(power) > silence)
  const gate = lufs(mean(blocks)) - gateBelow
  return lufs(mean(blocks.filter((power) => lufs(power) > gate)))
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length
}

/** The K-weighting of BS.1770: a shelf for the head, then a high pass; for any rate. */
function weighting(rate: number): (sample: number) => number {
  const gain = 10 ** (3.999843853973347 / 20)
  const band = gain ** 0.4996667741545416
  const shelf = biquad(rate, 1681.974450955533, 0.7071752369554196, (k, q) => [
    gain + (band * k) / q + k * k,
    2 * (k * k - gain),
    gain - (band * k) / q + k * k,
  ])
  const highPass = biquad(rate, 38.13547087602444, 0.5003270373238773, (k, q) => {
    const whole = 1 + k / q + k * k
    return [whole, -2 * whole, whole]
  })
  return (sample) => highPass(shelf(sample))
}

function biquad(
  rate: number,
  hertz: number,
  q: number,
  zeros: (k: number, q: number) => [number, number, number],
): (sample: number) => number {
  const k = Math.tan((Math.PI * hertz) / rate)
  const whole = 1 + k / q + k * k
  const [b0, b1, b2] = zeros(k, q)
  const a1 = (2 * (k * k - 1)) / whole
  const a2 = (1 - k / q + k * k) / whole
  let z1 = 0
  let z2 = 0
  return (sample) => {
    const input = sample / whole
    const out = b0 * input + z1
    z1 = b1 * input - a1 * out + z2
    z2 = b2 * input - a2 * out
    return out
  }
}
