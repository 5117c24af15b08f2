import * as v from 'valibot'
import { type ShelfCard, shelfCardSchema } from '#shared/card.ts'
import { maxRows, type Wanted } from '#shared/search/find.ts'
import type { SearchRow } from '#shared/search/row.ts'
import { cardsSql, fieldEnd, matchingRowsSql, rowEnd } from '#shared/search/search-table.ts'
import { SizedCache } from '#shared/sized-cache.ts'
import type { CardIndex } from './card-index.ts'

interface FoundRow extends SearchRow {
  id: number
}

/** The memory of an isolate for rows, letters: the broadest rows of about 50 occasions and words. */
const maxRowLetters = 8_000_000
const maxCards = 1000

/**
 * A search with more parts asks for all rows in one query: with a query for each part, a row that has
 * several parts would come several times.
 */
const maxParts = 4

/*
 * Module state that requests share: the keys begin with the release, whose index never changes. A
 * visitor's next letter often asks for rows that another visitor has asked for.
 */
const keptRows = new SizedCache<readonly FoundRow[]>(maxRowLetters)
const keptCards = new SizedCache<ShelfCard>(maxCards)

/** As in an isolate that has just started. */
export function forgetSearches(): void {
  keptRows.clear()
  keptCards.clear()
}

const foundSchema = v.tuple([
  v.object({ number: v.nullable(v.number()), rows: v.nullable(v.string()) }),
])

const cardsSchema = v.array(
  v.object({
    id: v.number(),
    card: v.pipe(v.string(), v.parseJson(), shelfCardSchema),
  }),
)

/** The release has no index in D1. */
export class NoIndexError extends Error {
  override name = 'NoIndexError'
}

/**
 * The index of a release in D1.
 *
 * @param release its id
 */
export function d1Index(database: D1DatabaseSession, release: string): CardIndex {
  let found: readonly FoundRow[] = []
  async function readRows(matches: readonly string[]): Promise<(readonly FoundRow[])[]> {
    const rows = new Map(matches.map((match) => [match, keptRows.get(`${release} ${match}`)]))
    const missing = matches.filter((match) => !rows.get(match))
    const answers = missing.length > 0 ? await queryRows(missing) : []
    for (const [match, found] of answers) rows.set(match, found)
    return matches.map((match) => rows.get(match) ?? [])
  }
  async function queryRows(matches: readonly string[]): Promise<[string, readonly FoundRow[]][]> {
    const query = database.prepare(matchingRowsSql(maxRows))
    const answers = await database.batch(matches.map((match) => query.bind(match, release)))
    return matches.map((match, place) => {
      const [{ number, rows }] = v.parse(foundSchema, answers[place]?.results)
      if (number === null) throw new NoIndexError(release)
      const lines = rows?.split(rowEnd) ?? []
      const found = lines.map(readRow).sort((one, other) => one.id - other.id)
      keptRows.keep(`${release} ${match}`, found, match.length + (rows?.length ?? 0))
      return [match, found]
    })
  }
  async function readCards(wanted: readonly number[]): Promise<void> {
    if (wanted.length === 0) return
    const query = database.prepare(cardsSql).bind(JSON.stringify(wanted))
    for (const { id, card } of v.parse(cardsSchema, (await query.all()).results)) {
      keptCards.keep(`${release} ${id}`, card, 1)
    }
  }
  return {
    /** @throws NoIndexError when the release has no index */
    async find(wanted) {
      const parts = partsOf(wanted)
      const matches = parts.length > maxParts ? [parts.join(' OR ')] : parts
      found = (await readRows(matches)).reduce(mergeRows)
      return found
    },
    async cards(slugs) {
      const named = new Set(slugs)
      const rows = found.filter(({ slug }) => named.has(slug))
      const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
      const wanted = slugs.flatMap((slug) => ids.get(slug) ?? [])
      await readCards(wanted.filter((id) => !keptCards.get(`${release} ${id}`)))
      return wanted.flatMap((id) => keptCards.get(`${release} ${id}`) ?? [])
    },
  }
}

function readRow(line: string): FoundRow {
  const [id, slug, concepts, titles, words, ...others] = line.split(fieldEnd)
  if (!slug || !concepts || !titles || !words || others.length > 0) {
    throw new TypeError(`a row of the search index cannot be read: ${line.slice(0, 80)}`)
  }
  return { id: Number(id), slug, concepts, titles, words }
}

/** The first rows of two lists in the order of the catalogue, each once. */
function mergeRows(one: readonly FoundRow[], other: readonly FoundRow[]): readonly FoundRow[] {
  const merged: FoundRow[] = []
  let [place, otherPlace] = [0, 0]
  while (merged.length < maxRows) {
    const [row, otherRow] = [one[place], other[otherPlace]]
    const next = row && !(otherRow && otherRow.id < row.id) ? row : otherRow
    if (!next) break
    merged.push(next)
    if (row?.id === next.id) place++
    if (otherRow?.id === next.id) otherPlace++
  }
  return merged
}

/**
 * The FTS5 query of each slug and of each word, so that the rows of one are kept for every search
 * that has it. Each key is quoted, so that FTS5 never reads it as an operator.
 */
function partsOf({ slugs, words }: Wanted): string[] {
  const parts = [
    ...slugs.map((slug) => `{concepts} : ${quote(slug)}`),
    ...words.map(
      (keys) => `{titles words} : (${keys.map((key) => `${quote(key)} *`).join(' OR ')})`,
    ),
  ]
  return parts.length > 0 ? parts : [quote('')]
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
