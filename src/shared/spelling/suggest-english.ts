import { bestOf, combine, type Piece } from './combine.ts'
import { englishByRule } from './english-by-rule.ts'
import type { Forms } from './forms.ts'
import { type HebrewWord, readHebrew } from './hebrew-words.ts'
import { keysOfOne } from './keys.ts'
import { costWithRank, guessedFrom, type Match, matchForms } from './match-forms.ts'
import type { Speller } from './speller.ts'

export interface EnglishOptions {
  /** Maximum number of suggestions; 4 by default. */
  limit?: number
}

const perSpellingCost = 0.4
const translatedCost = 0.5
/** In plain letters. */
const andInYiddish = 'אונ'
const prefixedCost = 1.6
const byRuleCost = 9
const perPhraseCost = 6
const withoutFrameCost = 0.5

/** Letters that are words in English. */
const andWords = 'and '
const theWords = 'the '
const prefixes: Readonly<Record<string, string>> = { ו: andWords, ה: theWords, ל: 'to ' }
const families: Readonly<Record<string, string>> = { משפחת: 'Family', משפחות: 'Families' }

/**
 * Latin spellings of a Hebrew run, best first: of known names and words, then by rule. Points are
 * ignored unless the word is unknown. The last word may be unfinished.
 *
 * @param typed from `runAt`
 * @example suggestEnglish(speller, 'משה ושרה')[0] // 'Moshe and Sarah'
 */
export function suggestEnglish(
  speller: Speller,
  typed: string,
  { limit = 4 }: EnglishOptions = {},
): string[] {
  const words = readHebrew(typed)
  if (words === null) return []
  const [first, ...others] = words
  const forms = speller.hebrew()
  const whole = spelled(forms, words)
  const family = families[first?.plain ?? '']
  const isFramed = family !== undefined && others.length > 0
  const framed = isFramed
    ? spelled(forms, others).map((piece) => ({ ...piece, text: `The ${piece.text} ${family}` }))
    : []
  const unframed = whole.map((piece) => ({ ...piece, cost: piece.cost + withoutFrameCost }))
  return bestOf([...framed, ...unframed], limit).map(({ text }) => text)
}

function spelled(forms: Forms, words: readonly HebrewWord[]): Piece[] {
  return combine({
    count: words.length,
    gapBefore: (i) => words[i]?.gap ?? ' ',
    piecesOf: (from, to) => piecesOf(forms, words.slice(from, to), to === words.length),
  })
}

/** Spellings of a few words as one phrase; by rule only of one word. */
function piecesOf(forms: Forms, words: readonly HebrewWord[], open: boolean): Piece[] {
  const plain = words.map((word) => word.plain).join(' ')
  if (plain === andInYiddish) return [{ text: 'and', cost: 0, known: 'surely' }]
  const whole = matchForms(forms, keysOfOne(plain), open).flatMap(spellingsOf)
  const best = bestOf([...whole, ...afterPrefix(forms, plain)], perPhraseCost)
  const [word, ...others] = words
  if (!word || others.length > 0 || best[0]?.known === 'surely') return best
  const ruled = englishByRule(word.typed).map(
    (text, i): Piece => ({ text, cost: byRuleCost + i, known: 'byRule' }),
  )
  return [...best, ...ruled]
}

function spellingsOf(match: Match): Piece[] {
  const { english, means = [] } = match.form.entry
  const isSure = match.cost < guessedFrom
  const cost = costWithRank(match)
  const spellings = isSure ? [...english, ...means.map(capitalised)] : english.slice(0, 1)
  return spellings.map((text, i) => ({
    text,
    cost: cost + i * perSpellingCost + (i < english.length ? 0 : translatedCost),
    known: isSure ? 'surely' : 'maybe',
  }))
}

/** Only of words that are surely known without the prefix; 'the' only of those that mean a thing. */
function afterPrefix(forms: Forms, plain: string): Piece[] {
  const prefix = prefixes[plain.charAt(0)]
  if (prefix === undefined || plain.length < 3) return []
  const rest = plain.slice(1)
  const known = matchForms(forms, keysOfOne(rest), false)
    .filter(({ form, cost }) => cost < 1 && (prefix !== theWords || form.entry.means))
    .flatMap(spellingsOf)
  const nested = prefix === andWords ? afterPrefix(forms, rest) : []
  return [...known, ...nested].map((piece) => ({
    ...piece,
    text: prefix + piece.text,
    cost: piece.cost + prefixedCost,
  }))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
