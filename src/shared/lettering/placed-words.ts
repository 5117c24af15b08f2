import { type Path, transformPath } from '../art/path.ts'
import type { PlacedLine } from '../text/line.ts'
import type { DrawnWords } from './hand.ts'

/** Drawn words where their line is, in px of the page. */
export function placedWords(
  line: Pick<PlacedLine, 'x' | 'baseline' | 'sizePx'>,
  { letters }: Pick<DrawnWords, 'letters'>,
): Path {
  const scale = line.sizePx / 1000
  return transformPath(letters.flat(), [scale, 0, 0, scale, line.x, line.baseline])
}
