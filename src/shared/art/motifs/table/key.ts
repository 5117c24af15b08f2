import { type Profile, turnedPath } from '../../lathe.ts'
import { circlePath, orient, type Path, placement, rectPath, transformPath } from '../../path.ts'
import type { Motif } from '../motif.ts'

const shaft: Profile = [
  [-143, 8, 'corner'],
  [-130, 12],
  [-121, 12],
  [-116, 6, 'corner'],
  [-112, 10, 'corner'],
  [-106, 10, 'corner'],
  [-106, 5.6, 'corner'],
  [-66, 5.2, 'corner'],
  [-66, 8.6, 'corner'],
  [-60, 8.6, 'corner'],
  [-60, 5.6, 'corner'],
  [-12, 5.6, 'corner'],
  [-12, 8.6, 'corner'],
  [-6, 8.6],
  [0, 3],
]

/** An old key with a bow of six petals. */
export function key(): Motif {
  return {
    name: 'key',
    width: 78,
    height: 200,
    parts: [
      { as: 'body', path: [...petals(25, 21), ...circlePath(0, -164, 20)], material: 'gold' },
      {
        as: 'detail',
        path: [...petals(25, 9), ...circlePath(0, -164, 6)],
        material: 'gold',
        tone: 'dark',
      },
      { as: 'body', path: turnedPath(shaft), material: 'gold' },
      { as: 'body', path: rectPath(1.6, -104, 3.6, 92), material: 'gold', tone: 'dark' },
      { as: 'body', path: bit, material: 'gold' },
      { as: 'detail', path: ward, material: 'gold', tone: 'dark' },
    ],
  }
}

/** Six discs round the bow's middle. */
function petals(distance: number, radius: number): Path {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = ((i + 0.5) * Math.PI) / 3
    const disc = circlePath(0, -distance, radius * 0.62)
    return orient(transformPath(disc, placement(0, -164, turn)), 'solid')
  }).flat()
}

const bit: Path = [
  ['M', 4, -54],
  ['L', 38, -54],
  ['C', 40, -50, 40, -46, 38, -42],
  ['L', 28, -42],
  ['L', 28, -36],
  ['L', 38, -36],
  ['C', 40, -32, 40, -24, 38, -18],
  ['L', 22, -18],
  ['L', 22, -25],
  ['L', 14, -25],
  ['L', 14, -18],
  ['L', 4, -18],
  ['Z'],
]

const ward: Path = rectPath(13, -47, 7, 14)
