import { group, mapArt } from '#shared/art/art.ts'
import type { MotionOf } from '../gif-source.ts'
import { type Move, phaseOf, wave } from './motion.ts'

/** Each part of this name turns about the point that the art defines for it. */
export function sway({ part, degrees, times }: MotionOf<'sway'>): Move {
  return (art, turn) => {
    let index = 0
    return mapArt(art, (node) => {
      const { pivot } = node
      if (node.part !== part || !pivot) return node
      const phase = phaseOf(index++)
      const lean = 0.85 * wave(turn, times, phase) + 0.15 * wave(turn, 2 * times, 2 * phase)
      const angle = (degrees * lean).toFixed(3)
      return group({ transform: [['rotate', angle, pivot.x, pivot.y]] }, node.children)
    })
  }
}
