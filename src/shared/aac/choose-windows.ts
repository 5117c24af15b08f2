import { blockLines, shortLines, shortWindows } from './bands.ts'
import { type WindowKind, windowKinds } from './block.ts'

/** How much louder a part is than the loudest of the parts before it: an attack. 10 dB. */
const attackRise = 10
/** Energy of a part that is no attack, of samples of 16 bits: about -60 dB. */
const leastEnergy = shortLines * 30 ** 2
/** Parts that an attack is compared with. */
const compared = 4

/** Where sound begins suddenly in 1024 samples: in their first or second half. */
export interface Attacks {
  early: boolean
  late: boolean
}

/** Finds attacks in one channel, 1024 samples after the other. */
export function createAttackFinder(): (samples: Float64Array, from: number) => Attacks {
  /** Of the parts before. */
  const energies = new Float64Array(compared)
  let before = 0
  let filtered = 0
  return (samples, from) => {
    const attacks = { early: false, late: false }
    for (let part = 0; part < shortWindows; part++) {
      let energy = 0
      const start = from + part * shortLines
      for (let i = start; i < start + shortLines; i++) {
        const sample = samples[i] ?? 0
        // Low tones rise slowly and are no attacks: a high-pass.
        filtered = 0.5 * filtered + 0.75 * (sample - before)
        before = sample
        energy += filtered * filtered
      }
      const loudest = Math.max(...energies)
      if (energy > leastEnergy && energy > attackRise * loudest) {
        // One that is found at the start of the second half can begin at the end of the first.
        if (part <= shortWindows / 2) attacks.early = true
        if (part >= shortWindows / 2) attacks.late = true
      }
      energies.copyWithin(0, 1)
      energies[compared - 1] = energy
    }
    return attacks
  }
}

/** Whether a block, its neighbours and their windows fit: between short ones all are short. */
export function windowKindOf(before: boolean, here: boolean, after: boolean): WindowKind {
  if (here || (before && after)) return windowKinds.short
  if (after) return windowKinds.start
  return before ? windowKinds.stop : windowKinds.long
}

/** The rising half of a sine window. */
function riseOf(length: number): Float64Array {
  return Float64Array.from({ length }, (_, i) => Math.sin((Math.PI * (i + 0.5)) / (2 * length)))
}

const shortRise = riseOf(shortLines)
const longRise = riseOf(blockLines)
/** Samples before a short slope in the middle of a long half. */
const flat = (blockLines - shortLines) / 2
const steepRise = Float64Array.from({ length: blockLines }, (_, i) =>
  i < flat ? 0 : (shortRise[i - flat] ?? 1),
)

/** Multiplies 2048 samples with the window of a long block. */
export function windowLong(samples: Float64Array, kind: WindowKind, windowed: Float64Array): void {
  const rise = kind === windowKinds.stop ? steepRise : longRise
  const fall = kind === windowKinds.start ? steepRise : longRise
  const last = 2 * blockLines - 1
  for (let i = 0; i < blockLines; i++) {
    windowed[i] = (samples[i] ?? 0) * (rise[i] ?? 0)
    windowed[last - i] = (samples[last - i] ?? 0) * (fall[i] ?? 0)
  }
}

/** Multiplies 256 of 2048 samples with one of the eight short windows. */
export function windowShort(samples: Float64Array, window: number, windowed: Float64Array): void {
  const from = flat + window * shortLines
  const last = 2 * shortLines - 1
  for (let i = 0; i < shortLines; i++) {
    const rise = shortRise[i] ?? 0
    windowed[i] = (samples[from + i] ?? 0) * rise
    windowed[last - i] = (samples[from + last - i] ?? 0) * rise
  }
}
