import { circlePath, orient, type Path, placement, transformPath } from '../../path.ts'
import { body, detail, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'
import { key } from './key.ts'

/** The keys of a house and a tag in its shape on one ring. */
export function keyRing(): Motif {
  return standing('key-ring', [
    ...hung(tag, { turn: 0.06, scale: 1.15 }),
    ...hung(key().parts, { turn: 0.62, scale: 0.72 }),
    ...hung(key().parts, { turn: -0.5, scale: 0.86 }),
    body('metal', ring),
    detail('metal', glint, 'light'),
  ])
}

/** The height of a bow's middle above the foot of a key. */
const bow = 164

/** Turned about the ring's middle, at (0, 0), the bow at its lowest point. */
function hung(parts: readonly MotifPart[], { turn, scale }: { turn: number; scale: number }) {
  const place = placement(
    -Math.sin(turn) * (36 + bow * scale),
    Math.cos(turn) * (36 + bow * scale),
    turn,
    scale,
  )
  return parts.map(
    (part): MotifPart => ({
      ...part,
      path: transformPath(part.path, place),
      ...(part.as === 'line' && { width: part.width * scale }),
    }),
  )
}

const ring: Path = [
  ...orient(circlePath(0, 0, 42), 'solid'),
  ...orient(circlePath(0, 0, 34), 'hole'),
]
const glint: Path = [
  ['M', -39, -10],
  ['C', -36, -27, -23, -38, -8, -40],
  ['C', -20, -34, -32, -24, -35, -9],
  ['Z'],
]

/** A house with a loop, drawn like a key from its foot up. */
const tag: readonly MotifPart[] = [
  body('gold', 'M-3 -172L3 -172L3 -124L-3 -124Z'),
  body('cloth', 'M0 -130L34 -100L34 -46L-34 -46L-34 -100Z'),
  detail('cloth', 'M0 -130L34 -100L34 -90L0 -120L-34 -90L-34 -100Z', 'dark'),
  detail('paper', 'M-10 -46L-10 -74C-10 -86 10 -86 10 -74L10 -46Z'),
]
