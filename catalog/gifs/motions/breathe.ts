import { colour } from '#shared/art/markup.ts'
import { type Move, type Setting, wave } from './motion.ts'

/** How much of its light a ring loses at most, and by how much of a cycle each follows the last. */
const depth = 0.6
const lag = 1 / 9

/** Rings are drawn from the innermost outwards. */
export function breathe({ layout }: Setting): Move {
  const ring = colour(layout.palette, 'ring')
  return (svg, turn) => {
    let index = 0
    return svg.replace(
      /stroke="([^"]*)"([^>]*) stroke-opacity="([^"]*)"/g,
      (element, paint: string, between: string, opacity: string) => {
        if (paint !== ring) return element
        const light = 1 - depth * (0.5 - 0.5 * wave(turn, 1, 0.25 - lag * index++))
        const now = (Number(opacity) * light).toFixed(3)
        return `stroke="${paint}"${between} stroke-opacity="${now}"`
      },
    )
  }
}
