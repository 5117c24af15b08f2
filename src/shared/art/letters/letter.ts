import { boundsOf, type Path, placement, transformPath } from '../path.ts'

/** A letter's outline in thousandths of an em, y downwards, its baseline at 0; filled nonzero. */
export interface Letter {
  advance: number
  path: Path
}

/** The 27 letters of a face, including final forms. */
export type Letters = Readonly<Record<string, Letter>>

/**
 * A letter with ink `height` high, its ink box centred on (x, y).
 *
 * @throws RangeError when it is not one of the 27 letters
 * @example letterPath(suezOne, 'נ', { x: 50, y: 50, height: 40 })
 */
export function letterPath(
  letters: Letters,
  letter: string,
  { x, y, height }: { x: number; y: number; height: number },
): Path {
  const found = letters[letter]
  if (!found) throw new RangeError(`no outline of '${letter}'`)
  const box = boundsOf(found.path)
  const scale = height / box.height
  const middleX = box.x + box.width / 2
  const middleY = box.y + box.height / 2
  return transformPath(found.path, placement(x - middleX * scale, y - middleY * scale, 0, scale))
}
