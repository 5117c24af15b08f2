import { leafPath } from '../../foliage.ts'
import { circlePath, mirrored, type Path, rectPath, type Segment } from '../../path.ts'
import { standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A canopy on four poles with a scalloped, fringed valance. */
export function chuppah(): Motif {
  return standing('chuppah', [
    { as: 'body', path: mirrored(rectPath(58, -150, 5, 138)), material: 'wood', tone: 'dark' },
    { as: 'body', path: valance(62, -152, 7, 17), material: 'cloth', tone: 'dark' },
    { as: 'body', path: mirrored(rectPath(86, -158, 8, 158)), material: 'wood' },
    { as: 'body', path: feet, material: 'gold' },
    { as: 'body', path: roof, material: 'cloth', tone: 'light' },
    { as: 'body', path: roofShade, material: 'cloth' },
    { as: 'body', path: valance(98, -158, 7, 34), material: 'cloth' },
    { as: 'detail', path: [...embroidery(), ...hem()], material: 'gold' },
    { as: 'body', path: finials, material: 'gold' },
    { as: 'line', path: cords, material: 'gold', width: 2 },
    { as: 'body', path: garlands(), material: 'leaf' },
    { as: 'body', path: blossoms(9), material: 'flower' },
    { as: 'detail', path: blossoms(3.4), material: 'gold' },
  ])
}

/** Cloth that hangs from y in scallops, `drop` deep. */
function valance(half: number, y: number, scallops: number, drop: number): Path {
  const pitch = (2 * half) / scallops
  const foot = y + drop * 0.66
  const path: Segment[] = [
    ['M', -half, y],
    ['L', half, y],
    ['L', half, foot],
  ]
  for (let i = 0; i < scallops; i++) {
    const x = half - i * pitch
    path.push(['C', x, foot + drop * 0.5, x - pitch, foot + drop * 0.5, x - pitch, foot])
  }
  return [...path, ['Z']]
}

/** The top of the cloth: narrower at the rear poles, sagging between the front ones. */
const roof: Path = [
  ['M', -100, -160],
  ['C', -84, -164, -70, -172, -62, -184],
  ['C', -30, -177, 30, -177, 62, -184],
  ['C', 70, -172, 84, -164, 100, -160],
  ['L', 100, -155],
  ['L', -100, -155],
  ['Z'],
]

const roofShade: Path = [
  ['M', 100, -160],
  ['C', 84, -164, 70, -172, 62, -184],
  ['C', 48, -181, 36, -179.6, 24, -179],
  ['C', 34, -170, 44, -162, 48, -155],
  ['L', 100, -155],
  ['Z'],
]

/** A row of sprigs between a line of beads and the scallops. */
function embroidery(): Path {
  return [-3, -2, -1, 0, 1, 2, 3].flatMap((i) => {
    const x = i * 28
    const leaves = [-0.9, 0, 0.9].flatMap((lean) =>
      leafPath({ x, y: -134, angle: Math.PI / -2 + lean, length: lean ? 9 : 12, width: 2.8 }),
    )
    return [...leaves, ...circlePath(x, -129, 3)]
  })
}

/** Beads under the upper edge. */
function hem(): Path {
  return Array.from({ length: 21 }, (_, i) => circlePath((i - 10) * 9.3, -153.4, 1.6)).flat()
}

const finials: Path = [
  ...mirrored(circlePath(90, -170, 7)),
  ...mirrored(circlePath(90, -180, 3.4)),
  ...mirrored(rectPath(84, -164, 12, 5)),
  ...mirrored(circlePath(62, -189, 4.6)),
]

const feet: Path = [
  ...mirrored(rectPath(83, -7, 14, 7)),
  ...mirrored(rectPath(85, -12, 10, 5)),
  ...mirrored(rectPath(56, -15, 9, 4)),
]

/** Tassels at the front corners. */
const cords: Path = mirrored([
  ['M', 98, -136],
  ['L', 98, -110],
]).filter(([letter]) => letter !== 'Z')

/** Leaves wound around the front poles. */
function garlands(): Path {
  const leaves = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => {
    const side = i % 2 === 0 ? 1 : -1
    return leafPath({
      x: 90,
      y: -24 - i * 12,
      angle: -Math.PI / 2 + side * 0.95,
      length: 19,
      width: 4.6,
      bend: -side * 0.2,
    })
  })
  return mirrored(leaves)
}

function blossoms(radius: number): Path {
  return [-34, -70, -104].flatMap((y, i) => mirrored(circlePath(90 + (i % 2 ? -3 : 3), y, radius)))
}
