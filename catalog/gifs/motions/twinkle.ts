import { colour } from '#shared/art/markup.ts'
import { subpathsOf, toPathData } from '#shared/art/path.ts'
import { type Move, phaseOf, type Setting, wave } from './motion.ts'
import { readData } from './moving-path.ts'

/** How much of its light a star loses at most. */
const depth = 0.65

export function twinkle({ layout }: Setting): Move {
  const star = colour(layout.palette, 'star')
  const pattern = new RegExp(`<path d="([^"]*)" fill="${star}"(?: fill-opacity="([^"]*)")?/>`, 'gi')
  return (svg, turn) => {
    let index = 0
    return svg.replace(pattern, (_, data: string, opacity = '1') =>
      subpathsOf(readData(data))
        .map((piece) => {
          const phase = phaseOf(index++)
          const light = 1 - depth * (0.5 - 0.5 * wave(turn, phase < 0.5 ? 1 : 2, phase))
          const now = (Number(opacity) * light).toFixed(3)
          return `<path d="${toPathData(piece)}" fill="${star}" fill-opacity="${now}"/>`
        })
        .join(''),
    )
  }
}
