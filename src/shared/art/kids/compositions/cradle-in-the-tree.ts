import { type Art, named } from '../../art.ts'
import { leafPath } from '../../foliage.ts'
import { cradle } from '../../motifs/childhood/cradle.ts'
import { dove } from '../../motifs/simchos/dove.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath, type Path, type Point } from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { paintMotif } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { brushed, flat, gouache } from '../paint.ts'
import { isClear, type Plot } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** A cradle that hangs from the bough of a large tree in blossom. */
export function cradleInTheTree(plot: Plot): Art {
  const { width, foot, ground } = plot
  const size = Math.min(width * 0.32, foot * 0.36)
  const x = width * 0.63
  const low = ground - size * 0.24
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.42, y: foot * 0.66, width: 190, kind: 2 }),
    drawMeadow(plot, { bare: [width * 0.2, width * 0.36] }),
    drawTrunk(plot),
    drawRopes(plot, { x, low, size }),
    drawCrown(plot),
    paintMotif(plot, cradle(), { x, y: low, size, pivot: { x, y: foot * 0.36 } }),
    paintMotif(plot, dove(), { x: width * 0.9, y: foot * 0.56, size: size * 0.44, mirrored: true }),
  ]
}

/** The trunk, with the bough of the cradle. */
function drawTrunk(plot: Plot): Art {
  const { width: w, foot, ground: g, colours } = plot
  const x = w * 0.28
  const at = w * 0.055
  const trunk: Path = [
    ['M', x - at * 1.5, g + 16],
    ['C', x - at * 0.6, g - foot * 0.12, x - at * 0.7, g - foot * 0.3, x - at * 0.9, foot * 0.3],
    ['L', x + at * 0.7, foot * 0.26],
    ['C', x + at * 0.4, g - foot * 0.42, x + at * 0.6, foot * 0.44, x + at * 1.2, foot * 0.4],
    ['C', w * 0.5, foot * 0.36, w * 0.66, foot * 0.36, w * 0.8, foot * 0.28],
    ['L', w * 0.8, foot * 0.31],
    ['C', w * 0.68, foot * 0.41, w * 0.5, foot * 0.42, x + at * 1.5, foot * 0.5],
    ['C', x + at * 0.8, foot * 0.56, x + at * 0.6, g - foot * 0.1, x + at * 1.7, g + 16],
    ['C', x + at * 0.6, g + 4, x - at * 0.6, g + 4, x - at * 1.5, g + 16],
    ['Z'],
  ]
  return gouache(plot, trunk, colours.wood, { grain: 0.9, seed: 3 })
}

function drawRopes(plot: Plot, { x, low, size }: { x: number; low: number; size: number }): Art {
  const rim = low - size * 0.55
  const ropes: Path = [
    ['M', x - size * 0.44, rim],
    ['L', x - size * 0.16, plot.foot * 0.36],
    ['M', x + size * 0.44, rim],
    ['L', x + size * 0.16, plot.foot * 0.35],
  ]
  return brushed(ropes, plot.colours.cord, 4)
}

/** Place across and down as shares of the picture, and radius as a share of its height. */
const tufts = [
  [0.04, 0.3, 0.13],
  [0.14, 0.17, 0.16],
  [0.32, 0.11, 0.17],
  [0.5, 0.15, 0.16],
  [0.66, 0.23, 0.13],
  [0.8, 0.37, 0.09],
  [0.2, 0.3, 0.13],
  [0.42, 0.27, 0.12],
] as const

function drawCrown(plot: Plot): Art {
  const { width, foot, colours } = plot
  const { leaf, hillNear, dark, cloud, petal, sun, coral } = colours
  const green = mixPaints(leaf, hillNear, 0.5)
  const clear = tufts.filter(([across, down, share]) =>
    isClear(plot, across * width, down * foot, share * foot),
  )
  const blobs = (grown: number, dx: number, dy: number) =>
    clear.flatMap(([across, down, share]) =>
      circlePath(across * width + dx, down * foot + dy, share * foot * grown),
    )
  const random = createRandom(plot.seed + 91)
  const within = () => {
    const [across, down, share] = clear[Math.floor(random() * clear.length)] ?? tufts[0]
    const [angle, reach] = [between(random, 0, 6.3), Math.sqrt(random()) * share * foot * 0.9]
    return { x: across * width + reach * Math.cos(angle), y: down * foot + reach * Math.sin(angle) }
  }
  const leaves = Array.from({ length: 130 }, () => ({
    ...within(),
    angle: between(random, 0.4, 2.7),
  }))
    .filter(({ x, y }) => isClear(plot, x, y, 40))
    .map((place) => leafPath({ ...place, length: 34, width: 9, bend: 0.2 }))
  const blossoms: Point[] = []
  for (let i = 0; i < 90 && blossoms.length < 26; i++) {
    const { x, y } = within()
    const apart = blossoms.every((other) => Math.hypot(other.x - x, other.y - y) > 52)
    if (apart && isClear(plot, x, y, 24)) blossoms.push({ x, y })
  }
  const petals = blossoms.flatMap(({ x, y }, i) =>
    Array.from({ length: 5 }, (_, k) => {
      const angle = (k * 2 * Math.PI) / 5 + i
      return circlePath(x + 10 * Math.cos(angle), y + 10 * Math.sin(angle), 8.4)
    }).flat(),
  )
  const flowers = [
    gouache(plot, petals, mixPaints(petal, cloud, 0.3), { grain: 0.2, seed: 4 }),
    flat(
      blossoms.flatMap(({ x, y }) => circlePath(x, y, 5)),
      petal === coral ? sun : coral,
    ),
  ]
  const crown = [
    gouache(plot, blobs(1, 0, 12), mixPaints(green, dark, 0.2), { grain: 0.3, seed: 1 }),
    gouache(plot, blobs(0.95, -8, -6), green, { grain: 0.5, seed: 2 }),
    flat(leaves.slice(0, leaves.length / 2).flat(), mixPaints(green, dark, 0.16)),
    flat(leaves.slice(leaves.length / 2).flat(), mixPaints(green, cloud, 0.28)),
    named('flowers', flowers),
  ]
  return named('foliage', crown)
}
