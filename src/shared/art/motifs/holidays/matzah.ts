import { circlePath, type Path, splinePath } from '../../path.ts'
import { createRandom } from '../../random.ts'
import type { Motif } from '../motif.ts'

/** A hand-baked round matzah: an uneven rim, rows of holes, scorched spots. */
export function matzah(): Motif {
  return {
    name: 'matzah',
    width: 200,
    height: 200,
    parts: [
      { as: 'body', path: rim(100), material: 'bread', tone: 'light' },
      { as: 'line', path: rim(96), material: 'bread', width: 8 },
      { as: 'detail', path: scorch, material: 'bread', tone: 'dark' },
      { as: 'detail', path: holes, material: 'wood' },
    ],
  }
}

const middle = -100

/** The distance from the middle by direction: not quite a circle. */
function wobble(angle: number): number {
  return 1 - 0.012 * (1 + Math.sin(3 * angle + 0.7)) - 0.008 * (1 + Math.sin(7 * angle + 2))
}

function rim(radius: number): Path {
  const points = Array.from({ length: 36 }, (_, i) => {
    const angle = (i * Math.PI) / 18
    const reach = radius * wobble(angle)
    return { x: reach * Math.cos(angle), y: middle + reach * Math.sin(angle) }
  })
  return splinePath(points, true)
}

const holes: Path = [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((row) =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((column) => {
    const x = column * 19 + Math.sin(row * 2.1) * 1.6
    const y = row * 19 + Math.sin(column * 1.7) * 1.6
    return Math.hypot(x, y) < 84 ? circlePath(x, middle + y, 2.7) : []
  }),
)

/** Scorch marks, between the holes and across them. */
const scorch: Path = (() => {
  const random = createRandom(18)
  return [
    [-52, -44, 17],
    [-8, -64, 9],
    [44, -56, 13],
    [66, -8, 10],
    [20, -14, 15],
    [-30, 2, 9],
    [-66, 18, 12],
    [-22, 46, 16],
    [26, 40, 10],
    [50, 46, 14],
    [2, 74, 8],
    [-48, 62, 7],
  ].flatMap(([x = 0, y = 0, radius = 0]) => {
    const points = Array.from({ length: 8 }, (_, i) => {
      const angle = (i * Math.PI) / 4
      const reach = radius * (0.6 + 0.55 * random())
      return {
        x: x + 1.25 * reach * Math.cos(angle),
        y: middle + y + 0.8 * reach * Math.sin(angle),
      }
    })
    return splinePath(points, true)
  })
})()
