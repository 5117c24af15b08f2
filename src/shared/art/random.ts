/** A seeded stream of numbers in [0, 1): the same seed gives the same drawing everywhere. */
export type Random = () => number

/**
 * The mulberry32 generator (T. Ettinger, public domain). Each layer has its own stream, `seed + k`,
 * so a change in one layer does not reshuffle the others.
 *
 * @param seed any integer; its low 32 bits count
 * @example createRandom(1)() // 0.6270739405881613
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number in [from, to). */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random()
}
