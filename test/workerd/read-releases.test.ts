import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rollback } from '../../catalog/release/operations.ts'
import { repairPointer } from '../../catalog/release/publish-release.ts'
import { settleReleases } from '../../src/release/settle-releases.ts'
import { documentKey, pointerKey } from '../../src/shared/release/release.ts'
import { cardPath, pageDataPath } from '../../src/shared/routes.ts'
import { shippedSongs } from './publish-content.ts'
import { clearReleases, publishAll, retitled, slug, store, titleOf } from './release-world.ts'
import { askSite, breakDown, forgetDocuments, replaceMethods } from './site.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearReleases()
})

describe('reading', () => {
  test('a page is made from one release, also when the pointer moves meanwhile', async () => {
    await publishAll()
    await publishAll(retitled('The second'))
    const second = await store.readPointer()
    await rollback(store)
    forgetDocuments()
    let reads = 0
    const CONTENT = replaceMethods(env.CONTENT, {
      async get(key: string) {
        const value = await env.CONTENT.get(key)
        if (key === pointerKey) reads++
        else await env.CONTENT.put(pointerKey, second ?? '')
        return value
      },
    })
    const first = await titleOf(cardPath(slug), { CONTENT })
    expect(reads).toBe(1)
    expect(first).not.toContain('The second')
    expect(await titleOf(cardPath(slug))).toContain('The second')
  })

  test('a card needs the pointer, the root and at most three documents from KV', async () => {
    await publishAll()
    forgetDocuments()
    const keys: string[] = []
    const CONTENT = replaceMethods(env.CONTENT, {
      get(key: string) {
        keys.push(key)
        return env.CONTENT.get(key)
      },
    })
    await askSite(pageDataPath(cardPath(slug)), {}, { CONTENT })
    expect(keys.length).toBeLessThanOrEqual(6)
    keys.length = 0
    await askSite(pageDataPath(cardPath(slug)), {}, { CONTENT })
    expect(keys).toEqual([pointerKey])
  })

  test('what is read is frozen, since requests share it', async () => {
    const songs = await shippedSongs()
    expect(Object.isFrozen(songs)).toBe(true)
    expect(Object.isFrozen(songs[0]?.titles)).toBe(true)
    expect(await shippedSongs()).toBe(songs)
  })

  test('the last known release stands while the pointer cannot be read, else what ships', async () => {
    const down = { CONTENT: breakDown(env.CONTENT) }
    expect((await askSite('/api/categories', {}, down)).headers.get('x-data-source')).toBe(
      'builtin',
    )
    await publishAll()
    expect((await askSite(cardPath(slug))).status).toBe(200)
    expect((await askSite(cardPath(slug), {}, down)).status).toBe(200)
    const categories = await askSite('/api/categories', {}, down)
    expect(categories.headers.get('x-data-source')).toBe('last-known-good')
  })

  test('a release with a lost document gives way to what ships, as a whole', async () => {
    const { id } = await publishAll()
    await env.CONTENT.delete(documentKey(id))
    forgetDocuments()
    const categories = await askSite('/api/categories')
    expect(categories.headers.get('x-data-source')).toBe('builtin')
    expect(categories.headers.get('cache-control')).toBe('public, max-age=30')
  })

  test('a text that is not that of its hash is refused', async () => {
    const { id } = await publishAll()
    const text = (await env.CONTENT.get(documentKey(id))) ?? ''
    await env.CONTENT.put(documentKey(id), text.replace('wedding', 'weddinh'))
    forgetDocuments()
    expect((await askSite('/api/categories')).headers.get('x-data-source')).toBe('builtin')
  })
})

describe('settling', () => {
  const purging = () => {
    const tags: string[] = []
    const purge = async (options: { tags?: string[] }) => {
      tags.push(...(options.tags ?? []))
      return { success: true, errors: [] }
    }
    return { tags, cache: { purge } }
  }

  test('the pointer is repaired when a publication ended before it was copied', async () => {
    await publishAll()
    const old = (await store.readPointer()) ?? ''
    await publishAll(retitled('The second'))
    await store.writePointer(old)
    await settleReleases(env, undefined)
    expect(await titleOf(cardPath(slug))).toContain('The second')
    await store.writePointer(old)
    await repairPointer(store)
    expect(JSON.parse((await store.readPointer()) ?? '')).toMatchObject({ number: 2 })
  })

  test('pages with a changed part are purged for some minutes, no others', async () => {
    await publishAll()
    await publishAll(retitled('The second'))
    const tagsOf = async (address: string) =>
      (await askSite(address)).headers.get('cache-tag')?.split(',') ?? []
    const old = Date.now() + 600_000
    const late = purging()
    await settleReleases(env, late.cache, old)
    expect(late.tags).toEqual([])
    await env.SEARCH_DB.exec("UPDATE releases SET at = '2020-01-01T00:00:00.000Z' WHERE number = 1")
    const { tags, cache } = purging()
    await settleReleases(env, cache)
    const isPurged = async (address: string) =>
      (await tagsOf(address)).some((tag) => tags.includes(tag))
    expect(await isPurged(cardPath(slug))).toBe(true)
    expect(await isPurged('/cards/bar-mitzvah')).toBe(true)
    expect(await isPurged('/search?q=velvet')).toBe(true)
    expect(await isPurged('/cards/wedding')).toBe(false)
    expect(await isPurged('/privacy')).toBe(false)
  })

  test('a publication whose changes cannot be read purges all content', async () => {
    await publishAll()
    const { id }: { id: string } = JSON.parse((await store.readPointer()) ?? '')
    await publishAll(retitled('The second'))
    await env.CONTENT.delete(documentKey(id))
    forgetDocuments()
    const { tags, cache } = purging()
    await settleReleases(env, cache)
    expect(tags).toEqual(['content'])
  })

  test('the first publication purges all content', async () => {
    await publishAll()
    const { tags, cache } = purging()
    await settleReleases(env, cache)
    expect(tags).toEqual(['content'])
    expect((await askSite('/')).headers.get('cache-tag')).toMatch(/^content,/)
  })
})
