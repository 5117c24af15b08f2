import { leafPath } from '../../foliage.ts'
import { circlePath, type Path } from '../../path.ts'
import type { Motif, MotifPart } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** A citron, broad at the bottom and narrow at the neck, with its pitam. */
export function esrog(): Motif {
  return {
    name: 'esrog',
    width: 132,
    height: 200,
    parts: [
      { as: 'body', path: stalkLeaf, material: 'leaf' },
      { as: 'body', path: pitam, material: 'wood' },
      { as: 'body', path: fruit, material: 'gold' },
      { as: 'detail', path: gloss, material: 'gold', tone: 'light' },
      ...ridges.map(
        (path): MotifPart => ({ as: 'line', path, material: 'gold', tone: 'dark', width: 2.8 }),
      ),
      { as: 'detail', path: pores, material: 'gold', tone: 'dark' },
    ],
  }
}

/** Its sides swell and sink, as ripe rind does. */
const fruit = symmetric([
  ['M', 0, -178],
  ['C', 7, -180, 13, -177, 17, -171],
  ['C', 21, -164, 31, -160, 37, -151],
  ['C', 42, -143, 46, -141, 51, -132],
  ['C', 56, -123, 57, -117, 61, -108],
  ['C', 66, -96, 66, -88, 65, -78],
  ['C', 64, -66, 62, -58, 57, -47],
  ['C', 52, -37, 47, -32, 41, -23],
  ['C', 36, -16, 30, -7, 21, -5],
  ['C', 14, -4, 8, 0, 0, 0],
])

const pitam: Path = symmetric([
  ['M', 0, -200],
  ['C', 7, -200, 11, -196, 9, -191],
  ['C', 8, -188, 4, -187, 4, -183],
  ['L', 5, -168],
  ['L', 0, -168],
])

const gloss: Path = [
  ['M', -24, -146],
  ['C', -43, -130, -54, -104, -53, -78],
  ['C', -52, -68, -46, -66, -44, -72],
  ['C', -43, -97, -36, -120, -21, -138],
  ['C', -17, -143, -19, -150, -24, -146],
  ['Z'],
]

/** Short furrows at the neck and above the foot. */
const ridges: readonly Path[] = [
  [
    ['M', -4, -164],
    ['C', -8, -154, -11, -146, -13, -134],
  ],
  [
    ['M', 9, -165],
    ['C', 15, -156, 19, -148, 22, -140],
  ],
  [
    ['M', -26, -34],
    ['C', -23, -26, -18, -20, -12, -15],
  ],
  [
    ['M', 14, -38],
    ['C', 15, -30, 15, -24, 13, -16],
  ],
]

const pores: Path = [
  [4, -142],
  [18, -118],
  [2, -110],
  [38, -104],
  [4, -80],
  [36, -76],
  [-30, -92],
  [-28, -70],
  [54, -86],
  [8, -58],
  [32, -44],
  [-4, -30],
  [24, -24],
  [-42, -44],
].flatMap(([x = 0, y = 0]) => circlePath(x, y, 2.6))

const stalkLeaf = leafPath({ x: 4, y: -12, angle: -0.16, length: 60, width: 12, bend: 0.14 })
