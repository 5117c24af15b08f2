import type { Acanthus } from '../acanthus.ts'
import { circlePath, type Matrix, transformPath } from '../path.ts'
import { createRandom } from '../random.ts'
import { rinceau } from '../rinceau.ts'
import { flower, type Kind } from './flowers.ts'
import type { Glaze } from './glaze.ts'

export interface Band {
  length: number
  breadth: number
  seed: number
}

/** Scrolls in glazes, each around a garden flower, moved to the plot by `place`. */
export function glazedScrolls(band: Band, place: Matrix): Glaze[] {
  const parts = rinceau({ ...band, ends: true })
  const first = Math.floor(createRandom(band.seed)() * blooms.length)
  const glazes: Glaze[] = [
    ...parts.stems.map((path): Glaze => ({ level: 1, path, colour: 'leaf', outline: 2 })),
    ...parts.corners.flatMap(({ leaf, isNear }, i) =>
      glazed(leaf, isNear === i % 4 < 2 ? ['lead', 'leadLight'] : ['second', 'secondLight'], 2),
    ),
    ...parts.turned.flatMap((leaf, i) =>
      glazed(leaf, i % 2 ? ['leafLight', 'leaf'] : ['second', 'secondLight'], 3),
    ),
    ...[...parts.knots, parts.root].map(
      ({ x, y, radius }): Glaze => ({
        level: 3.7,
        path: circlePath(x, y, radius),
        colour: 'ochre',
        outline: 2,
      }),
    ),
    ...parts.gaps.map(
      ({ x, y }): Glaze => ({
        level: 2,
        path: circlePath(x, y, 4.4),
        colour: 'third',
        outline: 1.6,
      }),
    ),
    ...parts.blooms.flatMap(({ x, y, angle, radius }, i) => {
      const [kind, colour] = blooms[(first + i) % blooms.length] ?? ['tulip', 'third']
      const size = (kind === 'carnation' ? 1.8 : 2.16) * radius
      const at = {
        x: x - Math.cos(angle) * 0.5 * size,
        y: y - Math.sin(angle) * 0.5 * size,
        angle,
        size,
      }
      return flower(kind, at, colour).map((glaze) => ({ ...glaze, level: glaze.level + 1 }))
    }),
  ]
  return glazes.map((glaze) => ({ ...glaze, path: transformPath(glaze.path, place) }))
}

function glazed(
  { left, right, veins }: Acanthus,
  [one, other]: readonly [string, string],
  level: number,
): Glaze[] {
  return [
    { level, path: left, colour: one, outline: 2 },
    { level, path: right, colour: other, outline: 2 },
    { level: level + 0.5, path: veins, colour: 'white', width: 1.4 },
  ]
}

const blooms: readonly (readonly [Kind, string])[] = [
  ['tulip', 'third'],
  ['rose', 'lead'],
  ['pomegranate', 'third'],
  ['carnation', 'lead'],
  ['tulip', 'lead'],
  ['rose', 'third'],
  ['grapes', 'second'],
  ['carnation', 'third'],
]
