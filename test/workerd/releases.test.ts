import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bindingStore } from '../../catalog/release/binding-store.ts'
import { publish, restore, rollback, withdraw } from '../../catalog/release/operations.ts'
import { prune } from '../../catalog/release/prune.ts'
import { ConflictError, PruningError } from '../../catalog/release/refused-error.ts'
import type { ReleaseStore } from '../../catalog/release/store.ts'
import { settleReleases } from '../../src/release/settle-releases.ts'
import { documentKey } from '../../src/shared/release/release.ts'
import { cardPath, pageDataPath, searchCallPath } from '../../src/shared/routes.ts'
import { documents } from './catalogue.ts'
import {
  catalogue,
  clearReleases,
  publishAll,
  retitled,
  slug,
  sourceOf,
  store,
  titleOf,
} from './release-world.ts'
import { askSite, forgetDocuments, replaceMethods } from './site.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearReleases()
})

async function shelfSlugs(bindings: Partial<Env> = {}): Promise<string[]> {
  const address = pageDataPath('/cards/bar-mitzvah')
  const page = await askSite(address, {}, bindings)
  const { cards }: { cards: { slug: string }[] } = await page.json()
  return cards.map((card) => card.slug)
}

async function foundSlugs(query: string): Promise<string[]> {
  const answer = await askSite(searchCallPath(query))
  const { cards }: { cards: { slug: string }[] } = await answer.json()
  return cards.map((card) => card.slug)
}

describe('publishing', () => {
  test('makes a catalogue visible at once', async () => {
    expect((await askSite(cardPath(slug))).status).toBe(404)
    const { id, documents, searchRows } = await publishAll()
    expect(documents).toBeGreaterThan(20)
    expect(searchRows).toBe(catalogue.cards.length)
    expect((await askSite(cardPath(slug))).status).toBe(200)
    expect(await shelfSlugs()).toContain(slug)
    expect(await foundSlugs('velvet')).toContain(slug)
    expect(await store.readLog(9)).toMatchObject([{ number: 1, id, action: 'publish' }])
  })

  test('again changes nothing, and writes nothing', async () => {
    const first = await publishAll()
    const again = await publishAll()
    expect(again).toEqual({
      ...first,
      changed: [],
      documents: 0,
      searchRows: 0,
      changesRelease: false,
    })
    expect(await store.readLog(9)).toHaveLength(1)
  })

  test('a change writes the card and what names it, and says so', async () => {
    await publishAll()
    const outcome = await publishAll(retitled('Velvet in gold'))
    expect(outcome.changed).toEqual(
      expect.arrayContaining([`card:${slug}`, 'shelf:bar-mitzvah', 'search']),
    )
    expect(outcome.changed).not.toContain('shelf:wedding')
    expect(outcome.documents).toBeLessThan(15)
    expect(await titleOf(cardPath(slug))).toContain('Velvet in gold')
  })

  test('a repair writes what is lost, and keeps what is withdrawn', async () => {
    await publishAll()
    const { id } = await withdraw(store, 'papercut-arch')
    const { keys } = await env.CONTENT.list({ prefix: documentKey('') })
    for (const { name } of keys) await env.CONTENT.delete(name)
    expect((await env.CONTENT.get(documentKey(id))) ?? '').toBe('')
    await expect(publishAll()).rejects.toThrow('try "publish --repair"')
    const source = await sourceOf()
    expect((await publish(store, source, { isRepair: true })).id).toBe(id)
    forgetDocuments()
    expect((await askSite(cardPath(slug))).status).toBe(200)
    expect((await askSite(cardPath('papercut-arch'))).status).toBe(404)
    expect((await publish(store, source, { isRepair: true })).documents).toBe(0)
  })

  test('a dry run writes nothing', async () => {
    const source = await sourceOf()
    const planned = await publish(store, source, { isDryRun: true })
    expect(planned.documents).toBeGreaterThan(20)
    expect((await env.CONTENT.list()).keys).toEqual([])
    expect(await store.readLog(1)).toEqual([])
  })

  test('an invalid or repeated document is refused before anything is written', async () => {
    const [card] = documents
    if (!card) throw new RangeError('there is no card')
    const broken = { ...card, design: { ...card.design, slug: 'NO SLUG' } }
    await expect(publishAll({ ...catalogue, cards: [broken] })).rejects.toThrow('Invalid')
    await expect(publishAll({ ...catalogue, cards: [card, card] })).rejects.toThrow('there are two')
    expect((await env.CONTENT.list()).keys).toEqual([])
  })

  test('files are written once', async () => {
    const read = vi.fn(async () => new TextEncoder().encode('picture'))
    const files = [{ key: 'cards/velvet.png', size: 7, read }]
    const source = await sourceOf()
    expect((await publish(store, { ...source, files })).files).toBe(1)
    expect((await publish(store, { ...source, files })).files).toBe(0)
    expect(read).toHaveBeenCalledTimes(1)
    expect((await env.MEDIA.head('cards/velvet.png'))?.httpMetadata?.contentType).toBe('image/png')
  })
})

