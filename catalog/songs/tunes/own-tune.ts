import type { Tune } from '../tune.ts'

const recorded = 'recorded for this site with FluidSynth and the sound font FluidR3 GM'

/** Credits of an original tune. */
export const ownTune = {
  credit: `Tune and setting written and ${recorded} by Frank Wen (MIT)`,
  licence: 'MIT',
  reason:
    'An original tune of this site: its notes are its source, and nobody else has a claim on it.',
} satisfies Partial<Tune>

/** Credits of a tune in the public domain. */
export const oldTune = {
  credit: `Traditional melody; setting written and ${recorded} by Frank Wen (MIT)`,
  licence: 'MIT',
} satisfies Partial<Tune>
