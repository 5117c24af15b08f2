import type { MotionOf } from '../gif-source.ts'
import { type Move, phaseOf, wave } from './motion.ts'

const turned = /<g data-part="(?:actor|balloon|cradle|hung)" data-pivot="([^"]*)">/g

/** What hangs, floats or rocks turns about its own point. */
export function sway({ degrees, times }: MotionOf<'sway'>): Move {
  return (svg, turn) => {
    let index = 0
    return svg.replace(turned, (_, pivot: string) => {
      const phase = phaseOf(index++)
      const lean = 0.85 * wave(turn, times, phase) + 0.15 * wave(turn, 2 * times, 2 * phase)
      return `<g transform="rotate(${(degrees * lean).toFixed(3)} ${pivot})">`
    })
  }
}
