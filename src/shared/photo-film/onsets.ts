/** Between two measurements of the energy, s. */
const stepS = 0.01
/** An onset is louder than this time before it, steps. */
const before = 4
/** The stronger of two onsets that are closer stays, ms. */
const apartMs = 250
/** Rise of an onset over what comes before it, in natural logarithms of the energy: 3 dB. */
const leastRise = 0.7
/** A step below this share of the loudest one is no onset: -40 dB. */
const quiet = 1e-4
/** How far a change of picture moves to an onset, ms: less than half of the shortest view. */
const mostMoveMs = 300

/** Finds where notes and drums begin in sound that is given piece by piece. */
export interface OnsetFinder {
  /** Takes the next samples, one array for each channel, all of one length. */
  add(channels: readonly Float32Array[]): void
  /** In order, whole ms. */
  onsets(): number[]
}

/** @param rate samples per second */
export function createOnsetFinder(rate: number): OnsetFinder {
  const stepFrames = Math.round(rate * stepS)
  const energies: number[] = []
  let sum = 0
  let frames = 0
  return {
    add(channels) {
      const length = channels[0]?.length ?? 0
      for (let i = 0; i < length; i++) {
        let sample = 0
        for (const samples of channels) sample += samples[i] ?? 0
        sum += sample * sample
        if (++frames < stepFrames) continue
        energies.push(sum / stepFrames)
        sum = 0
        frames = 0
      }
    },
    onsets: () => strongest(risesOf(energies), (stepFrames / rate) * 1000),
  }
}

/** How much the energy rises at each step; 0 where it is no onset. */
function risesOf(energies: readonly number[]): number[] {
  const floor = quiet * energies.reduce((most, each) => Math.max(most, each), 0)
  const rises = energies.map((energy, i) => {
    const past = energies.slice(Math.max(0, i - before), i)
    const loudest = past.reduce((most, each) => Math.max(most, each), floor)
    return energy > floor ? Math.log(energy / loudest) : 0
  })
  return rises.map((rise) => (rise > leastRise ? rise : 0))
}

/** From the strongest to the weakest, those that are far enough from all stronger ones. */
function strongest(rises: readonly number[], stepMs: number): number[] {
  const apart = Math.round(apartMs / stepMs)
  const isTaken = new Set<number>()
  const found: number[] = []
  const byRise = [...rises.keys()]
    .filter((i) => rises[i])
    .sort((a, b) => (rises[b] ?? 0) - (rises[a] ?? 0))
  for (const i of byRise) {
    if (isTaken.has(i)) continue
    found.push(Math.round(i * stepMs))
    for (let j = i - apart + 1; j < i + apart; j++) isTaken.add(j)
  }
  return found.sort((a, b) => a - b)
}

/**
 * The onset nearest to a time; the time itself where none is near, as in free song.
 *
 * @param onsets in order, ms
 * @example nearestOnset(4000, [3000, 4120, 9000]) // 4120
 * @example nearestOnset(6000, [3000, 4120, 9000]) // 6000
 */
export function nearestOnset(timeMs: number, onsets: readonly number[]): number {
  let nearest = timeMs
  let least = mostMoveMs
  for (const onset of onsets) {
    const distance = Math.abs(onset - timeMs)
    if (distance > least) continue
    nearest = onset
    least = distance
  }
  return nearest
}
