import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { builtinIndex } from '../../src/search/builtin-index.ts'
import { d1Index } from '../../src/search/d1-index.ts'
import { Services } from '../../src/services/services.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { findInIndex, type Wanted } from '../../src/shared/search/find.ts'
import { memoryIndex } from '../../src/shared/search/memory-index.ts'
import { hostileQuery } from '../fixtures/hostile-query.ts'
import { casesOf, catalogueRows, writtenRows } from '../fixtures/judge-search.ts'
import { heldOutJury, tuningJury } from '../fixtures/search-jury.ts'
import { searchRows } from './catalogue.ts'
import { fillIndex } from './publish-content.ts'
import { clearStorage } from './site.ts'

afterEach(clearStorage)

/** Each names an index of its own. */
const juryRelease = '0123456789abcdef0123456789abcdef'
const hostileRelease = 'fedcba9876543210fedcba9876543210'

test('D1 gives the rows that memory does for every query of the jury', async () => {
  const [{ card } = {}] = searchRows
  if (!card) throw new RangeError('there is no card')
  const rows = writtenRows.map((row) => ({ ...row, card }))
  await fillIndex(juryRelease, rows)
  const memory = memoryIndex(catalogueRows)
  const asked = new Map<string, Wanted>()
  const find = (wanted: Wanted) => {
    asked.set(JSON.stringify(wanted), wanted)
    return memory.find(wanted)
  }
  for (const { query } of [...casesOf(tuningJury), ...casesOf(heldOutJury)]) {
    await findInIndex({ find }, { query, categories: builtinCategories })
  }
  expect(asked.size).toBeGreaterThan(100)
  const published = d1Index(env.SEARCH_DB.withSession(), juryRelease)
  for (const [name, wanted] of asked) {
    const slugs = (await published.find(wanted)).map(({ slug }) => slug)
    expect(slugs, name).toEqual((await memory.find(wanted)).map(({ slug }) => slug))
  }
})

test('no query is read as FTS5 or SQL, and D1 answers as memory does', async () => {
  const builtin = await builtinIndex(new Services(env))
  await fillIndex(hostileRelease, searchRows)
  await fc.assert(
    fc.asyncProperty(hostileQuery, async (query) => {
      const published = await findInIndex(d1Index(env.SEARCH_DB.withSession(), hostileRelease), {
        query,
        categories: builtinCategories,
      })
      expect(published).toEqual(
        await findInIndex(builtin, { query, categories: builtinCategories }),
      )
    }),
    { numRuns: 200 },
  )
}, 60_000)
