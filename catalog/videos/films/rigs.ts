import { arrive, light, sway, together, twinkle, unroll } from '#shared/scene/moves.ts'
import type { SceneInput } from '#shared/scene/scene.ts'

/* Layers that several films share. */

type Layer = SceneInput['layers'][number]
type Order = 'painted' | 'left' | 'right' | 'middle' | 'highest'

/** Light passes over all foil once. */
export function shine(atMs: number, untilMs: number, strength?: number): Layer {
  const place = [
    { atMs, value: 0 },
    { atMs: untilMs, value: 1, ease: 'sine-in-out' as const },
  ]
  return { of: 'glint', place, ...(strength !== undefined && { strength }) }
}

/** Windows light up one after another. */
export function windows(atMs: number, forMs: number, staggerMs: number, order?: Order): Layer {
  const lit = arrive({ atMs, forMs, rise: 0 })
  return { of: 'part', part: 'window', ...lit, staggerMs, ...(order && { order }) }
}

/** Stars appear, or are there from the start, and twinkle. */
export function stars(
  least: number,
  periodMs: number,
  come?: { atMs: number; forMs: number },
): Layer {
  const shining = twinkle(least, periodMs)
  const motions = come ? together(arrive({ ...come, rise: 0 }), shining) : shining
  return { of: 'part', part: 'stars', ...motions }
}

/** The light round each flame follows shortly after it. */
export function halos(
  {
    atMs,
    forMs,
    periodMs = 3300,
    least = 0.82,
  }: { atMs: number; forMs: number; periodMs?: number; least?: number },
  staggerMs?: number,
  order?: Order,
): Layer {
  const glow = together(arrive({ atMs, forMs, rise: 0 }), twinkle(least, periodMs))
  return { of: 'part', part: 'halo', ...glow, ...inTurn(staggerMs, order) }
}

/** Each flame is lit on its wick. */
export function flames(atMs: number, staggerMs?: number, order?: Order): Layer {
  return { of: 'part', part: 'flame', ...light({ atMs }), ...inTurn(staggerMs, order) }
}

function inTurn(staggerMs: number | undefined, order: Order | undefined) {
  return { ...(staggerMs !== undefined && { staggerMs }), ...(order && { order }) }
}

/** Giant letters come down one by one, then the print over them, then what moves among them. */
export function greatLetters(
  letters: { atMs: number; forMs: number; rise: number; staggerMs: number },
  overprint: { atMs: number; forMs: number },
  actor: { atMs: number; forMs: number; rise: number; degrees: number; periodMs: number },
): Layer[] {
  const { staggerMs, ...fall } = letters
  const { degrees, periodMs, ...come } = actor
  return [
    { of: 'part', part: 'letter', ...arrive(fall), staggerMs, order: 'right' },
    { of: 'part', part: 'overprint', ...arrive({ ...overprint, rise: 0 }) },
    { of: 'part', part: 'actor', ...together(arrive(come), sway(degrees, periodMs)) },
  ]
}

/** A birthday room: strings unroll under balloons that rise and sway, with flags above. */
export const partyRoom: readonly Layer[] = [
  { of: 'part', part: 'strings', ...unroll('bottom', { atMs: 600, forMs: 2800 }) },
  { of: 'part', part: 'flags', ...sway(0.7, 6400) },
  {
    of: 'part',
    part: 'balloon',
    ...together(arrive({ atMs: 200, forMs: 2400, rise: 140 }), sway(3, 5000)),
    staggerMs: 300,
    order: 'middle',
  },
]

/** Confetti in toy colours falls in the upper part of a page. */
export function toyConfetti(
  count: number,
  seed: number,
  time: { fromMs: number; untilMs: number },
): Layer {
  return {
    of: 'particles',
    what: 'confetti',
    way: 'fall',
    count,
    colours: ['coral', 'sun', 'main', 'leaf'],
    size: 17,
    seed,
    ...time,
    box: { x: 0, y: -0.04, width: 1, height: 0.62 },
  }
}
