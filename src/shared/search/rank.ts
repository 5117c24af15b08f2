import { isSober, isUnfit, type Meaning } from './meaning.ts'
import { holdsWord, isInTitles, type SearchRow } from './row.ts'

/** The slugs of the matching rows, best match first; equal rows keep their order. */
export function rankRows(rows: readonly SearchRow[], meaning: Meaning): string[] {
  const fitting = rows.filter(({ concepts }) => !isUnfit(concepts, meaning))
  const found = meaning.topics.length > 0 ? ofTopics(fitting, meaning) : ofDetails(fitting, meaning)
  return found.map(({ slug }) => slug)
}

/**
 * Cards of any of the topics. If topics are only hinted at, those that match the most. Among them
 * the requested kind and language, if there are any.
 */
function ofTopics(rows: readonly SearchRow[], meaning: Meaning): SearchRow[] {
  const held = new Map(rows.map((row) => [row, topicsHeld(row, meaning)]))
  const about = rows.filter((row) => held.get(row))
  const most = Math.max(...held.values())
  const meant = meaning.named ? about : about.filter((row) => held.get(row) === most)
  const kinds = meaning.kinds.filter((slug) => slug !== 'mazel-tov')
  const poster = meaning.facets.flat().filter((slug) => slug === 'poster')
  const isTold = (row: SearchRow) => isChief(row, meaning)
  const left = [meaning.languages, poster].reduce(
    (narrower, slugs) => narrowed(narrower, slugs, isTold),
    narrowed(meant, kinds),
  )
  const { pointsOf } = detailsOf(meaning)
  return sortedBy(left, (row) => [
    -Number(isChief(row, meaning)),
    -topicsHeld(row, meaning),
    firstTopic(row, meaning),
    -pointsOf(row),
  ])
}

/** Sorts by numbers, each computed once for a row; equal rows keep their order. */
function sortedBy(
  rows: readonly SearchRow[],
  ranksOf: (row: SearchRow) => readonly number[],
): SearchRow[] {
  return rows
    .map((row) => ({ row, ranks: ranksOf(row) }))
    .sort(({ ranks: one }, { ranks: other }) => {
      const place = one.findIndex((rank, index) => rank !== other[index])
      return (one[place] ?? 0) - (other[place] ?? 0)
    })
    .map(({ row }) => row)
}

/** The rows with any of the slugs; all rows if none of the slugs is decisive. */
function narrowed(
  rows: readonly SearchRow[],
  slugs: readonly string[],
  tells: (row: SearchRow) => boolean = () => true,
): readonly SearchRow[] {
  const left = rows.filter((row) => holdsAny(row, slugs))
  return left.some(tells) ? left : rows
}

function holdsAny({ concepts }: SearchRow, slugs: readonly string[]): boolean {
  return slugs.some((slug) => concepts.includes(slug))
}

function topicsHeld(row: SearchRow, { topics }: Meaning): number {
  return topics.filter((group) => holdsAny(row, group)).length
}

function firstTopic(row: SearchRow, { topics }: Meaning): number {
  return topics.findIndex((group) => holdsAny(row, group))
}

/** A card mainly about the topic comes before one that is also about it. */
function isChief({ concepts: [chief = ''] }: SearchRow, { topics }: Meaning): boolean {
  return topics.some((group) => group.includes(chief))
}

/** Without a topic: the cards that match most of the search; cards of sorrow last. */
function ofDetails(rows: readonly SearchRow[], meaning: Meaning): SearchRow[] {
  const { held, pointsOf } = detailsOf(meaning)
  const counts = new Map(rows.map((row) => [row, held(row)]))
  const most = Math.max(1, ...counts.values())
  const meant = rows.filter((row) => counts.get(row) === most)
  return sortedBy(meant, (row) => [Number(row.concepts.some(isSober)), -pointsOf(row)])
}

/** How many details of a search a row has, and how well it fits among rows that have as many. */
function detailsOf({ kinds, languages, facets, colours, unknown, hints, said }: Meaning) {
  const groups = [...[...kinds, ...languages].map((slug) => [slug]), ...facets]
  const keys = [...colours, ...unknown.map(({ beginnings }) => beginnings)]
  const held = (row: SearchRow) =>
    groups.filter((slugs) => holdsAny(row, slugs)).length +
    keys.filter((some) => holdsWord(row, some)).length
  /** Words of the title count a little more. */
  const pointsOf = (row: SearchRow) => {
    const hinted = hints.filter((slugs) => holdsAny(row, slugs)).length
    const entitled = said.filter((key) => isInTitles(row, key)).length
    return held(row) + hinted + entitled / 8
  }
  return { held, pointsOf }
}
