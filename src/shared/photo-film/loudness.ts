/** The loudness of the songs, and of everything that plays beside them or instead, LUFS. */
export const filmLoudness = -16

/** Below this a sound counts as silence, LUFS: the absolute gate of BS.1770. */
const silence = -70
/** The relative gate is this far below the mean, LU. */
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
  const filters: Filter[] = []
  const steps: number[] = []
  let sum = 0
  let frames = 0
  return {
    add(channels) {
      const powers = new Float64Array(channels[0]?.length ?? 0)
      for (const [c, samples] of channels.entries()) {
        const weigh = filters[c] ?? weighting(rate)
        filters[c] = weigh
        for (let i = 0; i < powers.length; i++) {
          const weighted = weigh(samples[i] ?? 0)
          powers[i] = (powers[i] ?? 0) + weighted * weighted
        }
      }
      for (const power of powers) {
        sum += power
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

/** From each sample to the next that it gives. */
type Filter = (sample: number) => number

/** The K-weighting of BS.1770: a shelf for the head, then a high pass; for any rate. */
function weighting(rate: number): Filter {
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
): Filter {
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
