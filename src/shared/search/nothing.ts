import type { Category } from '../category.ts'
import { askedFor } from './asked-for.ts'
import type { Meaning } from './meaning.ts'
import { conceptTest, type SearchRow, wordTest } from './row.ts'
import type { SearchWord } from './words.ts'

/** A shelf, or one kind of card on it. */
export interface Near {
  category: string
  subCategory?: string
}

/** Why a search finds no card. */
export interface Nothing {
  /** Slug of the thing without cards; null if the search was not understood. */
  topic: string | null
  /** Similar shelves, nearest first. */
  nearest: Near[]
}

interface Found {
  meaning: Meaning
  rows: readonly SearchRow[]
  /** Slugs of the matching cards. */
  cards: readonly string[]
  categories: readonly Category[]
}

const maxNearest = 4

/** A thing asked for that has no cards outweighs anything named beside it. */
export function nothingFor({ meaning, rows, cards, categories }: Found): Nothing | null {
  const published = new Set(categories.map(({ slug }) => slug))
  const isMissing = (slug: string) => !published.has(slug) && !rows.some(conceptTest([slug]))
  const { topics, kinds } = meaning
  const missing = topics.find((group) => group.every(isMissing))
  if (missing) {
    const [topic = ''] = missing
    const own = (Object.hasOwn(askedFor, topic) && askedFor[topic]) || undefined
    const beside = own?.sober ? [] : topics.flat().filter((slug) => !missing.includes(slug))
    return { topic, nearest: readNearest([...beside, ...(own?.nearest ?? [])], categories) }
  }
  const isClear = meaning.named || meaning.unknown.every((word) => isOnCard(word, rows))
  if (isClear && (cards.length > 0 || topics.length > 0)) return null
  const beside = [...topics.filter(isNoBirth).flat(), ...kinds.map((slug) => `kind:${slug}`)]
  return { topic: null, nearest: readNearest(beside, categories) }
}

/** A birth is never guessed: the unknown word could be a sad one. */
function isNoBirth(group: readonly string[]): boolean {
  return !group.some((slug) => slug === 'its-a-boy' || slug === 'its-a-girl')
}

function isOnCard({ beginnings }: SearchWord, rows: readonly SearchRow[]): boolean {
  return rows.some(wordTest(beginnings))
}

/** Only published ones; a kind of card becomes the shelves that have it. */
function readNearest(slugs: readonly string[], categories: readonly Category[]): Near[] {
  const all = slugs.flatMap((slug): Near[] => {
    const kind = /^kind:(.+)/.exec(slug)?.[1]
    return kind ? shelvesOf(kind, categories) : [{ category: slug }]
  })
  const bySlug = new Map(all.map((near) => [near.category, near]))
  const published = new Set(categories.map(({ slug }) => slug))
  return [...bySlug.values()].filter(({ category }) => published.has(category)).slice(0, maxNearest)
}

/** The shelf of that slug before those that have it as a kind of card. */
function shelvesOf(kind: string, categories: readonly Category[]): Near[] {
  const own = categories.filter(({ slug }) => slug === kind)
  const having = categories.filter(({ sub_categories }) =>
    sub_categories.some(({ slug }) => slug === kind),
  )
  return [
    ...own.map(({ slug }) => ({ category: slug })),
    ...having.map(({ slug }) => ({ category: slug, subCategory: kind })),
  ]
}
