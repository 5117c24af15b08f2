import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardPath, download, field, newName, openCard } from './card-page.ts'
import { decode, fileSavedBy } from './card-pictures.ts'
import { cutOff, openPage, untilHydrated } from './site.ts'

const next = mkdtempSync(path.join(tmpdir(), 'mazel-next-'))

beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, ['test/browser/build-next.ts', next], { env })
})
afterAll(() => rmSync(next, { recursive: true }))

/** Errors that an old tab meets and reports. */
const gone = [/Failed to load resource.*404/, /dynamically imported module/, /^part /]

/** Serves the next build from now on: files that only the old build had are gone. */
async function deployNext(page: Page) {
  const [then, now] = [entryOf('dist/client'), entryOf(next)]
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) {
      const file = path.join(next, pathname)
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
    }
    if (request.resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const rename = (text: string) =>
      text.replaceAll(then.src, now.src).replaceAll(then.digest, now.digest)
    const headers = Object.entries(response.headers()).map(([name, text]) => [name, rename(text)])
    const body = rename(await response.text())
    return route.fulfill({ response, body, headers: Object.fromEntries(headers) })
  })
}

/** Entry script of a build and the digest that the policy allows, as the worker writes them. */
function entryOf(folder: string) {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'))
  const { file } = manifest['client/entry.ts']
  const code = readFileSync(path.join(folder, file))
  return { src: `/${file}`, digest: createHash('sha256').update(code).digest('base64') }
}

const isNext = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isNext') === true)

function countDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test('a link in an old tab leads on by a new document', async () => {
  const { page } = await openPage({ alone: true, faults: [...gone, /^navigation/] })
  await deployNext(page)
  const documents = countDocuments(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL('**/privacy')
  await expect.poll(() => isNext(page)).toBe(true)
  expect(documents).toEqual(['/privacy'])
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Privacy')
})

test('a part that is gone loads the page again once, with all that was typed', async () => {
  const page = await openCard({ faults: gone })
  await deployNext(page)
  const documents = countDocuments(page)
  await field(page, 'Chosson').fill(newName)
  await page.getByRole('main').getByRole('button', { name: 'More ways' }).click()
  await page.getByText('The site has just been updated').waitFor()
  expect(await isNext(page)).toBe(true)
  await expect.poll(() => field(page, 'Chosson').inputValue()).toBe(newName)
  // The tap may have reached the new page, whose dialog is then about to open.
  const dialog = page.getByRole('dialog')
  const open = async () => {
    if (await dialog.isVisible()) return true
    await page.getByRole('main').getByRole('button', { name: 'More ways' }).click({ timeout: 1000 })
    return dialog.isVisible()
  }
  await expect.poll(() => open().catch(() => false)).toBe(true)
  expect(documents).toEqual([cardPath])
})

test('a page that stays old is loaded twice and no more, and says what fails', async () => {
  const page = await openCard({ faults: gone })
  const { src } = entryOf('dist/client')
  // Its code comes from a cache each time, and the site no longer has it.
  await page.route(`**${src}`, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.route('**/assets/send-sheet-*.js', (route) => route.fulfill({ status: 404 }))
  const documents = countDocuments(page)
  const more = page.getByRole('main').getByRole('button', { name: 'More ways' })
  for (const tries of [1, 2]) {
    const loaded = page.waitForEvent('domcontentloaded')
    await more.click()
    await loaded
    await untilHydrated(page)
    expect(documents).toHaveLength(tries)
  }
  await more.click()
  await page.getByText('That could not be opened').waitFor()
  expect(documents).toHaveLength(2)
})

test('without a network the page stays, says so, and makes the picture once it is back', async () => {
  const page = await openCard({ faults: [...cutOff, ...gone] })
  const documents = countDocuments(page)
  await page.context().setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'More ways' }).click()
  await page.getByText('That could not be opened. Check your connection').waitFor()
  await page.context().setOffline(false)
  const { bytes } = await fileSavedBy(page, () => download(page).click())
  expect(await decode(page, bytes)).toMatchObject({ type: 'jpeg', widthPx: 1500, heightPx: 2100 })
  expect(documents).toEqual([])
})
