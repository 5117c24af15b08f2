import { type BlockShape, type ChannelBlock, mostBands } from './block.ts'
import { createBookChooser } from './choose-books.ts'
import { mostStep, stepTable } from './code-tables.ts'

/** The largest value that can be written. */
const mostValue = 8191
const mostFactor = 255
/** The scale factor at which a value of 1 is a line of 1. */
const unitFactor = 100
/** Rounds so that a value is the nearest one after it is brought to the power of 4/3. */
const rounding = 0.4054
/** The most noise in a band that is heard at all, as a share of its energy. */
const mostNoise = 0.5
/** A scale factor that is as near as that to the one before is not worth its bits. */
const saved = 2
/** From this level on, bands may be lost. */
const losingLevel = 8

/** What a power is multiplied by, for each scale factor. */
const scales = Float64Array.from(
  { length: mostFactor + 1 },
  (_, factor) => 2 ** ((-3 / 16) * (factor - unitFactor)),
)

/** Quantises channels. */
export interface Quantiser {
  /**
   * Fills in values, scale factors and books of a channel.
   *
   * @param level how much louder noise is than what is allowed, in steps of 3 dB
   * @returns bits of the channel
   */
  quantise(block: ChannelBlock, shape: BlockShape, level: number): number
}

export function createQuantiser(): Quantiser {
  const chooser = createBookChooser()
  const largest = new Int16Array(mostBands)
  return {
    quantise(block, shape, level) {
      const bandCount = shape.groups.length * shape.bandCount
      chooseFactors(block, shape, level)
      for (let band = 0; band < bandCount; band++) {
        largest[band] = quantiseBand(block, shape, band)
      }
      const bits = chooser.choose(block, shape, largest)
      return bits + settleFactors(block, bandCount, largest)
    },
  }
}

/** A band with this factor is left out. */
const silent = -1

/**
 * The noise of a line x is that of even steps, d² / 12, times the slope of x^(3/4) there. So the
 * noise of a band grows with the sum of the roots of its lines.
 */
function chooseFactors(block: ChannelBlock, shape: BlockShape, level: number): void {
  const { energies, roots, peaks, allowed, factors } = block
  const bandCount = shape.groups.length * shape.bandCount
  const louder = 2 ** level
  const most = mostNoise * 2 ** (Math.min(0, level) + Math.max(0, level - losingLevel))
  const isWhole = level < losingLevel
  let largest = silent
  let last = silent
  for (let band = 0; band < bandCount; band++) {
    const energy = energies[band] ?? 0
    const limit = allowed[band] ?? 0
    if (energy <= limit * Math.min(louder, 1)) {
      factors[band] = silent
      continue
    }
    const noise = Math.min(limit * louder, energy * most)
    const peak = peaks[band] ?? 0
    const least = Math.ceil(factorOf(peak, mostValue + 0.5))
    // Above it all values are 0.
    const zero = isWhole ? Math.floor(factorOf(peak, 1.001 - rounding)) : mostFactor
    const wanted = Math.floor(unitFactor + (8 / 3) * Math.log2((6.75 * noise) / (roots[band] ?? 1)))
    const near = Math.abs(wanted - last) <= saved ? last : wanted
    const factor = Math.min(Math.max(Math.min(near, zero), least, 0), mostFactor)
    factors[band] = factor
    if (factor > largest) largest = factor
    last = factor
  }
  for (let band = 0; band < bandCount; band++) {
    const factor = factors[band] ?? 0
    if (factor !== silent) factors[band] = Math.max(factor, largest - mostStep)
  }
}

/** The scale factor at which a power becomes that value, before it is rounded. */
function factorOf(power: number, value: number): number {
  return unitFactor + (16 / 3) * Math.log2(power / value)
}

/** @returns the largest size of a value */
function quantiseBand(block: ChannelBlock, { edges }: BlockShape, band: number): number {
  const { lines, powers, values, factors } = block
  const from = edges[band] ?? 0
  const to = edges[band + 1] ?? 0
  const factor = factors[band] ?? silent
  if (factor === silent) {
    values.fill(0, from, to)
    return 0
  }
  const scale = scales[factor] ?? 0
  let largest = 0
  for (let i = from; i < to; i++) {
    const size = Math.floor((powers[i] ?? 0) * scale + rounding)
    values[i] = (lines[i] ?? 0) < 0 ? -size : size
    if (size > largest) largest = size
  }
  return largest
}

/**
 * Gives bands without values the factor of the band before, whose bits the books have counted.
 *
 * @returns the bits of the other factors
 */
function settleFactors({ factors }: ChannelBlock, bandCount: number, largest: Int16Array): number {
  let last = factors[largest.findIndex((size, band) => band < bandCount && size > 0)] ?? 0
  let bits = 0
  for (let band = 0; band < bandCount; band++) {
    if (largest[band]) {
      const factor = factors[band] ?? 0
      bits += stepTable.lengths[factor - last + mostStep] ?? 0
      last = factor
    } else factors[band] = last
  }
  return bits
}
