import { beatMs } from './maoz-tzur.ts'

/** The clip's clock: every formula below is a pure function of a time in ms. */
export const fps = 30
export const durationMs = 15_000

/** The shamash and the eight lights. */
const flameCount = 9

/** A flame looks lit shortly after it begins, so it begins this much before its note. */
const leadMs = 90

/** The pose of a flame at one moment. */
export interface FlamePose {
  /** Relative to the flame at rest: 0 not yet lit, 1 at rest. */
  widthScale: number
  heightScale: number
  /** How far the tip is bent to the right, as a share of the flame's height. */
  bend: number
  opacity: number
  /** How much it lights its part of the picture, 0 to 1. */
  light: number
}

/** State of the whole picture at one moment. */
export interface Moment {
  timeMs: number
  /** Brightness of everything except light itself, 0 to 1. */
  exposure: number
  flames: readonly FlamePose[]
  /** How far the rings have spread, as a share of the outermost. */
  ringReach: number
  /** By field: how far its words have appeared, 0 to 1. */
  words: Readonly<Record<string, number>>
}

/**
 * @param timeMs from the clip's start, 0 to `durationMs`
 */
export function momentAt(timeMs: number): Moment {
  const flames = Array.from({ length: flameCount }, (_, i) => flameAt(i, timeMs))
  const exposure = 0.74 + 0.26 * smooth(timeMs / 2600)
  const lastLit = kindledMs(flameCount - 1)
  return {
    timeMs,
    exposure,
    flames,
    ringReach: 1.35 * smooth((timeMs - kindledMs(0) + 500) / (lastLit + 3000 - kindledMs(0))),
    words: {
      header: glide((timeMs - 250) / 1500),
      greeting: glide((timeMs - lastLit - 600) / 2400),
      'second-greeting': glide((timeMs - lastLit - 1900) / 2000),
    },
  }
}

/**
 * Brightness of the rings' marks at a distance from the lights: one slow wave that moves outwards.
 *
 * @param distance from the middle of the rings, as a share of the outermost
 */
export function ringGain({ timeMs, ringReach }: Moment, distance: number): number {
  const arrived = smooth((ringReach - distance) / 0.35)
  const breath = Math.sin(2 * Math.PI * (timeMs / 5600 - 1.1 * distance))
  return arrived * (0.8 + 0.2 * breath)
}

/** Brightness of a star: a shimmer almost too slow to see. */
export function starGain({ timeMs }: Moment, phase: number): number {
  return 0.82 + 0.18 * Math.sin(2 * Math.PI * (timeMs / 4300 + phase))
}

/** The shamash on the first note of the tune, the eight lights on its third to its highest note. */
function kindledMs(flame: number): number {
  return beatMs(flame === 0 ? 0 : flame + 1)
}

function flameAt(flame: number, timeMs: number): FlamePose {
  const ageMs = timeMs - kindledMs(flame) + leadMs
  if (ageMs <= 0) return { widthScale: 0, heightScale: 0, bend: 0, opacity: 0, light: 0 }
  const height = stepResponse(ageMs / 1000, 5, 0.72)
  const unrest = 1 + Math.exp(-ageMs / 700)
  const seconds = timeMs / 1000
  return {
    widthScale: Math.sqrt(height) * (1 - 0.025 * unrest * flicker(seconds, flame + 20)),
    heightScale: height * (1 + 0.045 * unrest * flicker(seconds, flame)),
    bend: 0.06 * unrest * sway(seconds, flame),
    opacity: smooth(ageMs / 160),
    light: stepResponse(ageMs / 1000, 3.6, 1) * (0.975 + 0.025 * flicker(seconds, flame + 40)),
  }
}

/** A weight pulled to 1 by a spring: starts at rest, overshoots slightly if damping is below 1. */
function stepResponse(seconds: number, frequency: number, damping: number): number {
  const decay = Math.exp(-damping * frequency * seconds)
  if (damping === 1) return 1 - decay * (1 + frequency * seconds)
  const root = Math.sqrt(1 - damping ** 2)
  const angle = frequency * root * seconds
  return 1 - decay * (Math.cos(angle) + (damping / root) * Math.sin(angle))
}

/** Quick and uneven, -1 to 1. */
function flicker(seconds: number, seed: number): number {
  return waves(seconds, seed, [
    [1.3, 0.45],
    [2.9, 0.35],
    [5.3, 0.2],
  ])
}

/** Slow, like a draught that reaches one flame after another, -1 to 1. */
function sway(seconds: number, seed: number): number {
  const air = Math.sin(2 * Math.PI * (0.23 * seconds - 0.06 * seed))
  return (
    0.4 * air +
    0.6 *
      waves(seconds, seed + 60, [
        [0.5, 0.5],
        [1.1, 0.35],
        [2.3, 0.15],
      ])
  )
}

/** A sum of sines as [Hz, share]; the seed moves the phases and, slightly, the frequencies. */
function waves(
  seconds: number,
  seed: number,
  parts: readonly (readonly [number, number])[],
): number {
  return parts.reduce((sum, [hz, share], i) => {
    const turn = fraction((seed + 1) * 0.618_034 * (i + 1))
    const speed = hz * (0.9 + 0.2 * fraction((seed + 1) * 0.754_878 + i * 0.37))
    return sum + share * Math.sin(2 * Math.PI * (speed * seconds + turn))
  }, 0)
}

/** From 0 to 1, with a slow start and a slower end. */
function glide(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return smooth(1 - (1 - t) ** 1.6)
}

function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

function fraction(value: number): number {
  return value - Math.floor(value)
}
