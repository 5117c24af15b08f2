import type { Paints } from '../family.ts'
import type { Plot } from './plot.ts'

/** Bands of a sampler by what is stitched in them. */
export const bandKinds = [
  'waves',
  'letters',
  'flowers',
  'houses',
  'lozenges',
  'birds',
  'vine',
] as const
export type BandKind = (typeof bandKinds)[number]

export interface Band {
  kind: BandKind
  y: number
  height: number
}

export interface Manner {
  plot: Plot
  palette: Paints
  seed: number
}

/** From the edge of the page to the first pattern. */
export const margin = 44

/** Places of equal breadth across the page. */
export function places(
  width: number,
  breadth: number,
  isOdd = true,
): { x: number; step: number; i: number }[] {
  const free = width - 2 * margin
  let count = Math.max(3, Math.round(free / breadth))
  if (isOdd && count % 2 === 0) count += 1
  const step = free / count
  return Array.from({ length: count }, (_, i) => ({ x: margin + (i + 0.5) * step, step, i }))
}
