import { mapArt } from '#shared/art/art.ts'
import { colourIn } from '#shared/art/paints.ts'
import { type Move, type Setting, wave } from './motion.ts'

/** Share of its light that a ring loses at most, and the part of a cycle that each lags behind. */
const depth = 0.6
const lag = 1 / 9

/** Rings are drawn from the innermost outwards. */
export function breathe({ layout }: Setting): Move {
  const ring = colourIn(layout.palette, 'ring')
  return (art, turn) => {
    let index = 0
    return mapArt(art, (node) => {
      const { stroke, 'stroke-opacity': opacity } = node.attributes
      if (stroke !== ring || opacity === undefined) return node
      const light = 1 - depth * (0.5 - 0.5 * wave(turn, 1, 0.25 - lag * index++))
      const now = (Number(opacity) * light).toFixed(3)
      return { ...node, attributes: { ...node.attributes, 'stroke-opacity': now } }
    })
  }
}
