import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardPath, field, lineOf, live, newName } from '../browser/card-page.ts'
import { toasts } from '../browser/contact-dialog.ts'
import { baseUrl, beforeLive, onceRead, openPage } from '../browser/site.ts'

const main = (page: Page) => page.getByRole('main')
const plain = (page: Page) => main(page).locator('[data-plain] a[download]:visible')

type Data = Record<string, unknown> & { page: Record<string, unknown> }

/** Serves the page with changed data. */
function withData(change: (json: string) => string) {
  return (page: Page) =>
    page.route(`**${cardPath}`, async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const body = html.replace(
        /(id="shell-data"[^>]*>)(.*?)(<\/script>)/s,
        (_all, start, json, end) => start + change(json) + end,
      )
      await route.fulfill({ response: answer, body })
    })
}

function edited(edit: (data: Data) => void) {
  return withData((json) => {
    const data: Data = JSON.parse(json)
    edit(data)
    return JSON.stringify(data).replaceAll('<', '\\u003c')
  })
}

/** Makes a chunk of the script fail before it does anything. */
function breakChunk(name: string) {
  return (page: Page) =>
    page.route(`**/assets/${name}*.js`, (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    )
}

const breakages: [what: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['data that is no JSON', withData((json) => json.slice(0, 50))],
  ['data of nothing', withData(() => '{}')],
  ['a page whose code fails', breakChunk('card-page')],
  ['the first script failing', breakChunk('early')],
  ['the start of the script failing', breakChunk('start')],
  ['a page that throws', edited(({ page }) => Reflect.deleteProperty(page, 'related'))],
  ['a site that throws', edited((data) => Reflect.deleteProperty(data, 'config'))],
]

test.each(breakages)(
  '%s leaves the page of the server, its links and its picture',
  async (what, prepare) => {
    const isSilent = what.startsWith('the first')
    const { page, faults } = await openPage({
      ...{ path: cardPath, live: false, alone: true, faults: [/./] },
      prepare,
    })
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    // No event tells the page that its script is missing: it waits for a while.
    if (isSilent) await page.evaluate(() => document.getAnimations().map((each) => each.finish()))
    if (what.startsWith('data')) {
      await page.locator('html[data-failed]').waitFor({ state: 'attached' })
    }
    await plain(page).waitFor()
    const file = await fetch(baseUrl + (await plain(page).getAttribute('href')))
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect(await main(page).getByRole('img').first().isVisible()).toBe(true)
    expect(await field(page, 'Chosson').isVisible()).toBe(true)
    expect(await page.title()).toContain('Papercut arch')
    await page.getByRole('navigation').getByRole('link', { name: 'Bris', exact: true }).click()
    await page.waitForURL('**/cards/bris', onceRead)
  },
)

test('a shell that throws leaves the editor alive', async () => {
  const broken = { slug: 'x', name: 'X', seasonType: 0, image: '../x', sub_categories: [] }
  const prepare = edited((data) => Object.assign(data, { categories: [broken] }))
  const { page } = await openPage({
    path: cardPath,
    live: false,
    alone: true,
    faults: [/./],
    prepare,
  })
  // In one task: after the error the fields are new ones, which have nothing selected.
  await field(page, 'Chosson').evaluate((box: HTMLTextAreaElement, name) => {
    box.focus()
    box.select()
    document.execCommand('insertText', false, name)
  }, newName)
  await live(page).waitFor()
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  expect(await page.getByRole('banner').getByRole('link', { name: 'Videos' }).isVisible()).toBe(
    true,
  )
})

test('an effect that throws leaves the page of the server', async () => {
  const { page } = await openPage({
    ...{ path: '/video/papers-for-a-wedding', alone: true, faults: [/./] },
    prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver')),
  })
  await main(page).getByRole('alert').getByText('does not work just now').waitFor()
  await main(page).locator('a[download]:visible').waitFor()
  expect(await main(page).getByRole('img').first().isVisible()).toBe(true)
})

test('a part fetched on demand that throws goes, and the card stays', async () => {
  const { page } = await openPage({
    ...{ path: cardPath, alone: true, faults: [/./] },
    prepare: (page) =>
      page.route('**/assets/send-sheet-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export const OutSheet = () => { throw new Error("broken") }',
        }),
      ),
  })
  await field(page, 'Chosson').fill(newName)
  await live(page).waitFor()
  await main(page).getByRole('button', { name: 'More ways' }).click()
  await toasts(page).getByText('could not be opened').waitFor()
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  expect(await field(page, 'Chosson').inputValue()).toBe(newName)
})

test('a page of the server that differs is rendered again with what was typed', async () => {
  const { page } = await openPage({
    ...{ path: cardPath, alone: true, faults: [/./] },
    prepare: async (page) => {
      await page.route(`**${cardPath}`, async (route) => {
        const answer = await route.fetch()
        // Like a translator that is faster than the page.
        const body = (await answer.text()).replace('Type here, or tap', 'Escriba o toque')
        await route.fulfill({ response: answer, body })
      })
      await beforeLive((page) => field(page, 'Chosson').fill(newName))(page)
    },
  })
  await live(page).waitFor()
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
})
