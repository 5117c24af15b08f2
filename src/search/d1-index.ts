import * as v from 'valibot'
import { MAX_ROWS, type SearchIndex, type Term } from '#shared/search/find.ts'
import { readSearchRows } from '#shared/search/row.ts'
import { SEARCH_TABLE } from '#shared/search/search-table.ts'

const FIND =
  `SELECT slug, concepts, titles, words FROM ${SEARCH_TABLE} ` +
  `WHERE ${SEARCH_TABLE} MATCH ? ORDER BY rowid LIMIT ${MAX_ROWS}`
const ANY_ROW = `SELECT rowid FROM ${SEARCH_TABLE} LIMIT 1`
const VOCABULARY = `SELECT DISTINCT term FROM ${SEARCH_TABLE}_terms WHERE col <> 'concepts'`

const vocabularySchema = v.array(v.object({ term: v.string() }))

/** The published index. An empty one throws, as one that is not there does. */
export function d1Index(database: D1DatabaseSession): SearchIndex {
  return {
    async find(terms) {
      const find = database.prepare(FIND)
      const [all, any, anyRow] = await database.batch([
        find.bind(matchOf(terms, 'AND')),
        find.bind(matchOf(terms, 'OR')),
        database.prepare(ANY_ROW),
      ])
      if (!anyRow?.results.length) throw new Error(`no such table: ${SEARCH_TABLE} is empty`)
      return readSearchRows(all?.results.length ? all.results : any?.results)
    },
    async vocabulary() {
      const { results } = await database.prepare(VOCABULARY).all()
      return v.parse(vocabularySchema, results).map(({ term }) => term)
    },
  }
}

/** Each term quoted, so that none is ever read as an operator of FTS5. */
function matchOf(terms: readonly Term[], operator: 'AND' | 'OR'): string {
  return terms.map((term) => `(${matchTerm(term)})`).join(` ${operator} `)
}

function matchTerm({ beginnings, instead, concepts }: Term): string {
  const keys = [...beginnings.map((key) => `${quote(key)} *`), ...instead.map(quote)]
  const spelled = `{titles words} : (${keys.join(' OR ')})`
  const slugs = [...concepts.keys()].map(quote)
  return slugs.length > 0 ? `${spelled} OR {concepts} : (${slugs.join(' OR ')})` : spelled
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
