import type { Box } from '../../art/family.ts'
import type { CardLine } from '../layout-card.ts'
import { middleOf, type TurnedBox, turnedBounds, turnPoint } from '../turned-box.ts'

/** Around the baseline of a bent letter, em: its highest points and its lowest descender. */
const letter = { above: 1.1, below: 0.4 }
/** A cluster without a right neighbour: its widest letter with its overhang, em. */
const lastWidth = 1.1
/** A turned line is cut into pieces of about its height, at most this many. */
const mostPieces = 40

/**
 * Upright boxes that together cover the ink of a line where it is painted, page px. One box round
 * a bent or turned line would also cover much of the page beside it.
 *
 * @example lineBoxes(straightLine) // [straightLine.ink]
 */
export function lineBoxes(line: CardLine): Box[] {
  if (isBentLine(line)) return letterPieces(line).map((piece) => boundsOf(piece, line))
  if (!line.turn) return [line.ink]
  return piecesOf(line.ink).map((piece) => boundsOf({ ...piece, turn: 0 }, line))
}

/** Whether the letters of a line stand at different angles. */
export function isBentLine({ clusters = [] }: CardLine): boolean {
  return clusters.some(({ angle }) => angle !== 0)
}

/** The bounds of a piece of a line after the turn of the line. */
function boundsOf(piece: TurnedBox, { turn }: CardLine): Box {
  if (!turn) return turnedBounds(piece)
  return turnedBounds({ ...piece, ...turnPoint(piece, turn), turn: piece.turn + turn.degrees })
}

/** A box for each letter, from its left end to that of the next. */
function letterPieces({ clusters = [], sizePx }: CardLine): TurnedBox[] {
  return clusters.map(({ x, y, angle }, i) => {
    const next = clusters[i + 1]
    const gap = next ? Math.hypot(next.x - x, next.y - y) : 0
    const width = Math.max(gap, lastWidth * sizePx) + 0.2 * sizePx
    const height = (letter.above + letter.below) * sizePx
    const along = width / 2 - 0.1 * sizePx
    const up = ((letter.above - letter.below) / 2) * sizePx
    return {
      x: x + along * Math.cos(angle) + up * Math.sin(angle),
      y: y + along * Math.sin(angle) - up * Math.cos(angle),
      ...{ width, height, turn: (angle * 180) / Math.PI },
    }
  })
}

function piecesOf(ink: Box): Omit<TurnedBox, 'turn'>[] {
  const count = Math.min(mostPieces, Math.max(1, Math.ceil(ink.width / Math.max(1, ink.height))))
  const width = ink.width / count
  const { x, y } = middleOf({ ...ink, width })
  return Array.from({ length: count }, (_, i) => {
    return { x: x + i * width, y, width, height: ink.height }
  })
}
