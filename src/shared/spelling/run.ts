/*
 * A run is the part of a text that a suggestion replaces: the words of one script next to the caret,
 * with the spaces, commas and hyphens between them.
 */

export type Script = 'latin' | 'hebrew'

export interface Run {
  /** UTF-16 offsets in the text; `end` is exclusive. */
  start: number
  end: number
  /** The text between them. */
  typed: string
  /** Offset of the caret in the text. */
  caret: number
}

/** Maximum words of a run: those before the caret, then those after it. */
const maxRunWords = 6
/** Longer runs have no suggestions, UTF-16 units. */
export const maxRunLength = 120

const letterClass = { latin: '\\p{Script=Latin}', hebrew: '[א-תיִ-ﭏװ-ײ]' } as const
const quoteClass = `['’‘\`´ʼ׳]`
const withinClass = { latin: quoteClass, hebrew: `(?:${quoteClass}|["”“״])` } as const
/** Words that keep their dot or apostrophe: 'Mrs.', 'R’', an initial. */
const shortWords = {
  latin: `(?:(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof|\\p{Lu})\\.|[Rr]${quoteClass})`,
  hebrew: `${letterClass.hebrew}[׳'’]`,
} as const
const betweenWords = { latin: '(?: {1,2}| ?[-–] ?|, ?| ?& ?)', hebrew: '(?: {1,2}| ?[-–־] ?|, ?)' }

const patterns = { latin: patternOf('latin'), hebrew: patternOf('hebrew') } as const

/**
 * The run of a script that touches the caret, or that only spaces separate from a caret after it.
 * Null if there is none. Addresses and words with digits are no runs.
 *
 * @param caret UTF-16 offset
 * @example runAt('משפחת Rosenberg', 15, 'latin') // { start: 6, end: 15, typed: 'Rosenberg', caret: 15 }
 */
export function runAt(text: string, caret: number, script: Script): Run | null {
  const { whole, word } = patterns[script]
  for (const match of text.matchAll(whole)) {
    const start = match.index
    const end = start + match[0].length
    if (caret < start) return null
    if (caret > end && text.slice(end, caret).trim() !== '') continue
    if (caret > end && text.slice(end, caret).includes('\n')) continue
    const words = [...match[0].matchAll(word)].map(({ index, 0: typed }) => ({
      start: start + index,
      end: start + index + typed.length,
    }))
    return windowOf(text, words, caret)
  }
  return null
}

/**
 * The text with a spelling instead of a run, and the new caret: after the spelling, or as far behind
 * it as before.
 *
 * @example
 * const run = { start: 6, end: 15, typed: 'Rosenberg', caret: 15 }
 * replaceRun('משפחת Rosenberg', run, 'רוזנברג') // { text: 'משפחת רוזנברג', caret: 13 }
 */
export function replaceRun(
  text: string,
  { start, end, caret }: Pick<Run, 'start' | 'end' | 'caret'>,
  spelling: string,
): { text: string; caret: number } {
  return {
    text: text.slice(0, start) + spelling + text.slice(end),
    caret: start + spelling.length + Math.max(0, caret - end),
  }
}

interface Span {
  start: number
  end: number
}

function windowOf(text: string, words: readonly Span[], caret: number): Run | null {
  const before = words.filter(({ start }) => start < caret || start === words[0]?.start).length
  const from = Math.max(0, before - maxRunWords)
  const within = words.slice(from, from + maxRunWords)
  const start = within[0]?.start
  const end = within.at(-1)?.end
  if (start === undefined || end === undefined) return null
  return { start, end, typed: text.slice(start, end), caret }
}

/** No word next to a digit, and none of an address: 'office@', '5th', '#mazel', '.com'. */
function patternOf(script: Script): { whole: RegExp; word: RegExp } {
  const letter = `(?:${letterClass[script]}|\\p{M})`
  const plain = `${letterClass[script]}(?:${withinClass[script]}?${letter})*`
  const word = `(?:${shortWords[script]}|${plain})`
  const apart = `(?<!${letter}|[\\p{N}@/#_]|[.]\\b)`
  const over = `(?!${letter}|[\\p{N}@/_]|[.]${letter})`
  const whole = `${apart}${word}(?:${betweenWords[script]}${word})*${over}`
  return { whole: new RegExp(whole, 'gu'), word: new RegExp(word, 'gu') }
}
