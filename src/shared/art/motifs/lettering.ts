import { type Letters, letterPath } from '../letters/letter.ts'
import { boundsOf, type Path } from '../path.ts'

/**
 * A Hebrew word as outlines, read from the right, its letters on one line of `height`, centred on
 * x.
 *
 * @param place `x` the word's middle, `y` its letters' middle, `gap` the space between letters
 * @example lettersPath(suezOne, 'אב', { x: 0, y: 0, height: 20, gap: 3 })
 */
export function lettersPath(
  letters: Letters,
  word: string,
  place: { x: number; y: number; height: number; gap: number },
): Path {
  const { x, y, height, gap } = place
  const tall = boundsOf(letters.ה?.path ?? []).height
  const drawn = [...word].map((letter) => {
    const box = boundsOf(letters[letter]?.path ?? [])
    const high = (box.height / tall) * height
    // A yud hangs from the top line of the letters, a lamed rises above it.
    const top = y - height / 2 - ((box.y + tall) / tall) * height * -1
    return { letter, width: (box.width / tall) * height, high, middle: top + high / 2 }
  })
  let right = x + (drawn.reduce((sum, { width }) => sum + width, 0) + gap * (drawn.length - 1)) / 2
  return drawn.flatMap(({ letter, width, high, middle }) => {
    const at = { x: right - width / 2, y: middle, height: high }
    right -= width + gap
    return letterPath(letters, letter, at)
  })
}