describe('a withdrawal', () => {
  test('takes a card off its page, its shelves and search, and lasts', async () => {
    await publishAll()
    const { changed } = await withdraw(store, slug)
    expect(changed).toContain(`card:${slug}`)
    expect((await askSite(cardPath(slug))).status).toBe(404)
    expect(await shelfSlugs()).not.toContain(slug)
    expect(await foundSlugs('velvet')).not.toContain(slug)
    await publishAll(retitled('Another title'))
    expect((await askSite(cardPath(slug))).status).toBe(404)
    await restore(store, slug, await sourceOf())
    expect((await askSite(cardPath(slug))).status).toBe(200)
  })

  test('of something that there is not is refused', async () => {
    await expect(withdraw(store, slug)).rejects.toThrow('Nothing is published yet.')
    await publishAll()
    await expect(withdraw(store, 'nonsense')).rejects.toThrow('no card or video "nonsense"')
    await expect(restore(store, slug, await sourceOf())).rejects.toThrow('not withdrawn')
  })
})

describe('a rollback', () => {
  test('makes the release before current, and can itself be taken back', async () => {
    const first = await publishAll()
    const second = await publishAll(retitled('A mistake'))
    expect((await rollback(store)).id).toBe(first.id)
    expect(await titleOf(cardPath(slug))).not.toContain('A mistake')
    expect(await foundSlugs('mistake')).toEqual([])
    await rollback(store, second.id.slice(0, 8))
    expect(await titleOf(cardPath(slug))).toContain('A mistake')
    await rollback(store, '1')
    expect(await titleOf(cardPath(slug))).not.toContain('A mistake')
    const log = await store.readLog(9)
    expect(log.map(({ number, action, note }) => [number, action, note])).toEqual([
      [5, 'rollback', 'to number 1'],
      [4, 'rollback', 'to number 2'],
      [3, 'rollback', 'to number 1'],
      [2, 'publish', ''],
      [1, 'publish', ''],
    ])
  })

  test('to something that there is not is refused', async () => {
    await publishAll()
    await expect(rollback(store)).rejects.toThrow('no earlier release')
    await expect(rollback(store, 'zz')).rejects.toThrow('No release begins with "zz"')
  })
})

describe('pruning', () => {
  const later = { releases: 2, days: 30, now: Date.now() + 31 * 86_400_000 }
  const titles = ['Zebone', 'Zebtwo', 'Zebthree']

  beforeEach(async () => {
    await publishAll()
    for (const title of titles) await publishAll(retitled(title))
  })

  test('removes what the kept releases do not name, and nothing else', async () => {
    const before = (await store.listDocuments()).length
    const planned = await prune(store, { ...later, isDryRun: true })
    expect(planned).toMatchObject({ keptReleases: 2, searchRows: 2 })
    expect(planned.documents).toBeGreaterThan(10)
    expect(await store.listDocuments()).toHaveLength(before)
    expect(await prune(store, later)).toEqual(planned)
    expect(await store.listDocuments()).toHaveLength(before - planned.documents)
    forgetDocuments()
    expect(await titleOf(cardPath(slug))).toContain('Zebthree')
    expect(await foundSlugs('zebthree')).toContain(slug)
    await expect(rollback(store, '1')).rejects.toThrow('Number 1 is not kept any more.')
    await rollback(store, '3')
    expect(await titleOf(cardPath(slug))).toContain('Zebtwo')
    expect((await prune(store, { ...later, isDryRun: true })).documents).toBe(0)
    await publishAll()
    expect(await foundSlugs('velvet')).toContain(slug)
  })

  test('keeps young releases, and drops the tables of older code', async () => {
    await env.SEARCH_DB.exec('CREATE TABLE IF NOT EXISTS search_3_0123456789abcdef (slug TEXT)')
    const { documents: count, tables } = await prune(store, { releases: 1 })
    expect([count, tables]).toEqual([0, ['search_3_0123456789abcdef']])
    expect((await prune(store, { releases: 1 })).tables).toEqual([])
  })

  test('lets no publication end that began before, or begin while it lasts', async () => {
    const next = await sourceOf(retitled('Too early'))
    const overtaken: ReleaseStore = {
      ...store,
      async appendLog(entry) {
        await prune(store, later)
        return store.appendLog(entry)
      },
    }
    await expect(publish(overtaken, next)).rejects.toBeInstanceOf(ConflictError)
    await store.setPruneLease(Date.now() + 60_000)
    await expect(publish(store, next)).rejects.toThrow('try again, at the latest in 1 min.')
    await expect(rollback(store)).rejects.toBeInstanceOf(PruningError)
    await store.setPruneLease(null)
    await publish(store, next)
    expect(await titleOf(cardPath(slug))).toContain('Too early')
  })
})

