import { leafPath } from '../foliage.ts'
import {
  circlePath,
  mirrored,
  mirrorPath,
  orient,
  type Path,
  type Point,
  placement,
  transformPath,
} from '../path.ts'
import { type Branch, laurelBranch } from './laurel.ts'

/** The embroidered crown: five fleurons on a jewelled band, its foot at y = 0, 112 units high. */
export function crown(): Branch {
  const fleurons = [0, 1, 2].map((k) => {
    const place = placement(35 * k, -30 - 0.8 * k * k, 0.16 * k, 1 - 0.1 * k)
    return {
      k,
      solid: transformPath(fleuronPath(), place),
      veins: transformPath(fleuronVeins, place),
    }
  })
  const solid = fleurons.flatMap((fleuron) =>
    fleuron.k === 0 ? fleuron.solid : mirrored(fleuron.solid),
  )
  const veins = fleurons.flatMap((fleuron) =>
    fleuron.k === 0 ? fleuron.veins : [...fleuron.veins, ...mirrorPath(fleuron.veins, 0)],
  )
  const arches = [0, 1].flatMap((k) => {
    const place = placement(17.5 + 35 * k, -30 - 1.6 * k, 0.05 + 0.14 * k, 1 - 0.05 * k)
    return mirrored(transformPath(archPath(), place))
  })
  return { solid: [...solid, ...arches, ...bandPath()], veins: [...veins, ...bandVeins] }
}

/** A lily of three leaves with a pearl on top, its foot at the origin. */
function fleuronPath(): Path {
  const sideLeaf = leafPath({ x: 0, y: -24, angle: -0.8, length: 27, width: 5.6, bend: 0.3 })
  return [
    ...orient(leafPath({ x: 0, y: 6, angle: -Math.PI / 2, length: 74, width: 12 }), 'solid'),
    ...mirrored(sideLeaf),
    ...circlePath(0, -75, 6),
  ]
}

const fleuronVeins: Path = [
  ['M', 0, -16],
  ['L', 0, -54],
]

/** An open arch between two fleurons. */
function archPath(): Path {
  const arch: Path = [
    ['M', -18, 3],
    ['C', -16, -12, -9, -20, 0, -21],
    ['C', 9, -20, 16, -12, 18, 3],
    ['L', 13, 3],
    ['C', 11, -8, 6, -14, 0, -15],
    ['C', -6, -14, -11, -8, -13, 3],
    ['Z'],
  ]
  return orient(arch, 'solid')
}

/** The curved band with jewels cut out of it. */
function bandPath(): Path {
  const outline: Path = [
    ['M', -86, -37],
    ['Q', 0, -25, 86, -37],
    ['L', 82, -6],
    ['Q', 0, 6, -82, -6],
    ['Z'],
  ]
  const jewels = [0, 1, 2, 3].flatMap((k) => {
    const x = 21.5 * k
    const y = -15.5 - 5.5 * (x / 82) ** 2
    const jewel = k % 2 === 0 ? lensPath(x, y, 9.5, 5.6) : circlePath(x, y, 3.4)
    const both = k === 0 ? [jewel] : [jewel, mirrorPath(jewel, 0)]
    return both.flatMap((shape) => orient(shape, 'hole'))
  })
  return [...orient(outline, 'solid'), ...jewels]
}

const bandVeins: Path = [
  ['M', -83, -32],
  ['Q', 0, -20, 83, -32],
  ['M', -80, -11],
  ['Q', 0, 1, 80, -11],
]

function lensPath(x: number, y: number, radiusX: number, radiusY: number): Path {
  return [
    ['M', x - radiusX, y],
    ['Q', x, y - 2 * radiusY, x + radiusX, y],
    ['Q', x, y + 2 * radiusY, x - radiusX, y],
    ['Z'],
  ]
}

/** Two laurel branches around (0, 0), open at the top, tied below with a ribbon. */
export function wreath(radiusX: number, radiusY: number): Branch {
  const stem = Array.from({ length: 7 }, (_, i): Point => {
    const angle = Math.PI / 2 - 0.05 - (i / 6) * (Math.PI / 2 + 0.92)
    return { x: radiusX * Math.cos(angle), y: radiusY * Math.sin(angle) }
  })
  const branch = laurelBranch({
    stem,
    stemWidth: 4.4,
    leafCount: 19,
    from: 0.11,
    to: 0.95,
    lengths: [36, 24],
    slender: 0.2,
    spread: 0.6,
  })
  const bow = transformPath(bowPath(), placement(0, radiusY + 1))
  return {
    solid: [...mirrored(branch.solid), ...bow],
    veins: [...branch.veins, ...mirrorPath(branch.veins, 0)],
  }
}

/** A flat bow with two tails. */
export function bowPath(): Path {
  const loop: Path = [
    ['M', 0, 0],
    ['C', 14, -17, 34, -15, 33, -1],
    ['C', 32, 12, 14, 12, 0, 0],
    ['Z'],
  ]
  const eye: Path = [
    ['M', 11, -1],
    ['C', 18, -8, 26, -8, 26, -1],
    ['C', 26, 5, 18, 5, 11, -1],
    ['Z'],
  ]
  const tail: Path = [
    ['M', 0, 0],
    ['C', 10, 8, 14, 18, 26, 26],
    ['L', 19, 27],
    ['L', 18, 34],
    ['C', 8, 26, 4, 14, 0, 0],
    ['Z'],
  ]
  const eyes = [eye, mirrorPath(eye, 0)].flatMap((shape) => orient(shape, 'hole'))
  return [...mirrored(loop), ...eyes, ...mirrored(tail), ...circlePath(0, 0, 6.5)]
}
