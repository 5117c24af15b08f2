import type { PaintedArt } from '#shared/art/art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'

/**
 * The art at one moment, made of the art at rest.
 *
 * @param turn how much of the round has gone by, 0 to 1; 1 is 0 again
 */
export type Move = (art: PaintedArt, turn: number) => PaintedArt

/** Facts about the card for a motion. */
export interface Setting {
  layout: CardLayout
  seed: number
}

/**
 * A wave of whole cycles in a round: what is made of such waves alone ends where it began.
 *
 * @param cycles whole
 * @param phase of a cycle, by which it is ahead
 */
export function wave(turn: number, cycles: number, phase = 0): number {
  return Math.sin(2 * Math.PI * (turn * cycles + phase))
}

/** A phase for each of many that are not to move as one: neighbours are far apart, by the golden ratio. */
export function phaseOf(index: number): number {
  return (index * 0.618034) % 1
}
