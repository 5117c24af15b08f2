import { leafPath } from '../foliage.ts'
import { circlePath, type Path } from '../path.ts'
import type { Motif, MotifPart } from './motif.ts'

/** The mountain of the giving of the Torah, all in flower. */
export function sinai(): Motif {
  return {
    name: 'sinai',
    width: 200,
    height: 140,
    parts: [
      { as: 'body', path: mountain, material: 'leaf' },
      { as: 'detail', path: sunny, material: 'leaf', tone: 'light' },
      { as: 'detail', path: hollows, material: 'leaf', tone: 'dark' },
      { as: 'body', path: foothills, material: 'leaf', tone: 'light' },
      { as: 'detail', path: grasses(), material: 'leaf', tone: 'dark' },
      ...flowers.flatMap(flowerParts),
    ],
  }
}

const mountain: Path = [
  ['M', -100, 0],
  ['C', -92, -20, -78, -26, -70, -46],
  ['C', -64, -62, -54, -66, -47, -84],
  ['C', -40, -102, -32, -106, -24, -122],
  ['C', -18, -136, -8, -140, 2, -140],
  ['C', 13, -140, 20, -132, 26, -118],
  ['C', 34, -100, 44, -96, 51, -78],
  ['C', 58, -60, 70, -54, 76, -38],
  ['C', 82, -22, 94, -16, 100, 0],
  ['Z'],
]

/** Slopes that look to the light. */
const sunny: Path = [
  ['M', -2, -139],
  ['C', -14, -136, -20, -128, -25, -116],
  ['C', -32, -102, -40, -98, -46, -82],
  ['C', -36, -88, -30, -92, -24, -104],
  ['C', -20, -112, -12, -118, -8, -128],
  ['Z'],
  ['M', -48, -76],
  ['C', -56, -62, -64, -58, -70, -42],
  ['C', -60, -48, -50, -54, -44, -66],
  ['Z'],
]

const hollows: Path = [
  ['M', 14, -134],
  ['C', 20, -118, 18, -102, 30, -88],
  ['C', 40, -74, 38, -58, 54, -44],
  ['C', 64, -34, 70, -22, 84, -14],
  ['C', 78, -26, 76, -34, 72, -42],
  ['C', 66, -54, 56, -62, 50, -76],
  ['C', 44, -94, 32, -102, 25, -118],
  ['C', 22, -126, 19, -130, 14, -134],
  ['Z'],
  ['M', -6, -112],
  ['C', -2, -92, -12, -78, -8, -58],
  ['C', -2, -70, 4, -84, -6, -112],
  ['Z'],
]

const foothills: Path = [
  ['M', -100, 0],
  ['C', -84, -22, -54, -34, -26, -26],
  ['C', -6, -20, 8, -24, 24, -30],
  ['C', 52, -40, 84, -24, 100, 0],
  ['Z'],
]

function grasses(): Path {
  return [-84, -58, -32, -4, 26, 52, 80].flatMap((x, i) =>
    [-0.45, 0, 0.45].flatMap((lean) =>
      leafPath({ x, y: -2, angle: -Math.PI / 2 + lean, length: 13 + (i % 3) * 3, width: 2.2 }),
    ),
  )
}

/** Where flowers grow, and how large. */
const flowers = [
  [-72, -15, 6.6],
  [-46, -24, 7.6],
  [-18, -15, 6.8],
  [8, -19, 7.4],
  [38, -27, 8],
  [66, -17, 7],
  [-58, -48, 5.4],
  [-30, -52, 6],
  [2, -50, 5.6],
  [34, -60, 5.6],
  [62, -48, 5],
  [-34, -82, 5],
  [12, -84, 5.2],
  [-6, -122, 4.8],
  [14, -114, 4.4],
] as const

function flowerParts([x, y, r]: readonly [number, number, number], i: number): MotifPart[] {
  const petals = Array.from({ length: 5 }, (_, k) => {
    const angle = (k * 2 * Math.PI) / 5 - Math.PI / 2 + (i % 2) * 0.6
    return leafPath({ x, y, angle, length: r, width: r * 0.5 })
  }).flat()
  return [
    { as: 'detail', path: petals, material: 'flower', tone: i % 3 === 0 ? 'light' : 'base' },
    { as: 'detail', path: circlePath(x, y, r * 0.26), material: 'gold', tone: 'light' },
  ]
}
