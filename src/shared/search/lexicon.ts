import type { Category } from '../category.ts'
import { askedFor } from './asked-for.ts'
import { categoryPhrases } from './concepts.ts'
import { colourPhrases, facetPhrases, kindPhrases, languagePhrases } from './facets.ts'
import { foldWord, leastInPhrase, soundOf, wordsOf } from './fold.ts'
import { asidePhrases, hintPhrases } from './hints.ts'
import { plainWords } from './plain-words.ts'

/**
 * The role of a phrase in a search. `shelf` names a simcha, holiday or thing asked for. `hint` and
 * `aside` do if nothing else is named, `thanked` beside words of thanks. `kind`, `language` and
 * `facet` select among its cards, `colour` gives the words for a colour. `plain` means no card.
 */
export type Role =
  | 'shelf'
  | 'aside'
  | 'hint'
  | 'thanked'
  | 'kind'
  | 'language'
  | 'facet'
  | 'colour'
  | 'plain'

/** One possible meaning of a phrase. */
export interface Sense {
  role: Role
  slug: string
}

/** Keys of its words, and their meaning together. */
export interface Phrase extends Sense {
  keys: readonly string[]
  /** Whether it is several words written as one. */
  joined?: true
}

export interface Lexicon {
  /** By the key of their first word. */
  byFirst: ReadonlyMap<string, readonly Phrase[]>
  /** Phrases of several words, by the sound of their first word. */
  bySound: ReadonlyMap<string, readonly Phrase[]>
  /** Keys of all words. */
  keys: ReadonlySet<string>
  /** Keys that are long enough to guess, by their sound. */
  guessable: ReadonlyMap<string, readonly string[]>
}

/** Shorter keys are one typo away from too many others. */
const guessableLength = 4

const builtinSlugs = new Set(
  [categoryPhrases, asidePhrases, hintPhrases, kindPhrases].flatMap((phrases) =>
    Object.keys(phrases),
  ),
)

interface Builtin {
  phrases: readonly Phrase[]
  lexicon: Lexicon
}

/** Never changes once it is read: at the first search, because the start of a worker must be short. */
let builtin: Builtin | undefined

function readBuiltin(): Builtin {
  if (builtin) return builtin
  const phrases = builtinPhrases()
  builtin = { phrases, lexicon: indexed(phrases) }
  return builtin
}

/** All phrases: the site's, and the names of the published categories. */
export function lexiconOf(categories: readonly Category[]): Lexicon {
  const published = categories.filter(({ slug }) => !builtinSlugs.has(slug))
  const { phrases, lexicon } = readBuiltin()
  if (published.length === 0) return lexicon
  return indexed([...phrases, ...published.flatMap(phrasesOfCategory)])
}

function builtinPhrases(): Phrase[] {
  return [
    ...phrasesOf('shelf', categoryPhrases),
    ...phrasesOf('aside', asidePhrases),
    ...phrasesOf('hint', hintPhrases),
    ...Object.entries(askedFor).flatMap(([slug, { phrases, aside, thanked }]) =>
      readPhrases(phrases, { role: thanked ? 'thanked' : aside ? 'aside' : 'shelf', slug }),
    ),
    ...phrasesOf('kind', kindPhrases),
    ...phrasesOf('language', languagePhrases),
    ...phrasesOf('facet', facetPhrases),
    ...phrasesOf('colour', colourPhrases),
    ...wordsOf(plainWords).map(
      (word) => ({ role: 'plain', slug: '', keys: [foldWord(word)] }) as const,
    ),
  ]
}

/** Its names, and each of their words that means nothing else. */
function phrasesOfCategory({ slug, name, english, hebrew }: Category): Phrase[] {
  return [name, english, hebrew].flatMap((each = '') => [
    ...readPhrases(each, { role: 'shelf', slug }),
    ...wordsOf(each)
      .map(foldWord)
      .filter(
        (key) =>
          !readBuiltin()
            .lexicon.byFirst.get(key)
            ?.some(({ keys }) => keys.length === 1),
      )
      .map((key) => ({ role: 'hint', slug, keys: [key] }) as const),
  ])
}

function phrasesOf(role: Role, phrases: Readonly<Record<string, string>>): Phrase[] {
  return Object.entries(phrases).flatMap(([slug, list]) => readPhrases(list, { role, slug }))
}

/** A phrase of several words is also known as one word: 'barmitzvah'. */
function readPhrases(list: string, sense: Sense): Phrase[] {
  return list.split(',').flatMap((phrase) => {
    const words = wordsOf(phrase)
    if (words.length === 0) return []
    const apart = { ...sense, keys: words.map(foldWord) }
    const joined = { ...sense, keys: [foldWord(words.join(''))], joined: true } as const
    return words.length > 1 ? [apart, joined] : [apart]
  })
}

function indexed(phrases: readonly Phrase[]): Lexicon {
  const ofSeveral = phrases.filter(({ keys }) => keys.length > 1)
  const keys = new Set(phrases.flatMap((phrase) => phrase.keys))
  const long = [...keys].filter(({ length }) => length >= guessableLength)
  return {
    byFirst: grouped(phrases, (phrase) => phrase.keys[0] ?? ''),
    bySound: grouped(ofSeveral, (phrase) => soundOf(phrase.keys[0] ?? '', leastInPhrase)),
    keys,
    guessable: grouped(long, (key) => soundOf(key)),
  }
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
