import { leafPath } from '../../foliage.ts'
import { orient, type Path, transformPath } from '../../path.ts'
import type { Motif } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** A whole fig behind, and half a fig in front. */
export function fig(): Motif {
  return {
    name: 'fig',
    width: 200,
    height: 176,
    parts: [
      { as: 'body', path: whole, material: 'wine' },
      { as: 'detail', path: streaks, material: 'wine', tone: 'light' },
      { as: 'body', path: half, material: 'wine', tone: 'dark' },
      { as: 'detail', path: pith, material: 'paper' },
      { as: 'detail', path: flesh, material: 'fruit' },
      { as: 'detail', path: seeds, material: 'gold', tone: 'light' },
      { as: 'body', path: leaf, material: 'leaf' },
    ],
  }
}

const shape = symmetric([
  ['M', 0, -170],
  ['C', 6, -172, 10, -168, 10, -160],
  ['C', 12, -136, 22, -124, 38, -106],
  ['C', 54, -88, 62, -68, 58, -42],
  ['C', 54, -14, 30, 0, 0, 0],
])

const whole = transformPath(shape, [1, 0.12, -0.12, 1, -45, -8])

const half = transformPath(shape, [0.98, -0.1, 0.1, 0.98, 46, 3])

const streaks: Path = [-0.36, -0.04].flatMap((turn) =>
  transformPath(leafPath({ x: 0, y: -146, angle: Math.PI / 2, length: 132, width: 3.4 }), [
    1,
    0.12,
    -0.12 + turn * 0.5,
    1,
    -62 + turn * 72,
    -10,
  ]),
)

const inner = symmetric([
  ['M', 0, -134],
  ['C', 8, -122, 18, -110, 30, -96],
  ['C', 44, -80, 50, -64, 47, -42],
  ['C', 44, -20, 24, -9, 0, -9],
])

const pith = transformPath(inner, [0.98, -0.1, 0.1, 0.98, 46, 3])

const flesh = transformPath(
  symmetric([
    ['M', 0, -104],
    ['C', 8, -98, 16, -90, 24, -80],
    ['C', 34, -68, 38, -56, 36, -42],
    ['C', 33, -26, 18, -18, 0, -18],
  ]),
  [0.98, -0.1, 0.1, 0.98, 46, 3],
)

/** Seeds point to the middle, like the threads of a fig. */
const seeds: Path = [0.5, 0.85].flatMap((share, ringIndex) =>
  Array.from({ length: ringIndex === 0 ? 7 : 12 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / (ringIndex === 0 ? 7 : 12) + ringIndex
    const x = 41 + 30 * share * Math.cos(angle)
    const y = -54 + 35 * share * Math.sin(angle)
    return orient(leafPath({ x, y, angle, length: 8, width: 2.6 }), 'solid')
  }).flat(),
)

const leaf = leafPath({ x: -25, y: -170, angle: 0.1, length: 62, width: 13, bend: 0.14 })
