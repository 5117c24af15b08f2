import { type Art, type Fill, nodesOf } from '#shared/art/art.ts'
import { leafPath } from '#shared/art/foliage.ts'
import { colourIn } from '#shared/art/paints.ts'
import { type Path, placement, rectPath, transformPath } from '#shared/art/path.ts'
import { between, createRandom } from '#shared/art/random.ts'
import { shape } from '#shared/art/shapes.ts'
import type { MotionOf } from '../gif-source.ts'
import { type Move, phaseOf, type Setting } from './motion.ts'

interface Piece {
  path: Path
  fill: Fill
  x: number
  phase: number
  swingPx: number
  swings: number
  spins: number
  size: number
}

/** Above the art and below the words: each piece starts above the page and shrinks at the end. */
export function fall(motion: MotionOf<'fall'>, setting: Setting): Move {
  const pieces = scatter(motion, setting)
  const { heightPx } = setting.layout.size
  const reach = motion.until * heightPx
  return (art, turn) => [
    ...art,
    ...nodesOf(pieces.map((piece) => drawPiece(piece, (turn + piece.phase) % 1, reach))),
  ]
}

function scatter({ what, count, colours }: MotionOf<'fall'>, { layout, seed }: Setting): Piece[] {
  const random = createRandom(seed + 401)
  const { size, palette } = layout
  const fills = colours.map((name) => colourIn(palette, name))
  return Array.from({ length: count }, (_, i) => ({
    path: what === 'petals' ? petal : i % 3 === 0 ? triangle : strip,
    fill: fills[i % fills.length] ?? 'none',
    // Evenly spread over the page, and random within each share.
    x: ((i + random()) / count) * size.widthPx,
    phase: phaseOf(i) + 0.08 * random(),
    swingPx: between(random, 12, what === 'petals' ? 60 : 30),
    swings: between(random, 0.7, 1.5),
    spins: between(random, -1, 1),
    size: between(random, 0.75, 1.25),
  }))
}

const petal = leafPath({ x: -16, y: 0, angle: 0, length: 32, width: 10, bend: 0.16 })
const strip = rectPath(-10, -5, 20, 10)
const triangle: Path = [['M', -9, 7], ['L', 9, 7], ['L', 0, -9], ['Z']]

function drawPiece(piece: Piece, way: number, reach: number): Art {
  const { path, fill, x, swingPx, swings, spins, size } = piece
  const y = -40 + way * (reach + 40)
  const swing = swingPx * Math.sin(2 * Math.PI * (way * swings + piece.phase))
  const angle = 2 * Math.PI * (way * spins + piece.phase)
  const now = size * Math.min(1, (1 - way) / 0.16)
  // A flat piece that tumbles is seen from its face and from its edge in turn.
  const tilt = 0.35 + 0.65 * Math.abs(Math.cos(2 * Math.PI * (way * 1.5 + piece.phase)))
  return shape(transformPath(path, placement(x + swing, y, angle, now, now * tilt)), { fill })
}
