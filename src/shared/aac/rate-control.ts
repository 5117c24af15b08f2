/** Keeps packets at a bitrate: bits that one leaves are used by later ones. */
export interface RateControl {
  /**
   * Finds how loud the noise of a block is to be.
   *
   * @param quantise quantises the block at a level, and gives its bits; the last call counts
   */
  fit(quantise: (level: number) => number): void
}

/** The lowest level of noise, in steps of 3 dB from what is not heard: better is of no use. */
const leastLevel = -12
/** What a block takes for noise that is not heard anyway, in means: later ones need the reserve. */
const mostGood = 2
/** At this level nothing is left. */
const mostLevel = 60
/** How fast the level follows the bits. */
const slow = 0.08
/** How far the level moves between a full and an empty reserve. */
const reserveLevels = 4

/**
 * The level moves slowly with the bits that are used, and with the reserve of bits.
 *
 * @param rates `meanBits` of a packet on average; `mostBits` of any
 */
export function createRateControl({
  meanBits,
  mostBits,
}: {
  meanBits: number
  mostBits: number
}): RateControl {
  // The decoder's store holds that much more than a packet.
  const mostReserve = Math.max(0, mostBits - meanBits)
  let reserve = mostReserve
  let usual = 0
  return {
    fit(quantise) {
      const most = Math.min(meanBits + reserve, mostBits)
      const roomAt = (level: number) => (level < 0 ? Math.min(mostGood * meanBits, most) : most)
      const share = mostReserve > 0 ? reserve / mostReserve : 0
      let level = Math.max(usual + reserveLevels * (0.5 - share), leastLevel)
      let bits = quantise(level)
      const wanted = level
      // What a full reserve cannot take is lost.
      while (reserve === mostReserve && bits < meanBits / 2 && level > leastLevel) {
        level = Math.max(level - 1, leastLevel)
        bits = quantise(level)
      }
      if (bits > roomAt(level)) {
        let over = level
        while (bits > roomAt(level) && level < mostLevel) {
          over = level
          level += 2
          bits = quantise(level)
        }
        for (let step = 1; step >= 0.25; step /= 2) {
          const tried = level - step
          if (tried <= over) continue
          if (quantise(tried) <= roomAt(tried)) level = tried
        }
        bits = quantise(level)
      }
      usual += (level - wanted) / 2 + slow * ((bits - meanBits) / meanBits)
      usual = Math.max(usual, leastLevel)
      reserve = Math.min(reserve + meanBits - bits, mostReserve)
    },
  }
}
