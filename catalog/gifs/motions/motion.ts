import type { PaintedArt } from '#shared/art/art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'

/**
 * Makes the art at one moment from the art at rest.
 *
 * @param turn share of the loop that has passed, 0 to 1; 1 is the same as 0
 */
export type Move = (art: PaintedArt, turn: number) => PaintedArt

/** Facts about the card for a motion. */
export interface Setting {
  layout: CardLayout
  seed: number
}

/**
 * A wave of whole cycles in a loop: motion made of such waves ends where it began.
 *
 * @param cycles whole
 * @param phase lead, in cycles
 */
export function wave(turn: number, cycles: number, phase = 0): number {
  return Math.sin(2 * Math.PI * (turn * cycles + phase))
}

/** A phase for each of many things that move apart: the golden ratio keeps neighbours far apart. */
export function phaseOf(index: number): number {
  return (index * 0.618034) % 1
}
