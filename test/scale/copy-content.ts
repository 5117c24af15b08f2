import type { Miniflare } from 'miniflare'
import * as v from 'valibot'
import { bindingStore } from '../../catalog/release/binding-store.ts'
import { inParallel } from '../../catalog/release/in-parallel.ts'
import { allDocuments } from '../../catalog/release/missing-documents.ts'
import { findDocument, openTree } from '../../catalog/release/release-tree.ts'
import { cardDocumentSchema } from '../../src/shared/card.ts'
import {
  documentKey,
  documentNames,
  pointerKey,
  pointerSchema,
} from '../../src/shared/release/release.ts'
import {
  searchNumberSql,
  searchTables,
  searchTablesSql,
} from '../../src/shared/search/search-table.ts'
import { LocalBindings } from './local-bindings.ts'

/** Rows in one statement; a value of D1 has at most 2 MB. */
const rowsInCall = 400

/** Where content is copied to. */
export interface Target {
  kv: Awaited<ReturnType<Miniflare['getKVNamespace']>>
  db: Database
  /** Slugs of the cards whose documents are copied; the others are only listed and found. */
  cards: readonly string[]
}

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** Copies the current release of the bindings in a file, with its search index. */
export async function copyContent(file: string, { kv, db, cards }: Target): Promise<void> {
  const bindings = new LocalBindings(file)
  const { readDocument } = await bindingStore(bindings)
  const pointer = (await bindings.CONTENT.get(pointerKey)) ?? ''
  const { id } = v.parse(pointerSchema, JSON.parse(pointer))
  const tree = await openTree(readDocument, id)
  const documents = await allDocuments(tree, new Set())
  const hashes = new Set([id])
  for (const [hash, check] of documents) if (check !== cardDocumentSchema) hashes.add(hash)
  for (const slug of cards) hashes.add((await findDocument(tree, documentNames.card(slug))) ?? '')
  await inParallel(hashes, async (hash) => {
    const text = await readDocument(hash)
    if (text !== null) await kv.put(documentKey(hash), text)
  })
  await kv.put(pointerKey, pointer)
  await copyRows(bindings, db, id)
  bindings.close()
}

const numbersSchema = v.array(v.object({ number: v.number() }))
const chunkSchema = v.array(v.object({ id: v.number(), row: v.string(), card: v.string() }))

/** Copies the rows of the index of a release. */
async function copyRows({ SEARCH_DB }: LocalBindings, db: Database, release: string) {
  const { rows, cards, words, releases } = searchTables
  const found = await SEARCH_DB.prepare(searchNumberSql).bind(release).all()
  const [{ number } = { number: 0 }] = v.parse(numbersSchema, found.results)
  await db.batch([
    ...searchTablesSql.map((sql) => db.prepare(sql)),
    db.prepare(`INSERT INTO ${releases} (release, number) VALUES (?, ?)`).bind(release, number),
  ])
  const columns = 'id, slug, concepts, titles, words, since, until'
  const chunk = SEARCH_DB.prepare(
    `SELECT id, json_array(${columns.replaceAll(/\w+/g, 'r.$&')}) AS row, json_array(id, card) AS card ` +
      `FROM ${rows} r JOIN ${cards} USING (id) WHERE id > ? ORDER BY id LIMIT ${rowsInCall}`,
  )
  const values = (count: number) =>
    Array.from({ length: count }, (_, index) => `value ->> ${index}`).join()
  const list = (texts: readonly string[]) => `[${texts.join()}]`
  for (let last = 0; ; ) {
    const { results } = await chunk.bind(last).all()
    const written = v.parse(chunkSchema, results)
    const end = written.at(-1)?.id
    if (end === undefined) return
    await db.batch([
      db
        .prepare(`INSERT INTO ${rows} (${columns}) SELECT ${values(7)} FROM json_each(?)`)
        .bind(list(written.map(({ row }) => row))),
      db
        .prepare(`INSERT INTO ${cards} (id, card) SELECT ${values(2)} FROM json_each(?)`)
        .bind(list(written.map(({ card }) => card))),
      db
        .prepare(
          `INSERT INTO ${words} (rowid, concepts, titles, words) ` +
            `SELECT id, concepts, titles, words FROM ${rows} WHERE id > ? AND id <= ?`,
        )
        .bind(last, end),
    ])
    last = end
  }
}
