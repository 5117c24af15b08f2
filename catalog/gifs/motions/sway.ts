import type { MotionOf } from '../gif-source.ts'
import { type Move, phaseOf, wave } from './motion.ts'

/** Parts that the art has wrapped with the point that they turn about. */
export function sway({ degrees, times }: MotionOf<'sway'>): Move {
  return (svg, turn) => {
    let index = 0
    return svg.replace(/<g data-part="[^"]*" data-pivot="([^"]*)">/g, (_, pivot: string) => {
      const phase = phaseOf(index++)
      const lean = 0.85 * wave(turn, times, phase) + 0.15 * wave(turn, 2 * times, 2 * phase)
      return `<g transform="rotate(${(degrees * lean).toFixed(3)} ${pivot})">`
    })
  }
}
