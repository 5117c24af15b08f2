import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindingStore } from '../../catalog/release/binding-store.ts'
import { buildRelease } from '../../catalog/release/build-release.ts'
import { arrange } from '../../catalog/release/content.ts'
import { publish, withdraw } from '../../catalog/release/operations.ts'
import type { ReleaseStore } from '../../catalog/release/store.ts'
import { cardDocumentSchema } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { searchTables } from '../../src/shared/search/search-table.ts'
import { needs } from '../scale/cost-model.ts'
import { manyCards } from '../scale/many-cards.ts'
import { documents } from './catalogue.ts'
import { askSite, clearStorage, forgetDocuments, replaceMethods } from './site.ts'

/** Cards of the known designs, enough for shelves with pages. */
const count = 400
const cards = [
  ...manyCards(
    documents.map((card) => v.parse(cardDocumentSchema, card)),
    count,
  ),
]
const [newest, ...older] = cards
if (!newest) throw new RangeError('there are no cards')
const rest = { categories: builtinCategories, videos: [], songs: [], gifs: [], withdrawn: [] }
const release = (own: typeof cards) => buildRelease(arrange({ ...rest, cards: own }))

let store: ReleaseStore

beforeAll(async () => {
  store = await bindingStore(env)
  await publish(store, { tree: await release(older), files: [] })
}, 120_000)

afterAll(async () => {
  await clearStorage()
  for (const table of ['releases', ...Object.values(searchTables)]) {
    await env.SEARCH_DB.exec(`DELETE FROM ${table}`)
  }
})

/** Reads of KV of one visit, and rows that D1 reads. */
async function readsOf(address: string) {
  let kvReads = 0
  let d1Rows = 0
  const CONTENT = replaceMethods(env.CONTENT, {
    get(...args: Parameters<KVNamespace['get']>) {
      kvReads++
      return env.CONTENT.get(...args)
    },
  })
  const session = env.SEARCH_DB.withSession()
  const counted = replaceMethods(session, {
    prepare(sql: string) {
      const statement = session.prepare(sql)
      return replaceMethods(statement, { bind: (...values) => counting(statement.bind(...values)) })
    },
    async batch<Row>(statements: D1PreparedStatement[]) {
      const answers = await session.batch<Row>(statements)
      for (const { meta } of answers) d1Rows += meta.rows_read
      return answers
    },
  })
  const counting = (statement: D1PreparedStatement) =>
    replaceMethods(statement, {
      async all() {
        const answer = await statement.all()
        d1Rows += answer.meta.rows_read
        return answer
      },
    })
  const SEARCH_DB = replaceMethods(env.SEARCH_DB, { withSession: () => counted })
  expect((await askSite(address, {}, { CONTENT, SEARCH_DB })).status).toBe(200)
  return { kvReads, d1Rows }
}

const addresses = {
  home: '/',
  category: '/cards/wedding',
  card: `/card/${newest.design.slug}`,
  search: '/api/search?q=wedding',
} as const

test.each(['home', 'category', 'card', 'search'] as const)(
  '%s reads no more than its bill says',
  async (page) => {
    await publish(store, { tree: await release(cards), files: [] })
    const { coldKvReads, kvReads, d1Rows } = needs[page]
    forgetDocuments()
    const cold = await readsOf(addresses[page])
    expect(cold.kvReads).toBeLessThanOrEqual(coldKvReads)
    expect(cold.d1Rows).toBeLessThanOrEqual(d1Rows)
    const warm = await readsOf(addresses[page])
    expect(warm).toEqual({ kvReads, d1Rows: 0 })
  },
)

test('one change writes few documents and rows', async () => {
  await publish(store, { tree: await release(older), files: [] })
  const rowsIn = async () => {
    const sql = `SELECT count(*) AS count FROM ${searchTables.rows}`
    return (await env.SEARCH_DB.prepare(sql).first<number>('count')) ?? 0
  }
  const before = await rowsIn()
  const renamed = { ...newest, design: { ...newest.design, titles: { en: 'Another title' } } }
  const added = await publish(store, { tree: await release([renamed, ...older]), files: [] })
  expect(added.searchRows).toBe(1)
  expect(added.documents).toBeLessThan(20)
  expect(await rowsIn()).toBe(before + 1)
  const gone = await withdraw(store, newest.design.slug)
  expect(gone.searchRows).toBe(0)
  expect(await rowsIn()).toBe(before + 1)
})
