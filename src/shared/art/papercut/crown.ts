import { leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import { circlePath, orient, type Path, placement, transformPath } from '../path.ts'
import { hole, lens, pinhole, pointAt, turnedPath } from './lace.ts'
import { bothSides } from './symmetry.ts'

/** Points of the crown from the middle outwards: place, lean, height. */
const points = [
  { x: 0, y: -40, lean: 0, length: 92 },
  { x: 48, y: -40, lean: 0.2, length: 76 },
  { x: 94, y: -44, lean: 0.42, length: 74 },
] as const

/** A crown of five points, its band's foot at (x, y); 1 is about 260 units wide, 150 tall. */
export function crownPath(x: number, y: number, scale: number): Path {
  const middle = [...bandPath(), ...pointPath(points[0])]
  const side = [...points.slice(1).flatMap(pointPath), ...festoons()]
  return transformPath([...middle, ...bothSides(side, 0)], placement(x, y, 0, scale))
}

function bandPath(): Path {
  const outline = turnedPath(0, [
    [104, -48],
    [108, -38],
    [100, -34],
    [94, -6],
    [102, -2],
    [102, 14],
  ])
  const cuts: Path[] = []
  for (let i = -3; i <= 3; i++) {
    const at = i * 27
    cuts.push(i % 2 === 0 ? lens(at, -20, Math.PI / 2, 22, 13) : hole(at, -20, 6.5))
    cuts.push(pinhole(at + 13.5, -20, 2.8), pinhole(at, -41, 3))
  }
  cuts.push(pinhole(-94.5, -20, 2.8))
  return [...outline, ...cuts.flat()]
}

/** A leaf-shaped point with a drop cut out of it and a pearl on its tip. */
function pointPath({ x, y, lean, length }: (typeof points)[number]): Path {
  const angle = lean - Math.PI / 2
  const tip = pointAt({ x, y }, length, angle)
  const drop = pointAt({ x, y }, length * 0.5, angle)
  return [
    ...orient(leafPath({ x, y, angle, length: length + 2, width: 23 }), 'solid'),
    ...lens(drop.x, drop.y, angle, length * 0.46, 15),
    ...circlePath(tip.x, tip.y, 11),
    ...pinhole(tip.x, tip.y, 4),
  ]
}

/** Low arcs that join the points. */
function festoons(): Path {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    const a = pointAt(from, from.length * 0.5, from.lean + 0.24 - Math.PI / 2)
    const b = pointAt(to, to.length * 0.54, to.lean - 0.26 - Math.PI / 2)
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 11 }
    const swag = ribbonPath(sampleSpline([a, middle, b], 9), 7, 7)
    return [...orient(swag, 'solid'), ...circlePath(middle.x, middle.y - 2, 7.5)]
  })
}