/** Bindings that throw at their n-th write, as if the program had ended there. */
function killedAt(write: number) {
  let writes = 0
  const count = () => {
    if (++writes >= write) throw new Error('killed')
  }
  const CONTENT = replaceMethods(env.CONTENT, {
    async put(key: string, value: string) {
      count()
      await env.CONTENT.put(key, value)
    },
  })
  const MEDIA = replaceMethods(env.MEDIA, {
    put(...args: Parameters<R2Bucket['put']>) {
      count()
      return env.MEDIA.put(...args)
    },
  })
  const SEARCH_DB = replaceMethods(env.SEARCH_DB, {
    async batch(statements: D1PreparedStatement[]) {
      count()
      return env.SEARCH_DB.batch(statements)
    },
    prepare(sql: string) {
      if (/^INSERT/.test(sql)) count()
      return env.SEARCH_DB.prepare(sql)
    },
  })
  return { bindings: { CONTENT, MEDIA, SEARCH_DB }, writes: () => writes }
}

/** The titles of the card on its page, on its shelf and in the search. */
async function titlesShown(word: string) {
  const shelf = await askSite(pageDataPath('/cards/bar-mitzvah'))
  const found = await askSite(searchCallPath(word))
  const ofCard = async (answer: Response) => {
    const { cards }: { cards: { slug: string; titles: { en: string } }[] } = await answer.json()
    return cards.find((card) => card.slug === slug)?.titles.en
  }
  return {
    page: await titleOf(cardPath(slug)),
    shelf: await ofCard(shelf),
    search: await ofCard(found),
  }
}

test('killed at 20 random points, the site is whole after each kill and each resume', async () => {
  const words = Array.from({ length: 22 }, (_, round) => `zeb${String.fromCharCode(97 + round)}ar`)
  const [first = '', counted = '', ...rounds] = words
  const whole = (word: string) => ({
    page: expect.stringContaining(word),
    shelf: word,
    search: word,
  })
  const sourceNamed = async (word: string) => {
    const { cards, ...rest } = retitled(word)
    const redrawn = cards.map((card, i) =>
      i % 2 === 0
        ? card
        : {
            ...card,
            design: { ...card.design, description: `${card.design.description} ${word}` },
          },
    )
    const files = Array.from({ length: 4 }, (_, i) => ({
      key: `cards/${word}-${i}.png`,
      size: 1,
      read: async () => Uint8Array.of(i),
    }))
    return { ...(await sourceOf({ ...rest, cards: redrawn })), files }
  }
  await publish(store, await sourceNamed(first))
  const counting = killedAt(Number.POSITIVE_INFINITY)
  await publish(await bindingStore(counting.bindings), await sourceNamed(counted))
  const total = counting.writes()
  const points = fc.sample(fc.integer({ min: 2, max: total }), rounds.length)
  let before = counted
  for (const [round, point] of points.entries()) {
    const word = rounds[round] ?? ''
    const killed = bindingStore(killedAt(point).bindings)
    const next = await sourceNamed(word)
    const name = `${word}, write ${point} of ${total}`
    await expect(
      killed.then((dying) => publish(dying, next)),
      name,
    ).rejects.toThrow('killed')
    forgetDocuments()
    const isLogged = (await store.readLog(1))[0]?.number === round + 3
    expect(await titlesShown(before), name).toEqual(whole(before))
    await settleReleases(env, undefined)
    const current = isLogged ? word : before
    expect(await titlesShown(current), name).toEqual(whole(current))
    await publish(store, next)
    expect(await titlesShown(word), name).toEqual(whole(word))
    before = word
  }
}, 240_000)

test('of two publishers at once one fails clearly, and the other is whole', async () => {
  await publishAll()
  const answers = await Promise.allSettled([
    publishAll(retitled('From the left')),
    publishAll(retitled('From the right')),
  ])
  const failed = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(failed).toHaveLength(1)
  expect(failed[0]).toBeInstanceOf(ConflictError)
  expect(failed[0].message).toContain('Another publication came first: number 2 (publish')
  const [current] = await store.readLog(9)
  const won = answers.find((answer) => answer.status === 'fulfilled')
  expect(current?.id).toBe(won?.value.id)
  expect(JSON.parse((await store.readPointer()) ?? '')).toMatchObject({
    id: current?.id,
    number: 2,
  })
  expect(await titleOf(cardPath(slug))).toMatch(/From the (?:left|right)/)
})
