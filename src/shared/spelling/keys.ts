import { beginningsOf, foldWord, plainLetters } from '../search/fold.ts'

/** The words of a spelling, joined by single spaces. */
export interface Keys {
  /** In plain letters: lower case, no points, no final letters. */
  plain: string
  /** One key for all spellings that differ by habit. */
  key: string
}

/** Letters that are no base letter with a mark. */
const specialLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
}

/**
 * The keys of many spellings. Folding all of them as one text is ten times faster than one by one.
 *
 * @example keysOf(['Reb Chaim']) // [{ plain: 'reb chaim', key: 'reb xeim' }]
 */
export function keysOf(spellings: readonly string[]): Keys[] {
  const lines = plainLetters(spellings.map((each) => each.replaceAll('\n', ' ')).join('\n'))
  const plain = lines
    .replace(/[ßłøæœđı]/g, (letter) => specialLetters[letter] ?? letter)
    .replace(/[^a-zא-ת\n]+/g, ' ')
    .replace(/^ | $/gm, '')
  // Each word on a line of its own, so that folding knows where it begins; an empty line between
  // spellings.
  const folded = foldWord(onePerLine(plain))
  const keys = folded.split('\n\n')
  return plain.split('\n').map((each, i) => ({
    plain: each,
    key: (keys[i] ?? '').replaceAll('\n', ' '),
  }))
}

/** The keys of one spelling. */
export function keysOfOne(spelling: string): Keys {
  return keysOf([spelling])[0] ?? { plain: '', key: '' }
}

/** The keys that an unfinished spelling can be the beginning of: its last word may go on. */
export function openKeysOf({ plain, key }: Keys): string[] {
  const last = plain.slice(plain.lastIndexOf(' ') + 1)
  const earlier = key.slice(0, key.lastIndexOf(' ') + 1)
  return last === '' ? [] : beginningsOf(onePerLine(last)).map((beginning) => earlier + beginning)
}

/**
 * Yi- is I-, and Yitshak is Yitz-hak, not Yit-shak; Szapiro is Polish, Weisz Hungarian; -vitch and
 * -wicz are -witz.
 */
function onePerLine(plain: string): string {
  return plain
    .replaceAll('\n', '\n\n')
    .replaceAll(' ', '\n')
    .replace(/^yi(?![aeiouy])/gm, 'i')
    .replace(/(?<=^i)tsc?h/gm, 'tzch')
    .replace(/^sz/gm, 'sh')
    .replaceAll('sz', 's')
    .replace(/(?<=[vw]i)(?:tch|cz|ch)$/gm, 'tz')
}
