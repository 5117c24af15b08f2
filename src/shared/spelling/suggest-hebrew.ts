import { bestOf, combine, type Piece } from './combine.ts'
import { diminutivesOf } from './diminutives.ts'
import type { SpellingEntry } from './entry.ts'
import type { Forms } from './forms.ts'
import { type HebrewLanguage, hebrewByRule } from './hebrew-by-rule.ts'
import { keysOfOne } from './keys.ts'
import { type LatinWord, readLatin } from './latin-words.ts'
import { guessedFrom, type Match, matchForms } from './match-forms.ts'
import type { Speller } from './speller.ts'

export interface HebrewOptions {
  /** Language of the field; spellings of the other come later. */
  language: HebrewLanguage
  /** Maximum number of suggestions; 4 by default. */
  limit?: number
}

/** How foreign a spelling is in a field, by who writes it. */
const FOREIGN = {
  he: { hebrew: 0, israeli: 0.1, sefardi: 0.2, yiddish: 1.2 },
  yi: { yiddish: 0, hebrew: 0.3, sefardi: 1.2, israeli: 1.2 },
} as const
const TRANSLATED = 0.5
/** A common name is likelier, above all where only its beginning is typed. */
const RARE = 0.9
const RARE_IF_GUESSED = 2.5
/** Much worse spellings than the best are noise. */
const SPREAD = 2.5
const BY_RULE = 9
const PER_PHRASE = 6

const FAMILY = { family: 'משפחת ', families: 'משפחות ' } as const
const AND = { he: 'ו', yi: 'און ' } as const

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
  const { words, frame, unfinished } = phrase
  if (words.length === 0 && !unfinished) return []
  const forms = speller.latin()
  const open = !unfinished && (frame === null || words.length === 0)
  const pieces = combine({
    count: words.length,
    gapBefore: (i) => words[i]?.gap ?? ' ',
    piecesOf: (from, to) =>
      piecesOf(forms, words.slice(from, to), { language, open: open && to === words.length }),
  })
  const before = frame ? FAMILY[frame] : ''
  const after = unfinished ? ` ${AND[language].trim()}` : ''
  return bestOf(pieces, limit).map(({ text }) => (before + text + after).trim())
}

interface PieceOptions {
  language: HebrewLanguage
  /** Whether the last word may be unfinished. */
  open: boolean
}

/** Spellings of a few words as one phrase; by rule only of one word. */
function piecesOf(forms: Forms, words: readonly LatinWord[], options: PieceOptions): Piece[] {
  const [first, ...others] = words
  if (!first) return []
  const { language, open } = options
  const typed = [first.plain, ...others.map(({ phrase }) => phrase)].join(' ')
  const matches = matchForms(forms, keysOfOne(typed), open)
  const known = matches.map((match) => ({
    text: withSmallWords(match.form.entry.hebrew, first, { language, ...match.form }),
    cost: priced(match, language),
    byRule: false,
  }))
  const isSure = matches.some(
    ({ form, cost }) => cost < guessedFrom && foreignness(form.entry, language) < 1,
  )
  const best = bestOf(known, PER_PHRASE).filter(
    ({ cost }, _, [likeliest]) => cost <= (likeliest?.cost ?? 0) + SPREAD,
  )
  if (others.length > 0 || isSure) return best
  const price = (match: Match) => priced(match, language)
  const petNames = diminutivesOf(forms, first.plain, { language, price })
  return [...bestOf([...best, ...petNames], PER_PHRASE), ...ruled(first, language)]
}

function priced({ form, cost }: Match, language: HebrewLanguage): number {
  const rarity = form.rank * (cost < guessedFrom ? RARE : RARE_IF_GUESSED)
  const translation = form.translated ? TRANSLATED : 0
  return cost + rarity + translation + foreignness(form.entry, language)
}

function foreignness({ use }: SpellingEntry, language: HebrewLanguage): number {
  return Math.min(...use.map((each) => FOREIGN[language][each]))
}

function ruled(word: LatinWord, language: HebrewLanguage): Piece[] {
  return hebrewByRule(word.plain.replaceAll(' ', ''), language).map((spelling, i) => ({
    text: withSmallWords(spelling, word, { language, translated: false }),
    cost: BY_RULE + i,
    byRule: true,
  }))
}

/** 'And' before any word; 'the' before a Hebrew word that was typed in English. */
function withSmallWords(
  spelling: string,
  { and, the }: LatinWord,
  { language, translated }: { language: HebrewLanguage; translated: boolean },
): string {
  const definite = the && translated && language === 'he' ? `ה${spelling}` : spelling
  if (!and) return definite
  const joint = language === 'he' && definite.startsWith('וו') ? 'ו־' : AND[language]
  return joint + definite
}
