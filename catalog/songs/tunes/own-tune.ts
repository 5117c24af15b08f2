import type { Tune } from '../tune.ts'

const recorded = 'recorded for this site with FluidSynth and the sound font FluidR3 GM'

/** What is said of a tune that nobody had before. */
export const ownTune = {
  credit: `Tune and setting written and ${recorded} by Frank Wen (MIT)`,
  licence: 'MIT',
  reason:
    'An original tune of this site: its notes are its source, and nobody else has a claim on it.',
} satisfies Partial<Tune>

/** What is said of a tune that is old enough to be everybody's. */
export const oldTune = {
  credit: `Traditional melody; setting written and ${recorded} by Frank Wen (MIT)`,
  licence: 'MIT',
} satisfies Partial<Tune>
