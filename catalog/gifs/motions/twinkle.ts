import { mapArt, pathNode } from '#shared/art/art.ts'
import { colourIn } from '#shared/art/paints.ts'
import { subpathsOf } from '#shared/art/path.ts'
import { parsePathData, toPathData } from '#shared/art/path-data.ts'
import { type Move, phaseOf, type Setting, wave } from './motion.ts'

/** Share of its light that a star loses at most. */
const depth = 0.65

export function twinkle({ layout }: Setting): Move {
  const star = colourIn(layout.palette, 'star')
  return (art, turn) => {
    let index = 0
    return mapArt(art, (node) => {
      const { d, fill, 'fill-opacity': opacity = 1, ...others } = node.attributes
      if (d === undefined || fill !== star || Object.keys(others).length > 0) return node
      return subpathsOf(parsePathData(d)).map((piece) => {
        const phase = phaseOf(index++)
        const light = 1 - depth * (0.5 - 0.5 * wave(turn, phase < 0.5 ? 1 : 2, phase))
        const now = (Number(opacity) * light).toFixed(3)
        return pathNode(toPathData(piece), { fill, 'fill-opacity': now })
      })
    })
  }
}
