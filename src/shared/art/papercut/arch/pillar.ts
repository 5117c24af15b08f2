import { orient, type Path, type Segment } from '../../path.ts'
import { hole, lens, lensCross, pinhole, turnedPath } from '../lace.ts'
import type { ArchLayout } from '../layout.ts'

const capitalHeight = 96
const baseHeight = 104

/** The left pillar from the springing of the arch to the plinth: capital, twisted shaft, base. */
export function pillarPath({ pillar, arch }: ArchLayout): Path {
  const { x, top, foot, width } = pillar
  const half = width / 2
  const abacus = Math.max(half + 22, arch.band / (2 * Math.sin(arch.halfAngle)) + 10)
  const outline = turnedPath(x, [
    [abacus, top - 6],
    [abacus, top + 14],
    [abacus - 9, top + 20],
    [half + 4, top + 74, -10],
    [half + 10, top + 74],
    [half + 10, top + 86, 5],
    [half, top + capitalHeight - 6],
    [half, foot - baseHeight],
    [half + 9, foot - baseHeight + 4],
    [half + 9, foot - baseHeight + 16, 6],
    [half + 4, foot - baseHeight + 20],
    [half + 17, foot - baseHeight + 26],
    [half + 17, foot - baseHeight + 44, 9],
    [half + 12, foot - baseHeight + 48],
    [half + 23, foot - baseHeight + 54],
    [half + 23, foot + 4],
  ])
  return [
    ...outline,
    ...capitalCuts(x, top, half, abacus),
    ...shaftCuts(pillar),
    ...baseCuts(x, foot, half),
  ]
}

function capitalCuts(x: number, top: number, half: number, abacus: number): Path {
  const cuts: Path[] = []
  for (let i = -3; i <= 3; i++) {
    cuts.push(pinhole(x + (i * (abacus - 12)) / 3, top + 7, 3.4))
    cuts.push(
      lens(x + i * half * 0.27, top + 48 - Math.abs(i) * 2.5, Math.PI / 2 - i * 0.17, 42, 9),
    )
  }
  for (let i = -3; i <= 3; i++) cuts.push(pinhole(x + i * half * 0.27, top + 80, 3))
  return cuts.flat()
}

/** Slits that wind around the shaft, steeper at its sides than at its middle. */
function shaftCuts({ x, top, foot, width }: ArchLayout['pillar']): Path {
  const from = top + capitalHeight + 8
  const to = foot - baseHeight - 8
  const count = Math.round((to - from) / 38)
  const pitch = (to - from) / count
  const half = width / 2 - 9
  return Array.from({ length: count }, (_, i) => {
    const y = from + (i + 0.5) * pitch
    const slit: Segment[] = [
      ['M', x - half, y + 15],
      ['C', x - half * 0.5, y + 13, x + half * 0.4, y - 4, x + half, y - 20],
      ['L', x + half, y - 8],
      ['C', x + half * 0.5, y + 6, x - half * 0.5, y + 20, x - half, y + 20],
      ['Z'],
    ]
    return orient(slit, 'hole')
  }).flat()
}

function baseCuts(x: number, foot: number, half: number): Path {
  const cuts: Path[] = [lensCross(x, foot - 24, 21)]
  for (const side of [-1, 1]) cuts.push(hole(x + side * (half + 3), foot - 24, 6))
  for (let i = -3; i <= 3; i++) {
    cuts.push(lens(x + i * (half + 8) * 0.28, foot - baseHeight + 35, Math.PI / 2, 14, 6.5))
  }
  return cuts.flat()
}
