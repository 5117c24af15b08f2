import { longBands, shortBands } from './bands.ts'
import type { BlockShape, ChannelBlock } from './block.ts'

/** What a listener hears, for blocks of one shape of windows. */
export interface Masking {
  /** Fills in what is allowed in a channel, from its lines. */
  measure(block: ChannelBlock, shape: BlockShape): void
}

/** How far noise is below what masks it, dB: beneath noise, and beneath a tone. */
const belowNoise = 9
const belowTone = 24
/** The flatness of noise; that of a tone in natural logarithms below it. */
const noiseFlatness = Math.log(0.42)
const toneFlatness = 2.5
/** How fast masking fades towards higher and lower bands, dB for each bark. */
const fadeUp = 15
const fadeDown = 30
/** The loudness of the largest sine, dB above the limit of hearing; a loud playback. */
const fullScale = 96
/** No limit of hearing is above that, dB: old measurements differ there. */
const mostQuiet = 40

/** @param isShort for short windows */
export function createMasking(rate: number, isShort: boolean): Masking {
  const bands = isShort ? shortBands : longBands
  const lineCount = bands.reduce((sum, width) => sum + width, 0)
  const hzPerLine = rate / (2 * lineCount)
  const edges = [0]
  for (const width of bands) edges.push((edges.at(-1) ?? 0) + width)
  const centres = bands.map((width, i) => ((edges[i] ?? 0) + width / 2) * hzPerLine)
  const barks = centres.map(barkOf)
  /** From the band before, and to it. */
  const up = barks.map((bark, i) => fromDecibels(-fadeUp * (bark - (barks[i - 1] ?? bark))))
  const down = barks.map((bark, i) => fromDecibels(-fadeDown * (bark - (barks[i - 1] ?? bark))))
  const sineEnergy = (32_768 * lineCount) ** 2
  const quiet = centres.map((hz) => sineEnergy * fromDecibels(quietOf(hz) - fullScale))

  return {
    measure({ lines, powers, energies, roots, peaks, allowed }, { groups, bandCount, edges }) {
      for (const [group, windows] of groups.entries()) {
        const first = group * bandCount
        for (let band = first; band < first + bandCount; band++) {
          const from = edges[band] ?? 0
          const to = edges[band + 1] ?? 0
          let energy = 0
          let root = 0
          let peak = 0
          for (let i = from; i < to; i++) {
            const size = Math.abs(lines[i] ?? 0)
            const sizeRoot = Math.sqrt(size)
            const power = sizeRoot * Math.sqrt(sizeRoot)
            powers[i] = power
            energy += size * size
            root += sizeRoot
            if (power > peak) peak = power
          }
          energies[band] = energy
          roots[band] = root
          peaks[band] = peak
          allowed[band] = energy * shareOfNoise(energy, root, to - from)
        }
        for (let i = 1; i < bandCount; i++) {
          const masked = (allowed[first + i - 1] ?? 0) * (up[i] ?? 0)
          allowed[first + i] = Math.max(allowed[first + i] ?? 0, masked)
        }
        for (let i = bandCount - 1; i > 0; i--) {
          const masked = (allowed[first + i] ?? 0) * (down[i] ?? 0)
          allowed[first + i - 1] = Math.max(allowed[first + i - 1] ?? 0, masked)
        }
        for (let i = 0; i < bandCount; i++) {
          allowed[first + i] = Math.max(allowed[first + i] ?? 0, windows * (quiet[i] ?? 0))
        }
      }
    },
  }
}

/** By how flat a band is: a tone hides less noise than noise does. */
function shareOfNoise(energy: number, root: number, count: number): number {
  if (energy === 0) return 0
  const flatness = Math.log(root ** 4 / (count ** 3 * energy))
  const tone = Math.min(Math.max((noiseFlatness - flatness) / toneFlatness, 0), 1)
  return fromDecibels(-belowNoise - (belowTone - belowNoise) * tone)
}

/** Zwicker's critical bands. */
function barkOf(hz: number): number {
  return 13 * Math.atan(0.000_76 * hz) + 3.5 * Math.atan((hz / 7500) ** 2)
}

/** Terhardt's limit of hearing, dB. */
function quietOf(hz: number): number {
  const khz = hz / 1000
  const limit = 3.64 * khz ** -0.8 - 6.5 * Math.exp(-0.6 * (khz - 3.3) ** 2) + 0.001 * khz ** 4
  return Math.min(limit, mostQuiet)
}

function fromDecibels(value: number): number {
  return 10 ** (value / 10)
}
