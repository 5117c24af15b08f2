import { leastInPhrase, soundOf } from './fold.ts'
import type { Lexicon, Phrase, Role, Sense } from './lexicon.ts'
import { type SearchWord, type Spellings, soundWeight } from './words.ts'

/** Words of a search that are read together, and their possible meanings. */
export interface Span {
  words: readonly SearchWord[]
  /** Empty if the word is unknown. */
  senses: readonly Sense[]
}

export interface Reading {
  lexicon: Lexicon
  /** Keys that a word can represent. */
  spell: (word: SearchWord) => Spellings
  /** Roles that an unfinished word or phrase can have. */
  open: (role: Role) => boolean
}

/** A phrase at a position in the search. */
interface Match {
  from: number
  to: number
  score: number
  phrase: Phrase
}

/** Each further word makes the phrase more likely than its separate words. */
const togetherBonus = 0.3
const begunWeight = 0.5
/** In a search with more words, the last word counts as finished. */
const maxBegunWords = 3
/** Score of a word without a meaning of its own, relative to one with a meaning. */
const plainWeight = 0.8

/**
 * Splits a search into phrases and words, so that as much as possible of it is understood. Two
 * correctly spelled words outweigh a phrase with one guessed word.
 */
export function readSpans(words: readonly SearchWord[], reading: Reading): Span[] {
  const spelled = words.map(reading.spell)
  const matches = words.flatMap((_, from) => matchesFrom({ words, spelled, from, ...reading }))
  return bestPath(words, matches)
}

interface Place extends Reading {
  words: readonly SearchWord[]
  spelled: readonly Spellings[]
  from: number
}

function matchesFrom(place: Place): Match[] {
  const { words, spelled, from, lexicon } = place
  const word = words[from]
  if (!word) return []
  const forms = spelled[from] ?? new Map()
  const whole = [...forms.keys()].flatMap((key) => lexicon.byFirst.get(key) ?? [])
  const alike = lexicon.bySound.get(soundOf(word.key, leastInPhrase) || noSound) ?? []
  const begun =
    forms.size === 0 && isOpen(word) && words.length <= maxBegunWords ? begunBy(word, place) : []
  const read = [...new Set([...whole, ...alike, ...begun])]
  return [...read.flatMap((phrase) => matchPhrase(phrase, place)), ...typedOn(word, place)]
}

/** Only a hint can become a longer word: 'birth' a birthday. */
function typedOn(word: SearchWord, { words, from, lexicon, open }: Place): Match[] {
  const isHint = lexicon.byFirst
    .get(word.key)
    ?.some(({ role, keys }) => role === 'hint' && keys.length === 1)
  if (!isHint || words.length > 1) return []
  const longer = begunBy(word, { lexicon, open }).filter(
    ({ keys, role, joined }) => role === 'shelf' && keys.length === 1 && !joined,
  )
  return longer.map((phrase) => ({ from, to: 1, score: 1, phrase: { ...phrase, role: 'hint' } }))
}

const noSound = '-'

/** A single letter begins too many words. */
function isOpen({ last, typed }: SearchWord): boolean {
  return last && typed.length > 1
}

function begunBy(word: SearchWord, { lexicon, open }: Pick<Place, 'lexicon' | 'open'>): Phrase[] {
  const firsts = [...lexicon.byFirst].filter(([key]) => begins(word, key))
  const begun = firsts.flatMap(([, phrases]) => phrases.filter(({ role }) => open(role)))
  const ownWords = begun.filter(({ joined }) => !joined)
  // 'shabb' is more likely the start of 'shabbos' than of 'shabboschosson'.
  return ownWords.some(({ keys }) => keys.length === 1) ? ownWords : begun
}

function begins(word: SearchWord, key: string): boolean {
  return word.last && word.beginnings.some((beginning) => key.startsWith(beginning))
}

/** A phrase can have plain words between its own, and can end where the search does. */
function matchPhrase(phrase: Phrase, { words, spelled, from, lexicon, open }: Place): Match[] {
  let at = from
  const grades: number[] = []
  for (const key of phrase.keys) {
    while (grades.length > 0 && at < words.length && gradeAt(key) === 0 && isPlain(at)) at++
    if (at === words.length) break
    const grade = gradeAt(key)
    if (grade === 0) return []
    grades.push(grade)
    at++
  }
  // A word matched by sound needs a correctly spelled one beside it.
  if (phrase.keys.length > 1 && grades.every((grade) => grade <= soundWeight)) return []
  const score = grades.reduce((sum, grade) => sum + grade, 0)
  if (grades.length === phrase.keys.length) {
    const sum =
      phrase.role === 'plain' ? score * plainWeight : score + togetherBonus * (grades.length - 1)
    return [{ from, to: at, score: sum, phrase }]
  }
  const isLetter = grades.length === 1 && words[from]?.typed.length === 1
  const isBegun = open(phrase.role) && !isLetter && words.length <= maxBegunWords
  return isBegun ? [{ from, to: words.length, score: score * begunWeight, phrase }] : []

  function gradeAt(key: string): number {
    const word = words[at]
    if (!word) return 0
    const grade = spelled[at]?.get(key)
    if (grade !== undefined) return grade
    const sound = phrase.keys.length > 1 ? soundOf(word.key, leastInPhrase) : ''
    if (sound !== '' && sound === soundOf(key, leastInPhrase)) return soundWeight
    return begins(word, key) && (grades.length > 0 || open(phrase.role)) ? begunWeight : 0
  }

  function isPlain(place: number): boolean {
    const senses = lexicon.byFirst.get(words[place]?.key ?? '') ?? []
    return senses.some(({ role }) => role === 'plain')
  }
}

/** From the end: the best reading from each word on. */
function bestPath(words: readonly SearchWord[], matches: readonly Match[]): Span[] {
  const best: { score: number; to: number; senses: Sense[] }[] = []
  best[words.length] = { score: 0, to: words.length, senses: [] }
  for (let from = words.length - 1; from >= 0; from--) {
    let step = { score: best[from + 1]?.score ?? 0, to: from + 1, senses: [] as Sense[] }
    for (const { to, score, phrase } of matches.filter((match) => match.from === from)) {
      const sum = score + (best[to]?.score ?? 0)
      if (sum > step.score) step = { score: sum, to, senses: [phrase] }
      else if (sum === step.score && to === step.to) step.senses.push(phrase)
    }
    best[from] = step
  }
  const spans: Span[] = []
  for (let at = 0; at < words.length; at = best[at]?.to ?? words.length) {
    const { to, senses } = best[at] ?? { to: words.length, senses: [] }
    spans.push({ words: words.slice(at, to), senses })
  }
  return spans
}
