import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../browser/site.ts'

/** Records the beacons of a page in place of the network; each is read a moment later. */
function recordBeacons() {
  const sent: { path: string; text?: string }[] = []
  Object.assign(window, { sentBeacons: sent })
  navigator.sendBeacon = (path, body) => {
    const beacon: (typeof sent)[number] = { path: String(path) }
    sent.push(beacon)
    if (body instanceof Blob) void body.text().then((text) => Object.assign(beacon, { text }))
    return true
  }
}

/** Counts of all beacons so far. */
async function countsOf(page: Page): Promise<object[]> {
  return (await beaconsOf(page, '/api/counts')).flatMap(({ counts }) => counts ?? [])
}

function beaconsOf(page: Page, wanted: string) {
  return page.evaluate((wanted) => {
    const sent: { path: string; text?: string }[] = Reflect.get(window, 'sentBeacons')
    return sent
      .filter(({ path, text }) => path === wanted && text !== undefined)
      .map(({ text = '' }): { build?: string; counts?: object[] } & object[] => JSON.parse(text))
  }, wanted)
}

function openCounted(path: string, prepare?: (page: Page) => Promise<unknown>) {
  return openPage({
    path,
    alone: true,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    prepare: async (page) => {
      await page.addInitScript(recordBeacons)
      await prepare?.(page)
    },
  })
}

const card = 'card/papercut-arch'

test('a page, what is taken from it and the next page are each counted once', async () => {
  const { page } = await openCounted('/card/papercut-arch')
  await expect.poll(() => countsOf(page)).toEqual([{ kind: 'view', what: 'card', item: card }])
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download picture' }).first().click()
  await started
  const taken = { kind: 'download', what: 'picture', item: card }
  await expect.poll(() => countsOf(page)).toContainEqual(taken)
  await page.getByRole('link', { name: 'Videos' }).first().click()
  const next = { kind: 'view', what: 'videos' }
  await expect.poll(() => countsOf(page)).toContainEqual(next)
  expect(await countsOf(page)).toHaveLength(3)
  const [first] = await beaconsOf(page, '/api/counts')
  expect(first?.build).toMatch(/^[\w-]{8}$/)
})

test('a search without a result is counted without its words', async () => {
  const { page } = await openCounted('/search?q=qqzzx%20sarah')
  const counts = [
    { kind: 'search', what: 'latin' },
    { kind: 'view', what: 'search' },
  ]
  await expect
    .poll(async () => (await countsOf(page)).map((one) => JSON.stringify(one)).sort())
    .toEqual(counts.map((one) => JSON.stringify(one)))
  expect(JSON.stringify(await beaconsOf(page, '/api/counts'))).not.toMatch(/sarah|qqzzx/)
})

test('a browser with Global Privacy Control sends nothing', async () => {
  let code: Promise<Response> | undefined
  const { page } = await openCounted('/search?q=qqzzx', async (page) => {
    code = page.waitForResponse(/assets\/send-counts-/)
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
  })
  // It has run then.
  await page.evaluate(`import('${(await code)?.url()}').then(() => {})`)
  // A page that is hidden sends all that it has counted.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await page.evaluate(() => Reflect.get(window, 'sentBeacons'))).toEqual([])
})

test('an error of our script is reported once, without what it quotes', async () => {
  const { page } = await openCounted('/privacy')
  const fail = () => {
    const error = new RangeError("no outline of 'שרה'")
    error.stack = `RangeError\n    at draw (${location.origin}/assets/start-1f0c2d3e.js:1:203)`
    dispatchEvent(new ErrorEvent('error', { error }))
  }
  await page.evaluate(fail)
  const reports = () => beaconsOf(page, '/api/reports')
  await expect.poll(async () => (await reports()).length).toBe(1)
  await page.evaluate(fail)
  expect(await reports()).toEqual([
    [
      {
        type: 'script-fault',
        body: {
          message: 'RangeError: no outline of …',
          place: 'start-1f0c2d3e.js:1:203',
          build: expect.stringMatching(/^[\w-]{8}$/),
        },
      },
    ],
  ])
})
