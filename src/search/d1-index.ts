import * as v from 'valibot'
import { shelfCardSchema } from '#shared/card.ts'
import { maxRows, type Wanted } from '#shared/search/find.ts'
import { readSearchRows, type WrittenSearchRow } from '#shared/search/row.ts'
import { cardsSql, matchingRowsSql, searchNumberSql } from '#shared/search/search-table.ts'
import type { CardIndex } from './card-index.ts'

interface FoundRow extends WrittenSearchRow {
  id: number
}

/** One check for the whole list, since hundreds of rows are ranked for each letter typed. */
const rowsSchema = v.custom<FoundRow[]>(
  (input) => Array.isArray(input) && input.every(isFoundRow),
  'not a list of rows',
)

function isFoundRow(row: Partial<Record<keyof FoundRow, unknown>> | null): boolean {
  return (
    typeof row?.id === 'number' &&
    typeof row.slug === 'string' &&
    typeof row.concepts === 'string' &&
    typeof row.titles === 'string' &&
    typeof row.words === 'string'
  )
}

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
  const ids = new Map<string, number>()
  async function query(...statements: D1PreparedStatement[]): Promise<unknown[]> {
    return (await database.batch(statements)).map(({ results }) => results)
  }
  return {
    /** @throws NoIndexError when the release has no index */
    async find(wanted) {
      const match = database.prepare(matchingRowsSql(maxRows)).bind(matchOf(wanted), release)
      const [numbers, found] = await query(database.prepare(searchNumberSql).bind(release), match)
      if (v.parse(v.array(v.unknown()), numbers).length === 0) throw new NoIndexError(release)
      const rows = v.parse(rowsSchema, found)
      for (const { id, slug } of rows) ids.set(slug, id)
      return readSearchRows(rows)
    },
    async cards(slugs) {
      const wanted = slugs.flatMap((slug) => ids.get(slug) ?? [])
      if (wanted.length === 0) return []
      const [found] = await query(database.prepare(cardsSql).bind(JSON.stringify(wanted)))
      const byId = new Map(v.parse(cardsSchema, found).map(({ id, card }) => [id, card]))
      return wanted.flatMap((id) => byId.get(id) ?? [])
    },
  }
}

/** Each word is quoted, so that FTS5 never reads it as an operator; empty if nothing is wanted. */
function matchOf({ slugs, keys }: Wanted): string {
  const parts = [
    keys.length > 0
      ? `{titles words} : (${keys.map((key) => `${quote(key)} *`).join(' OR ')})`
      : '',
    slugs.length > 0 ? `{concepts} : (${slugs.map(quote).join(' OR ')})` : '',
  ]
  return parts.filter((part) => part !== '').join(' OR ') || quote('')
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
