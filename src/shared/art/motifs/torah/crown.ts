import { leafPath } from '../../foliage.ts'
import {
  circlePath,
  ellipsePath,
  mirrored,
  mirrorPath,
  orient,
  type Path,
  placement,
  transformPath,
} from '../../path.ts'
import type { Motif } from '../motif.ts'

/** A keser: five lilies with pearls on a jewelled band, velvet within. */
export function crown(): Motif {
  return {
    name: 'crown',
    width: 200,
    height: 152,
    parts: [
      { as: 'body', path: farPoints(), material: 'gold', tone: 'dark' },
      { as: 'body', path: cap, material: 'cloth' },
      { as: 'body', path: capFold, material: 'cloth', tone: 'dark' },
      { as: 'body', path: [...lilies(), ...arches()], material: 'gold' },
      { as: 'detail', path: drops(), material: 'gold', tone: 'dark' },
      { as: 'body', path: pearls(), material: 'paper' },
      { as: 'body', path: band, material: 'gold' },
      { as: 'body', path: bandShade, material: 'gold', tone: 'dark' },
      { as: 'detail', path: jewels(), material: 'cloth' },
      { as: 'line', path: bandLines, material: 'ink', width: 1.6 },
    ],
  }
}

/** Lilies from the middle outwards. The band is curved, so they fan out. */
const stems = [
  { x: 0, y: -30, lean: 0, size: 1 },
  { x: 38, y: -33, lean: 0.13, size: 0.95 },
  { x: 66, y: -39, lean: 0.28, size: 0.83 },
] as const

function fanned(shape: Path): Path {
  return stems.flatMap(({ x, y, lean, size }) => {
    const place = placement(x, y, lean, size)
    const placed = orient(transformPath(shape, place), 'solid')
    return x === 0 ? placed : mirrored(placed)
  })
}

function lilies(): Path {
  return fanned(lily)
}

/** A tall leaf above two that curl outwards. */
const lily: Path = [
  ['M', 0, -112],
  ['C', 8, -94, 17, -78, 16, -62],
  ['C', 15.4, -52, 10, -46, 8, -40],
  ['C', 14, -44, 20, -43, 22, -37],
  ['C', 23.6, -31, 18, -27, 14.6, -30],
  ['C', 14, -20, 11, -8, 12, 6],
  ['L', -12, 6],
  ['C', -11, -8, -14, -20, -14.6, -30],
  ['C', -18, -27, -23.6, -31, -22, -37],
  ['C', -20, -43, -14, -44, -8, -40],
  ['C', -10, -46, -15.4, -52, -16, -62],
  ['C', -17, -78, -8, -94, 0, -112],
  ['Z'],
]

/** The slit cut into each lily. */
function drops(): Path {
  return fanned([
    ['M', 0, -90],
    ['C', 5, -78, 8.6, -68, 8, -61],
    ['C', 7, -54, 3, -50, 0, -46],
    ['C', -3, -50, -7, -54, -8, -61],
    ['C', -8.6, -68, -5, -78, 0, -90],
    ['Z'],
  ])
}

function pearls(): Path {
  return [
    ...fanned(circlePath(0, -114, 8.4)),
    ...mirrored(circlePath(22.6, -68, 5)),
    ...mirrored(circlePath(60, -70, 4.6)),
  ]
}

/** Open arches between the lilies, a pearl on each. */
function arches(): Path {
  const arch: Path = [
    ['M', -17, 4],
    ['C', -17, -14, -9, -24, 0, -31],
    ['C', 9, -24, 17, -14, 17, 4],
    ['L', 11, 4],
    ['C', 11, -9, 6, -17, 0, -22],
    ['C', -6, -17, -11, -9, -11, 4],
    ['Z'],
  ]
  return [
    ...mirrored(transformPath(arch, placement(20, -32, 0.06, 1, 1.1))),
    ...mirrored(transformPath(arch, placement(55, -36, 0.22, 0.92, 1.06))),
  ]
}

/** Leaves of the far side, visible between the front ones. */
function farPoints(): Path {
  const leaf = leafPath({ x: 0, y: 0, angle: -Math.PI / 2, length: 66, width: 10 })
  return [
    ...mirrored(transformPath(leaf, placement(22, -46, 0.05))),
    ...mirrored(transformPath(leaf, placement(56, -50, 0.2, 0.9))),
  ]
}

const cap: Path = [
  ['M', -76, -38],
  ['C', -72, -62, -40, -72, 0, -72],
  ['C', 40, -72, 72, -62, 76, -38],
  ['Q', 0, -22, -76, -38],
  ['Z'],
]

const capFold: Path = [
  ['M', 76, -38],
  ['C', 72, -56, 54, -66, 30, -70],
  ['C', 48, -60, 52, -46, 48, -33],
  ['Z'],
]

const band: Path = [
  ['M', -88, -43],
  ['Q', 0, -25, 88, -43],
  ['L', 84, -8],
  ['Q', 0, 8, -84, -8],
  ['Z'],
]

const bandShade: Path = [
  ['M', 62, -38],
  ['L', 88, -43],
  ['L', 84, -8],
  ['Q', 72, -5.6, 60, -4],
  ['Z'],
]

/** Oval and round jewels in turn, smaller towards the sides of the band. */
function jewels(): Path {
  return [0, 1, 2, 3].flatMap((k) => {
    const x = 24 * k - 0.8 * k * k
    const y = -16.5 - 6.4 * (x / 80) ** 2
    const squeeze = 1 - 0.08 * k
    const jewel =
      k % 2 === 0 ? ellipsePath(x, y, 9.5 * squeeze, 7.4) : circlePath(x, y, 4.4 * squeeze)
    return k === 0 ? jewel : mirrored(jewel)
  })
}

const rightLines: Path = [
  ['M', 0, -29],
  ['Q', 44, -29, 86, -37.6],
  ['M', 0, -4.4],
  ['Q', 42, -4.4, 83, -13],
]
const bandLines: Path = [...rightLines, ...mirrorPath(rightLines, 0)]
