import type { FilmClip } from './photo-film-draft.ts'
import { longestPartMs } from './plan-photo-film.ts'

/** The shortest part of a clip, ms. */
export const leastPartMs = 1000

type Part = Pick<FilmClip, 'durationMs' | 'fromMs' | 'toMs'>

/**
 * What is seen of a new clip: all of it, or its middle if it is longer than 10 s.
 *
 * @example middlePart(30_000) // { durationMs: 30000, fromMs: 10000, toMs: 20000 }
 */
export function middlePart(durationMs: number): Part {
  const fromMs = Math.round(Math.max(0, durationMs - longestPartMs) / 2)
  return { durationMs, fromMs, toMs: Math.min(durationMs, fromMs + longestPartMs) }
}

/**
 * Moves the start or the end of the part that is seen. The other follows where the part would
 * become shorter than 1 s or longer than 10 s.
 *
 * @example trimClip({ durationMs: 30_000, fromMs: 0, toMs: 10_000 }, 'toMs', 14_000).fromMs // 4000
 */
export function trimClip<Clip extends Part>(
  clip: Clip,
  side: 'fromMs' | 'toMs',
  timeMs: number,
): Clip {
  const { durationMs } = clip
  const leastMs = Math.min(durationMs, leastPartMs)
  if (side === 'fromMs') {
    const fromMs = between(timeMs, 0, durationMs - leastMs)
    return { ...clip, fromMs, toMs: between(clip.toMs, fromMs + leastMs, fromMs + longestPartMs) }
  }
  const toMs = between(timeMs, leastMs, durationMs)
  return { ...clip, toMs, fromMs: between(clip.fromMs, toMs - longestPartMs, toMs - leastMs) }
}

function between(ms: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(ms, least), most))
}
