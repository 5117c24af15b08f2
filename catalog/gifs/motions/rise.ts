import { colourIn } from '#shared/art/paints.ts'
import { boundsOf, type Path, placement, transformPath } from '#shared/art/path.ts'
import { flameColours, leastFlamePx } from './flicker.ts'
import { type Move, phaseOf, type Setting, wave } from './motion.ts'
import { changePieces } from './moving-path.ts'

/** How far a spark goes, page px. */
const risePx = 190
const driftPx = 14

/** Each spark of the drawing rises through its place, small at both ends of its way. */
export function rise({ layout }: Setting): Move {
  const fills = flameColours.map((name) => colourIn(layout.palette, name))
  return (art, turn) =>
    changePieces(art, fills, (piece, index) => moveSpark(piece, turn, phaseOf(index)))
}

function moveSpark(piece: Path, turn: number, phase: number): Path {
  const { x, y, width, height } = boundsOf(piece)
  if (height >= leastFlamePx) return piece
  const way = (turn + phase) % 1
  const size = Math.sin(Math.PI * way) ** 0.7
  const to = {
    x: x + width / 2 + driftPx * wave(way, 1, phase),
    y: y + height / 2 + risePx * (0.4 - way),
  }
  const centred = transformPath(piece, [1, 0, 0, 1, -x - width / 2, -y - height / 2])
  return transformPath(centred, placement(to.x, to.y, 0, size))
}
