import { longBands, shortBands } from './bands.ts'
import type { BlockShape, ChannelBlock } from './block.ts'

/** What a listener hears, for blocks of one shape of windows. */
export interface Masking {
  /** Fills in what noise is allowed in the measured bands of a channel. */
  limitNoise(block: ChannelBlock, shape: BlockShape): void
}

/** How far noise is below what masks it in the loudest band, dB: beneath noise, and a tone. */
const belowNoise = 28
const belowTone = 34
/** How much of that a quieter band needs less, as a power of its share of the loudest energy. */
const quieter = 0.45
/** The least share of the loudest energy that counts. */
const leastShare = 1e-9
/** The flatness of noise; that of a tone in natural logarithms below it. */
const noiseFlatness = Math.log(0.42)
const toneFlatness = 2.5
/** How fast masking fades towards higher and lower bands, dB for each bark. */
const fadeUp = 15
const fadeDown = 30
/** The loudness of the largest sine, dB above the limit of hearing; a loud playback. */
const fullScale = 96
/** No limit of hearing is above that, dB: old measurements differ there. */
const mostQuiet = 30

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
    limitNoise({ energies, roots, allowed }, { groups, bandCount, edges }) {
      for (const [group, windows] of groups.entries()) {
        const first = group * bandCount
        let loudest = 1
        for (let band = first; band < first + bandCount; band++) {
          loudest = Math.max(loudest, energies[band] ?? 0)
        }
        for (let band = first; band < first + bandCount; band++) {
          const count = (edges[band + 1] ?? 0) - (edges[band] ?? 0)
          const energy = energies[band] ?? 0
          const share = shareOfNoise(energy, roots[band] ?? 0, count)
          allowed[band] = energy * share * Math.max(energy / loudest, leastShare) ** -quieter
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
