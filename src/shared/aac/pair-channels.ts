import { type BlockShape, type ChannelBlock, createChannelBlock, measureBands } from './block.ts'

/**
 * Replaces both channels by half their sum and half their difference in the bands where that takes
 * fewer bits.
 *
 * @returns a function of the measured channels, which sets the mask: 1 for each replaced band
 */
export function createPairing() {
  const sum = createChannelBlock()
  const difference = createChannelBlock()
  return (channels: readonly ChannelBlock[], shape: BlockShape, mask: Uint8Array): void => {
    mask.fill(0)
    const [left, right] = channels
    if (!left || !right) return
    const bandCount = shape.groups.length * shape.bandCount
    for (let i = 0; i < (shape.edges[bandCount] ?? 0); i++) {
      const [a, b] = [left.lines[i] ?? 0, right.lines[i] ?? 0]
      sum.lines[i] = (a + b) / 2
      difference.lines[i] = (a - b) / 2
    }
    measureBands(sum, shape)
    measureBands(difference, shape)
    for (let band = 0; band < bandCount; band++) {
      // The noise of both is heard in each channel.
      const allowed = Math.min(left.allowed[band] ?? 0, right.allowed[band] ?? 0) / 2
      sum.allowed[band] = allowed
      difference.allowed[band] = allowed
      const apart = demand(left, band) + demand(right, band)
      if (demand(sum, band) + demand(difference, band) >= apart) continue
      mask[band] = 1
      copyBand(sum, left, shape, band)
      copyBand(difference, right, shape, band)
    }
  }
}

/** Grows with the bits that a band needs. */
function demand({ energies, allowed }: ChannelBlock, band: number): number {
  return Math.log2(Math.max((energies[band] ?? 0) / (allowed[band] ?? 1), 1))
}

function copyBand(from: ChannelBlock, to: ChannelBlock, { edges }: BlockShape, band: number): void {
  for (const name of ['energies', 'roots', 'peaks', 'allowed'] as const) {
    to[name][band] = from[name][band] ?? 0
  }
  for (let i = edges[band] ?? 0; i < (edges[band + 1] ?? 0); i++) {
    to.lines[i] = from.lines[i] ?? 0
    to.powers[i] = from.powers[i] ?? 0
  }
}
