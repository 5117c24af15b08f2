import { leafPath } from '../../foliage.ts'
import { orient, type Path, rectPath, type Segment } from '../../path.ts'
import { hole, lens, pinhole, pointAt } from '../lace.ts'
import type { ArchLayout } from '../layout.ts'

/** The floor under the pillars and the urn: mouldings and a row of small arches. */
export function plinthPath({
  opening,
  plinth,
  heightUnits,
}: Pick<ArchLayout, 'opening' | 'plinth' | 'heightUnits'>): Path {
  const foot = opening.y + opening.height
  const left = opening.x - 3
  const solid = rectPath(left, plinth.top, opening.width + 6, foot - plinth.top + 3)
  const height = foot - plinth.top
  if (heightUnits < 1600)
    return [
      ...solid,
      ...beadRow(opening, plinth.top + 14),
      ...lozenges(opening, plinth.top + 28, height - 34),
    ]
  return [
    ...solid,
    ...beadRow(opening, plinth.top + 15),
    ...arcade(opening, plinth.top + 32, height - 46),
  ]
}

interface Span {
  x: number
  width: number
}

/** Pinholes and slits in turn. */
export function beadRow({ x, width }: Span, y: number): Path {
  const count = 2 * Math.round(width / 44) + 1
  return Array.from({ length: count }, (_, i) => {
    const at = x + (width * (i + 0.5)) / count
    return i % 2 === 0 ? pinhole(at, y, 4.4) : lens(at, y, 0, 18, 7)
  }).flat()
}

/** A small arcade with a leaf in each opening. */
function arcade({ x, width }: Span, y: number, height: number): Path {
  const count = 2 * Math.round(width / 62 / 2) + 1
  const pitch = width / count
  return Array.from({ length: count }, (_, i) => {
    const at = x + (i + 0.5) * pitch
    const spandrel = i < count - 1 ? hole(at + pitch / 2, y + 8, 4.4) : []
    return [...littleArch(at, y, pitch - 16, height), ...spandrel]
  }).flat()
}

function littleArch(x: number, y: number, width: number, height: number): Path {
  const half = width / 2
  const foot = y + height
  const outline: Segment[] = [
    ['M', x - half, foot],
    ['L', x - half, y + half + 4],
    ['C', x - half, y + half * 0.4, x - half * 0.3, y + 6, x, y],
    ['C', x + half * 0.3, y + 6, x + half, y + half * 0.4, x + half, y + half + 4],
    ['L', x + half, foot],
    ['Z'],
  ]
  const fork = foot - height * 0.3
  const stem = rectPath(x - 3, fork - 2, 6, foot + 2 - fork)
  const leaves = [-0.62, 0, 0.62].flatMap((lean) =>
    leafPath({
      x,
      y: fork + 3,
      angle: lean - Math.PI / 2,
      length: height * (lean === 0 ? 0.52 : 0.36),
      width: lean === 0 ? 6.5 : 5,
      bend: lean === 0 ? 0 : -0.2 * Math.sign(lean),
    }),
  )
  return [...orient(outline, 'hole'), ...stem, ...orient(leaves, 'solid')]
}

/** Four-leaved flowers in a row, an upright lens between each pair. */
export function lozenges({ x, width }: Span, y: number, height: number): Path {
  const count = 2 * Math.round(width / (height * 1.3) / 2) + 1
  const pitch = width / count
  const middle = y + height / 2
  const cuts: Path[] = []
  for (let i = 0; i < count; i++) {
    const at = { x: x + (i + 0.5) * pitch, y: middle }
    cuts.push(pinhole(at.x, at.y, 4))
    for (let quarter = 0; quarter < 4; quarter++) {
      const angle = (quarter + 0.5) * (Math.PI / 2)
      const leaf = pointAt(at, height * 0.33, angle)
      const dot = pointAt(at, height * 0.34, angle - Math.PI / 4)
      cuts.push(lens(leaf.x, leaf.y, angle, height * 0.44, height * 0.19))
      cuts.push(pinhole(dot.x, dot.y))
    }
    if (i < count - 1) cuts.push(lens(at.x + pitch / 2, middle, Math.PI / 2, height * 0.7, 8))
  }
  return cuts.flat()
}
