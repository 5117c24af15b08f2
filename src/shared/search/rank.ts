import { isUnfit, type Meaning, soberSlugs } from './meaning.ts'
import { conceptTest, type RowTest, type SearchRow, titleTest, wordTest } from './row.ts'

/** The slugs of the matching rows, best match first; equal rows keep their order. */
export function rankRows(rows: readonly SearchRow[], meaning: Meaning): string[] {
  const fitting = meaning.gender === null ? rows : rows.filter((row) => !isUnfit(row, meaning))
  const found = meaning.topics.length > 0 ? ofTopics(fitting, meaning) : ofDetails(fitting, meaning)
  return found.map(({ slug }) => slug)
}

/**
 * Cards of any of the topics. If topics are only hinted at, those that match the most. Among them
 * the requested kind and language, if there are any.
 */
function ofTopics(rows: readonly SearchRow[], meaning: Meaning): readonly SearchRow[] {
  const topics = meaning.topics.map(conceptTest)
  const held = counted(rows, topics)
  const least = meaning.named ? 1 : Math.max(1, ...held.values())
  const meant = rows.filter((row) => (held.get(row) ?? 0) >= least)
  const kinds = meaning.kinds.filter((slug) => slug !== 'mazel-tov')
  const poster = meaning.facets.flat().filter((slug) => slug === 'poster')
  const isChief = chiefTest(meaning)
  const left = [meaning.languages, poster].reduce(
    (narrower, slugs) => narrowed(narrower, slugs, isChief),
    narrowed(meant, kinds, () => true),
  )
  const { tests, finePoints } = detailsOf(meaning)
  return sortedBy(left, (row) =>
    joined(
      -Number(isChief(row)),
      -(held.get(row) ?? 0),
      topics.findIndex((test) => test(row)),
      -howMany(row, tests) - finePoints(row),
    ),
  )
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

/** Sorts by numbers, the least first; equal rows keep their order. */
function sortedBy(rows: readonly SearchRow[], rankOf: (row: SearchRow) => number): SearchRow[] {
  // Most rows are equal to others, so there are few groups to sort.
  const groups = new Map<number, SearchRow[]>()
  for (const row of rows) {
    const rank = rankOf(row)
    const group = groups.get(rank)
    if (group) group.push(row)
    else groups.set(rank, [row])
  }
  const ranks = [...groups.keys()].sort((one, other) => one - other)
  return ranks.flatMap((rank) => groups.get(rank) ?? [])
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

/** A card mainly about a topic comes before one that is also about it. */
function chiefTest({ topics }: Meaning): RowTest {
  const beginnings = topics.flat().map((slug) => ` ${slug} `)
  return ({ concepts }) => beginnings.some((beginning) => concepts.startsWith(beginning))
}

const isOfSorrow = conceptTest(soberSlugs)

/** Without a topic: the cards that match most of the search; cards of sorrow last. */
function ofDetails(rows: readonly SearchRow[], meaning: Meaning): readonly SearchRow[] {
  const { tests, finePoints } = detailsOf(meaning)
  const held = counted(rows, tests)
  const least = Math.max(1, ...held.values())
  const meant = rows.filter((row) => held.get(row) === least)
  return sortedBy(meant, (row) => joined(Number(isOfSorrow(row)), -finePoints(row)))
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
