import * as v from 'valibot'
import { shelfCardSchema } from '#shared/card.ts'
import { maxRows, type Wanted } from '#shared/search/find.ts'
import { readSearchRows } from '#shared/search/row.ts'
import type { CardIndex } from './card-index.ts'

const numberedSchema = v.array(v.object({ rowid: v.number(), slug: v.string() }))
const cardsSchema = v.array(
  v.object({
    slug: v.string(),
    card: v.pipe(v.string(), v.parseJson(), shelfCardSchema),
  }),
)

/**
 * The index in a table of D1.
 *
 * @param table named by `searchTable`
 */
export function d1Index(database: D1DatabaseSession, table: string): CardIndex {
  const rowids = new Map<string, number>()
  async function query(sql: string, values: readonly (string | number)[]): Promise<unknown> {
    const [answer] = await database.batch([database.prepare(sql).bind(...values)])
    return answer?.results
  }
  return {
    async find(wanted) {
      const sql =
        `SELECT rowid, slug, concepts, titles, words FROM ${table} ` +
        `WHERE ${table} MATCH ? ORDER BY rowid LIMIT ${maxRows}`
      const found = await query(sql, [matchOf(wanted)])
      for (const { rowid, slug } of v.parse(numberedSchema, found)) rowids.set(slug, rowid)
      return readSearchRows(found)
    },
    async cards(slugs) {
      const numbers = slugs.flatMap((slug) => rowids.get(slug) ?? [])
      if (numbers.length === 0) return []
      const places = numbers.map(() => '?').join(', ')
      const sql = `SELECT slug, card FROM ${table} WHERE rowid IN (${places})`
      const found = v.parse(cardsSchema, await query(sql, numbers))
      const bySlug = new Map(found.map(({ slug, card }) => [slug, card]))
      return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
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
