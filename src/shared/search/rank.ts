import { isUnfit, type Meaning, soberSlugs } from './meaning.ts'
import { conceptTest, type RowTest, type SearchRow, titleTest, wordTest } from './row.ts'

/**
 * The slugs of the matching rows, best match first; equal rows keep their order.
 *
 * @param most number of cards to put in order; the rest follow in any order
 */
export function rankRows(
  rows: readonly SearchRow[],
  meaning: Meaning,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const fits = byConcepts((row) => !isUnfit(row, meaning))
  const fitting = meaning.gender === null ? rows : rows.filter(fits)
  const rank = meaning.topics.length > 0 ? ofTopics : ofDetails
  return rank(fitting, meaning, most).map(({ slug }) => slug)
}

/**
 * Cards of any of the topics. If topics are only hinted at, those that match the most. Among them
 * the requested kind and language, if there are any.
 */
function ofTopics(rows: readonly SearchRow[], meaning: Meaning, most: number): SearchRow[] {
  const standingOf = standingIn(meaning)
  const held = (row: SearchRow) => standingOf(row).held
  const least = meaning.named ? 1 : Math.max(1, ...rows.map(held))
  const meant = rows.filter((row) => held(row) >= least)
  const kinds = meaning.kinds.filter((slug) => slug !== 'mazel-tov')
  const poster = meaning.facets.flat().filter((slug) => slug === 'poster')
  const left = [meaning.languages, poster].reduce(
    (narrower, slugs) => narrowed(narrower, slugs, (row) => standingOf(row).isChief),
    narrowed(meant, kinds, () => true),
  )
  const { tests, finePoints } = detailsOf(meaning)
  return sortedBy(left, {
    rankOf: (row) => standingOf(row).rank,
    tieOf: (row) => -howMany(row, tests) - finePoints(row),
    most,
  })
}

/** How a row stands to the topics of a search. */
interface Standing {
  /** How many of them it has. */
  held: number
  /** Whether it is mainly about one. */
  isChief: boolean
  /** The least is the best. */
  rank: number
}

function standingIn({ topics }: Meaning): (row: SearchRow) => Standing {
  const tests = topics.map(conceptTest)
  const beginnings = topics.flat().map((slug) => ` ${slug} `)
  return byConcepts((row) => {
    const has = tests.map((test) => test(row))
    const held = has.filter(Boolean).length
    // A card mainly about a topic comes before one that is also about it.
    const isChief = beginnings.some((beginning) => row.concepts.startsWith(beginning))
    return { held, isChief, rank: joined(-Number(isChief), -held, has.indexOf(true)) }
  })
}

type Concepts = Pick<SearchRow, 'concepts'>

/** Judges rows by their concepts. Hundreds of rows have a few dozen lists of them, each judged once. */
function byConcepts<Verdict>(judge: (row: Concepts) => Verdict): (row: Concepts) => Verdict {
  const known = new Map<string, Verdict>()
  return (row) => {
    const judged = known.get(row.concepts)
    if (judged !== undefined) return judged
    const verdict = judge(row)
    known.set(row.concepts, verdict)
    return verdict
  }
}

/** How many of the tests each row passes. */
function counted(rows: readonly SearchRow[], tests: readonly RowTest[]): Map<SearchRow, number> {
  return new Map(rows.map((row) => [row, howMany(row, tests)]))
}

function howMany(row: SearchRow, tests: readonly RowTest[]): number {
  let count = 0
  for (const test of tests) if (test(row)) count++
  return count
}

interface Order {
  rankOf: (row: SearchRow) => number
  /** Decides among rows of one rank. */
  tieOf: (row: SearchRow) => number
  /** Number of cards to put in order; the rest follow in any order. */
  most: number
}

/** Sorts by numbers, the least first; equal rows keep their order. */
function sortedBy(rows: readonly SearchRow[], { rankOf, tieOf, most }: Order): SearchRow[] {
  const sorted: SearchRow[] = []
  for (const group of groupsOf(rows, rankOf)) {
    const isShown = sorted.length < most && group.length > 1
    sorted.push(...(isShown ? groupsOf(group, tieOf).flat() : group))
  }
  return sorted
}

/** Most rows are equal to others, so there are few groups to sort. */
function groupsOf(rows: readonly SearchRow[], rankOf: (row: SearchRow) => number): SearchRow[][] {
  const groups = new Map<number, SearchRow[]>()
  for (const row of rows) {
    const rank = rankOf(row)
    const group = groups.get(rank)
    if (group) group.push(row)
    else groups.set(rank, [row])
  }
  return [...groups].sort(([one], [other]) => one - other).map(([, group]) => group)
}

/** Ranks of a row count far fewer details than this. */
const rankSpan = 1000

/** One number for several ranks, of which the first that differ decide. */
function joined(...ranks: readonly number[]): number {
  return ranks.reduce((sum, rank) => sum * rankSpan + rank, 0)
}

/** The rows with any of the slugs; all rows if none of the slugs is decisive. */
function narrowed(
  rows: readonly SearchRow[],
  slugs: readonly string[],
  tells: RowTest,
): readonly SearchRow[] {
  if (slugs.length === 0) return rows
  const left = rows.filter(conceptTest(slugs))
  return left.some(tells) ? left : rows
}

const isOfSorrow = conceptTest(soberSlugs)

function isOnShelfOf({ concepts }: Concepts, kinds: readonly string[]): boolean {
  return kinds.some((slug) => concepts.startsWith(` ${slug} `))
}

/** Without a topic: the cards that match most of the search, those of a kind's own shelf first, cards of sorrow last. */
function ofDetails(rows: readonly SearchRow[], meaning: Meaning, most: number): SearchRow[] {
  const { tests, finePoints } = detailsOf(meaning)
  const held = counted(rows, tests)
  const least = Math.max(1, ...held.values())
  const meant = rows.filter((row) => held.get(row) === least)
  return sortedBy(meant, {
    rankOf: (row) => joined(Number(isOfSorrow(row)), -Number(isOnShelfOf(row, meaning.kinds))),
    tieOf: (row) => -finePoints(row),
    most,
  })
}

/** The details of a search, and what decides among rows that have as many of them. */
function detailsOf({ kinds, languages, facets, colours, unknown, hints, said }: Meaning) {
  const groups = [...[...kinds, ...languages].map((slug) => [slug]), ...facets]
  const keys = [...colours, ...unknown.map(({ beginnings }) => beginnings)]
  const tests = [...groups.map(conceptTest), ...keys.map(wordTest)]
  const hinted = hints.map(conceptTest)
  const entitled = said.map(titleTest)
  /** Words of the title count a little more. */
  const finePoints = (row: SearchRow) => howMany(row, hinted) + howMany(row, entitled) / 8
  return { tests, finePoints }
}
