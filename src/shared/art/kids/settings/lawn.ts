import type { Art } from '../../art.ts'
import { mixPaints } from '../../paints.ts'
import { type Path, type Point, rectPath, splinePath } from '../../path.ts'
import { drawFlowers } from '../meadow.ts'
import { flat, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'

interface Lawn {
  /** The height of its far edge. */
  y: number
  /** Two x between which no flower grows. */
  bare?: readonly [number, number]
  fence?: boolean
}

/** A level lawn with flowers, behind it a fence. */
export function drawLawn(plot: Plot, { y, bare, fence = false }: Lawn): Art {
  const { width, height, colours } = plot
  const edge = [0, 0.25, 0.5, 0.75, 1].map((share, i): Point => {
    return { x: -past + share * (width + 2 * past), y: y + (i % 2 === 0 ? 8 : -8) }
  })
  const lawn: Path = [
    ...splinePath(edge),
    ['L', width + past, height + past],
    ['L', -past, height + past],
    ['Z'],
  ]
  const flowers = {
    from: y + 44,
    to: height - 16,
    count: Math.round((width * (height - y)) / 6000),
  }
  return [
    fence ? drawFence(plot, y) : [],
    gouache(plot, lawn, colours.hillNear, { grain: 0.14, seed: 3 }),
    drawFlowers(plot, { ...flowers, ...(bare && { bare }) }),
  ]
}

function drawFence(plot: Plot, y: number): Art {
  const { width, colours } = plot
  const step = 62
  const count = Math.ceil((width + 2 * past) / step)
  const pickets = Array.from({ length: count }, (_, i): Path => {
    const x = -past + i * step
    return [
      ['M', x, y + 20],
      ['L', x, y - 84],
      ['L', x + 19, y - 106],
      ['L', x + 38, y - 84],
      ['L', x + 38, y + 20],
      ['Z'],
    ]
  }).flat()
  const rails = [-66, -22].flatMap((up) => rectPath(-past, y + up, width + 2 * past, 15))
  return [
    flat(rails, mixPaints(colours.cloud, colours.main, 0.25)),
    gouache(plot, pickets, colours.cloud, { grain: 0.3, seed: 5 }),
  ]
}
