import { leafPath } from '../../foliage.ts'
import type { Path } from '../../path.ts'
import type { Motif } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** A citron, broad at the bottom and narrow at the neck, with its pitam. */
export function esrog(): Motif {
  return {
    name: 'esrog',
    width: 132,
    height: 200,
    parts: [
      { as: 'body', path: pitam, material: 'wood' },
      { as: 'body', path: fruit, material: 'gold' },
      { as: 'detail', path: gloss, material: 'gold', tone: 'light' },
      ...bumps.map(([x, y]) => ({
        as: 'line' as const,
        path: bump(x, y),
        material: 'gold' as const,
        tone: 'dark' as const,
        width: 3.2,
      })),
      { as: 'body', path: stalkLeaf, material: 'leaf' },
    ],
  }
}

const fruit = symmetric([
  ['M', 0, -177],
  ['C', 8, -178, 14, -176, 18, -169],
  ['C', 22, -162, 32, -159, 41, -149],
  ['C', 49, -140, 55, -132, 59, -120],
  ['C', 64, -108, 66, -98, 66, -83],
  ['C', 66, -66, 62, -56, 57, -43],
  ['C', 52, -31, 44, -22, 35, -15],
  ['C', 29, -10, 24, -2, 14, -1],
  ['C', 8, 0, 4, -3, 0, -3],
])

const pitam: Path = symmetric([
  ['M', 0, -200],
  ['C', 6, -200, 10, -197, 9, -192],
  ['C', 8, -188, 4, -188, 4, -184],
  ['L', 5, -168],
  ['L', 0, -168],
])

const gloss: Path = [
  ['M', -27, -146],
  ['C', -46, -130, -56, -104, -54, -78],
  ['C', -53, -68, -47, -64, -44, -70],
  ['C', -43, -96, -38, -120, -23, -139],
  ['C', -19, -144, -22, -150, -27, -146],
  ['Z'],
]

const bumps = [
  [2, -138],
  [22, -112],
  [-16, -104],
  [8, -84],
  [38, -78],
  [-24, -58],
  [20, -52],
  [-2, -32],
  [34, -30],
] as const

function bump(x: number, y: number): Path {
  return [
    ['M', x - 6, y - 1],
    ['C', x - 4, y + 4, x + 4, y + 4, x + 6, y - 1],
  ]
}

const stalkLeaf = leafPath({ x: 0, y: -4, angle: 0.02, length: 62, width: 12, bend: 0.14 })
