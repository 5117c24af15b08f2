import { arrive, light, together, twinkle } from '#shared/scene/moves.ts'
import type { SceneInput } from '#shared/scene/scene.ts'

/* What several films do alike, as layers of a scene. */

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

/** Windows are lit one after another. */
export function windows(atMs: number, forMs: number, staggerMs: number, order?: Order): Layer {
  const lit = arrive({ atMs, forMs, rise: 0 })
  return { of: 'part', part: 'window', ...lit, staggerMs, ...(order && { order }) }
}

/** Stars come out, or are there from the start, and twinkle. */
export function stars(
  least: number,
  periodMs: number,
  come?: { atMs: number; forMs: number },
): Layer {
  const shining = twinkle(least, periodMs)
  const motions = come ? together(arrive({ ...come, rise: 0 }), shining) : shining
  return { of: 'part', part: 'stars', ...motions }
}

/** The light round each flame comes a little after it. */
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
