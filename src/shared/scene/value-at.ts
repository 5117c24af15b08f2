import {
  easeBackOut,
  easeCubicIn,
  easeCubicInOut,
  easeCubicOut,
  easeLinear,
  easeQuadOut,
  easeSinInOut,
} from 'd3-ease'
import type { Easing, Motion, Property, Track } from './prepared-scene.ts'

const ease: Readonly<Record<Easing, (part: number) => number>> = {
  linear: easeLinear,
  'sine-in-out': easeSinInOut,
  'quad-out': easeQuadOut,
  'cubic-in': easeCubicIn,
  'cubic-out': easeCubicOut,
  'cubic-in-out': easeCubicInOut,
  'back-out': easeBackOut.overshoot(1.2),
}

/**
 * The value of a track at a time, ms. After its last key it keeps that value.
 *
 * @example valueAt([{ atMs: 0, value: 0 }, { atMs: 1000, value: 8 }], 250) // 2
 */
export function valueAt(track: Track, timeMs: number): number {
  const next = track.findIndex(({ atMs }) => atMs > timeMs)
  const after = track.at(next)
  const before = track[next - 1]
  if (!after) return 0
  if (next === -1 || !before) return after.value
  const part = (timeMs - before.atMs) / (after.atMs - before.atMs)
  return before.value + (after.value - before.value) * ease[after.ease ?? 'linear'](part)
}

/** The value of each property at rest. */
export const restOf: Readonly<Record<Property, number>> = {
  x: 0,
  y: 0,
  scaleX: 1,
  scaleY: 1,
  turn: 0,
  lean: 0,
  opacity: 1,
}

/** A property of a motion at a time, ms: the value of its track plus its waves. */
export function propertyAt({ tracks, waves }: Motion, property: Property, timeMs: number): number {
  const track = tracks[property]
  const middle = track ? valueAt(track, timeMs) : restOf[property]
  if (!waves) return middle
  return waves.reduce((value, { property: moved, amplitude, periodMs, phase }) => {
    if (moved !== property) return value
    return value + amplitude * Math.sin(2 * Math.PI * (timeMs / periodMs + phase))
  }, middle)
}
