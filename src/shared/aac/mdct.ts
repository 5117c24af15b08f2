/**
 * The modified discrete cosine transform of 2 n samples to n lines, scaled as ISO/IEC 14496-3 has
 * it: X[k] = 2 Σ x[i] cos(π / n (i + (n + 1) / 2) (k + 1 / 2)).
 */
export interface Mdct {
  /**
   * @param samples 2 n from `from` on, windowed; they stay
   * @param lines n are written from `to` on
   */
  transform(samples: Float64Array, from: number, lines: Float64Array, to: number): void
}

/**
 * Folds the samples to a cosine transform of type IV, which is a complex Fourier transform of half
 * its length with a turn before and after.
 *
 * @param n lines, a power of two, at least 8
 */
export function createMdct(n: number): Mdct {
  const half = n / 2
  const folded = new Float64Array(n)
  const re = new Float64Array(half)
  const im = new Float64Array(half)
  const turn = createTurns(half, (i) => (-Math.PI * (i + 1 / 8)) / n)
  const fourier = createFourier(half)
  return {
    transform(samples, from, lines, to) {
      const lastQuarter = from + n + half
      for (let i = 0; i < half; i++) {
        folded[i] = -at(samples, lastQuarter - 1 - i) - at(samples, lastQuarter + i)
        folded[half + i] = at(samples, from + i) - at(samples, from + n - 1 - i)
      }
      for (let i = 0; i < half; i++) {
        const a = at(folded, 2 * i)
        const b = at(folded, n - 1 - 2 * i)
        const cos = at(turn.cos, i)
        const sin = at(turn.sin, i)
        re[i] = a * cos - b * sin
        im[i] = a * sin + b * cos
      }
      fourier(re, im)
      for (let i = 0; i < half; i++) {
        const a = at(re, i)
        const b = at(im, i)
        const cos = at(turn.cos, i)
        const sin = at(turn.sin, i)
        lines[to + 2 * i] = 2 * (a * cos - b * sin)
        lines[to + n - 1 - 2 * i] = -2 * (a * sin + b * cos)
      }
    },
  }
}

/** A complex Fourier transform in place: Cooley and Tukey's, with two inputs a step. */
function createFourier(n: number): (re: Float64Array, im: Float64Array) => void {
  const { cos, sin } = createTurns(n / 2, (i) => (-2 * Math.PI * i) / n)
  const swaps = swapsOf(n)
  return (re, im) => {
    for (let i = 0; i < swaps.length; i += 2) {
      const a = swaps[i] ?? 0
      const b = swaps[i + 1] ?? 0
      const keptRe = at(re, a)
      const keptIm = at(im, a)
      re[a] = at(re, b)
      im[a] = at(im, b)
      re[b] = keptRe
      im[b] = keptIm
    }
    for (let size = 1; size < n; size *= 2) {
      const step = n / (2 * size)
      for (let k = 0; k < size; k++) {
        const c = at(cos, k * step)
        const s = at(sin, k * step)
        for (let i = k; i < n; i += 2 * size) {
          const j = i + size
          const turnedRe = at(re, j) * c - at(im, j) * s
          const turnedIm = at(re, j) * s + at(im, j) * c
          re[j] = at(re, i) - turnedRe
          im[j] = at(im, i) - turnedIm
          re[i] = at(re, i) + turnedRe
          im[i] = at(im, i) + turnedIm
        }
      }
    }
  }
}

/** Pairs of places that change in bit-reversed order. */
function swapsOf(n: number): Uint16Array {
  const swaps: number[] = []
  const bits = Math.log2(n)
  for (let i = 0; i < n; i++) {
    let reversed = 0
    for (let bit = 0; bit < bits; bit++) reversed |= ((i >> bit) & 1) << (bits - 1 - bit)
    if (i < reversed) swaps.push(i, reversed)
  }
  return Uint16Array.from(swaps)
}

function createTurns(count: number, angle: (i: number) => number) {
  return {
    cos: Float64Array.from({ length: count }, (_, i) => Math.cos(angle(i))),
    sin: Float64Array.from({ length: count }, (_, i) => Math.sin(angle(i))),
  }
}

function at(values: Float64Array, i: number): number {
  return values[i] ?? 0
}
