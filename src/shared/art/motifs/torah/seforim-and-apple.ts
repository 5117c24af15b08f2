import { placement, transformPath } from '../../path.ts'
import { standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'
import { apple } from '../plants/apple.ts'
import { sforim } from './sforim.ts'

/** A teacher's desk: a stack of seforim with an apple on it. */
export function seforimAndApple(): Motif {
  const books = sforim()
  return standing('seforim-and-apple', [
    ...books.parts,
    ...placed(apple().parts, { x: -6, y: -books.height + 3, scale: 0.44 }),
  ])
}

function placed(
  parts: readonly MotifPart[],
  { x, y, scale }: { x: number; y: number; scale: number },
): MotifPart[] {
  return parts.map((part) => ({
    ...part,
    path: transformPath(part.path, placement(x, y, 0, scale)),
    ...(part.as === 'line' && { width: part.width * scale }),
  }))
}
