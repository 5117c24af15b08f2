import type { MotionOf } from '../gif-source.ts'
import { type Move, phaseOf, wave } from './motion.ts'

/** Each part of that name turns about the point that the art has given it. */
export function sway({ part, degrees, times }: MotionOf<'sway'>): Move {
  const turned = new RegExp(`<g data-part="${part}" data-pivot="([^"]*)">`, 'g')
  return (svg, turn) => {
    let index = 0
    return svg.replace(turned, (_, pivot: string) => {
      const phase = phaseOf(index++)
      const lean = 0.85 * wave(turn, times, phase) + 0.15 * wave(turn, 2 * times, 2 * phase)
      return `<g transform="rotate(${(degrees * lean).toFixed(3)} ${pivot})">`
    })
  }
}
