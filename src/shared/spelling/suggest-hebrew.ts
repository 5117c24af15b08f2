import { bestOf, combine, type Piece } from './combine.ts'
import { diminutivesOf } from './diminutives.ts'
import type { SpellingEntry } from './entry.ts'
import type { Forms } from './forms.ts'
import { type HebrewLanguage, hebrewByRule } from './hebrew-by-rule.ts'
import { keysOfOne } from './keys.ts'
import { type LatinWord, readLatin } from './latin-words.ts'
import { costWithRank, guessedFrom, type Match, matchForms } from './match-forms.ts'
import type { Speller } from './speller.ts'

export interface HebrewOptions {
  /** Language of the field; spellings of the other come later. */
  language: HebrewLanguage
  /** Maximum number of suggestions; 4 by default. */
  limit?: number
}

/** How foreign a spelling is in a field, by who writes it. */
const foreignLetters = {
  he: { hebrew: 0, israeli: 0.1, sefardi: 0.2, yiddish: 1.2 },
  yi: { yiddish: 0, hebrew: 0.3, sefardi: 1.2, israeli: 1.2 },
} as const
const foreignLanguageCost = 1
const translatedCost = 0.5
const byRuleCost = 9
const perPhraseCost = 6

const families = { family: 'משפחת ', families: 'משפחות ' } as const
const andWords = { he: 'ו', yi: 'און ' } as const
const toWords = { he: 'ל', yi: 'פאר ' } as const

/**
 * Hebrew letters for a Latin run, best first: known names and words, then spellings by rule. The
 * last word may be unfinished.
 *
 * @param typed from `runAt`
 * @example suggestHebrew(speller, 'Rosenberg', { language: 'yi' })[0] // 'ראזענבערג'
 */
export function suggestHebrew(
  speller: Speller,
  typed: string,
  { language, limit = 4 }: HebrewOptions,
): string[] {
  const phrase = readLatin(typed)
  if (phrase === null) return []
  const { words, open, joins } = phrase
  const forms = speller.latin()
  const pieces = combine({
    count: words.length,
    gapBefore: (i) => words[i]?.gap ?? ' ',
    piecesOf: (from, to) => {
      const isLast = to === words.length
      return piecesOf(forms, words.slice(from, to), { language, open: isLast && open && !joins })
    },
  })
  const end = joins ? ` ${andWords[language].trim()}` : ''
  return bestOf(pieces, limit).map(({ text }) => (text + end).trim())
}

interface PieceOptions {
  language: HebrewLanguage
  /** Whether the last word may be unfinished. */
  open: boolean
}

/** Spellings of a few words as one phrase; by rule only of one word. */
function piecesOf(forms: Forms, words: readonly LatinWord[], options: PieceOptions): Piece[] {
  const [first, ...others] = words
  if (!first || others.some(({ family }) => family)) return []
  const { language, open } = options
  const rest = others.map(({ phrase }) => phrase)
  const piecesFor = (typed: string, word: LatinWord) =>
    matchForms(forms, keysOfOne(typed), open).map((match): Piece => {
      const { hebrew } = match.form.entry
      const text = withSmallWords(hebrew, word, { language, ...match.form })
      return { text, cost: priced(match, language), known: sureness(match, language) }
    })
  const bare = piecesFor([first.plain, ...rest].join(' '), first)
  const withSmall =
    first.small.length > 0 && !first.family
      ? piecesFor([first.phrase, ...rest].join(' '), { ...first, small: [] })
      : []
  const best = bestOf([...withSmall, ...bare], perPhraseCost)
  if (others.length > 0 || best[0]?.known === 'surely') return best
  const price = (match: Match) => priced(match, language)
  const petNames = diminutivesOf(forms, first.plain, { language, price })
  return [...bestOf([...best, ...petNames], perPhraseCost), ...ruled(first, language)]
}

function priced(match: Match, language: HebrewLanguage): number {
  const { entry, translated } = match.form
  return costWithRank(match) + (translated ? translatedCost : 0) + foreignness(entry, language)
}

function sureness({ form, cost }: Match, language: HebrewLanguage): Piece['known'] {
  const isSure = cost < guessedFrom && foreignness(form.entry, language) < foreignLanguageCost
  return isSure ? 'surely' : 'maybe'
}

function foreignness({ use }: SpellingEntry, language: HebrewLanguage): number {
  return Math.min(...use.map((each) => foreignLetters[language][each]))
}

function ruled(word: LatinWord, language: HebrewLanguage): Piece[] {
  return hebrewByRule(word.plain.replaceAll(' ', ''), language).map((spelling, i) => ({
    text: withSmallWords(spelling, word, { language, translated: false }),
    cost: byRuleCost + i,
    known: 'byRule',
  }))
}

/** 'The' only before a Hebrew word that was typed in English. */
function withSmallWords(
  spelling: string,
  { small, family }: LatinWord,
  { language, translated }: { language: HebrewLanguage; translated: boolean },
): string {
  const name = family ? families[family] + spelling : spelling
  const isTo = small.includes('to')
  const isThe = small.includes('the') && translated && language === 'he' && !isTo && !family
  const phrase = (isTo ? toWords[language] : isThe ? 'ה' : '') + name
  if (!small.includes('and')) return phrase
  const isUnclear = language === 'he' && phrase.startsWith('וו')
  return (isUnclear ? 'ו־' : andWords[language]) + phrase
}
