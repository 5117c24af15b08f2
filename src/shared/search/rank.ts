import { isSober, isUnfit, type Meaning } from './meaning.ts'
import { holdsWord, type SearchRow } from './row.ts'

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
  const about = rows.filter((row) => topicsHeld(row, meaning) > 0)
  const most = Math.max(...about.map((row) => topicsHeld(row, meaning)))
  const meant = meaning.named ? about : about.filter((row) => topicsHeld(row, meaning) === most)
  const kinds = meaning.kinds.filter((slug) => slug !== 'mazel-tov')
  const poster = meaning.facets.flat().filter((slug) => slug === 'poster')
  const isTold = (row: SearchRow) => isChief(row, meaning)
  return [meaning.languages, poster]
    .reduce((left, slugs) => narrowed(left, slugs, isTold), narrowed(meant, kinds))
    .toSorted(
      (a, b) =>
        Number(isChief(b, meaning)) - Number(isChief(a, meaning)) ||
        topicsHeld(b, meaning) - topicsHeld(a, meaning) ||
        firstTopic(a, meaning) - firstTopic(b, meaning) ||
        pointsOf(b, meaning) - pointsOf(a, meaning),
    )
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
  const most = Math.max(1, ...rows.map((row) => detailsHeld(row, meaning)))
  const isSad = ({ concepts }: SearchRow) => Number(concepts.some(isSober))
  return rows
    .filter((row) => detailsHeld(row, meaning) === most)
    .toSorted((a, b) => isSad(a) - isSad(b) || pointsOf(b, meaning) - pointsOf(a, meaning))
}

function detailsHeld(row: SearchRow, meaning: Meaning): number {
  const { kinds, languages, facets, colours, unknown } = meaning
  const said = [...[...kinds, ...languages].map((slug) => [slug]), ...facets]
  return (
    said.filter((slugs) => holdsAny(row, slugs)).length +
    colours.filter((keys) => holdsWord(row, keys)).length +
    unknown.filter(({ beginnings }) => holdsWord(row, beginnings)).length
  )
}

/** Words of the title count a little more. */
function pointsOf(row: SearchRow, meaning: Meaning): number {
  const hinted = meaning.hints.filter((slugs) => holdsAny(row, slugs)).length
  const entitled = meaning.said.filter((key) => row.titles.includes(key)).length
  return detailsHeld(row, meaning) + hinted + entitled / 8
}
