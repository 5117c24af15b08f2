import path from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { openPage } from '../browser/site.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The code under test, as a script that sets `photos` in the page. */
let script = ''

beforeAll(async () => {
  const entry = path.resolve('client/drafts/blob-store.ts')
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'photos' } },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  script = output.output[0].code
})

interface PhotosWindow {
  photos: typeof import('../../client/drafts/blob-store.ts')
}

const put = (page: Page, id: string) =>
  page.evaluate(
    (id) => (window as unknown as PhotosWindow).photos.putBlob(id, new Blob([`photo ${id}`])),
    id,
  )
const get = (page: Page, id: string) =>
  page.evaluate(
    async (id) => (await (window as unknown as PhotosWindow).photos.getBlob(id))?.text(),
    id,
  )
const collect = (page: Page, now: number) =>
  page.evaluate((now) => (window as unknown as PhotosWindow).photos.collectBlobs(now), now)

test('a photo is kept while a draft names it, be it in a step before or in one not written yet', async () => {
  const { page } = await openPage({ context: { extraHTTPHeaders: { 'x-visitor': 'photos' } } })
  await page.evaluate(`${script}; globalThis.photos = photos`)
  for (const id of ['now', 'before', 'spare']) await put(page, id)
  await page.evaluate(nameInDrafts, { drafts: 'now', histories: 'before' })

  await collect(page, Date.now())
  expect(await get(page, 'spare')).toBe('photo spare')
  await collect(page, Date.now() + 2 * dayMs)
  expect(await get(page, 'spare')).toBeUndefined()
  expect(await get(page, 'now')).toBe('photo now')
  expect(await get(page, 'before')).toBe('photo before')
})

/** Runs in the page: writes a document that names a photo into each store. */
async function nameInDrafts(names: Readonly<Record<string, string>>) {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('mazel-drafts')
    request.onsuccess = () => resolve(request.result)
  })
  const transaction = database.transaction(Object.keys(names), 'readwrite')
  for (const [store, id] of Object.entries(names)) {
    transaction.objectStore(store).put({ photos: [{ id }] }, 'some-draft')
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  database.close()
}
