import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtinCategories } from '#shared/categories.ts'
import { baseUrl, gate, openPage, textPath, untilStill } from './site.ts'

const categoriesCall = '**/api/categories'
const bar = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

/** The list is fetched for a visitor who does something: moves the mouse until it is asked for. */
async function touch(page: Page) {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/categories') calls++
  })
  let x = 640
  const move = async () => {
    await page.mouse.move(x++, 700)
    return calls
  }
  await expect.poll(move).toBeGreaterThan(0)
}

const loading = (page: Page) => bar(page).getAttribute('data-loading')

test('the menus are the same before and after the browser takes over, and do not change in between', async () => {
  const { page } = await openPage({ path: textPath, prepare: watchMenus })
  await touch(page)
  await expect.poll(() => loading(page)).toBe('false')
  await untilStill(page)
  const served = await (await fetch(baseUrl + textPath)).text()
  const before = await page.evaluate(menusOf, served)
  const after = await page.evaluate(menusOf, null)
  const addresses = new Set(before.map((link) => link.split(' ')[0]))
  for (const { slug } of builtinCategories) expect(addresses).toContain(`/cards/${slug}`)
  expect(after).toEqual(before)
  expect(await page.evaluate(() => Reflect.get(window, 'menuChanges'))).toEqual([])
})

test('the list counts as loading until it has been fetched', async () => {
  const answering = gate()
  const { page } = await openPage({
    path: textPath,
    prepare: (page) =>
      page.route(categoriesCall, async (route) => {
        await answering.wait
        await route.continue()
      }),
  })
  const before = await page.evaluate(menusOf, null)
  expect(await loading(page)).toBe('true')
  await touch(page)
  answering.open()
  await expect.poll(() => loading(page)).toBe('false')
  expect(await page.evaluate(menusOf, null)).toEqual(before)
})

test.each([
  ['is refused', { status: 503, json: { message: 'It rests.' } }, 'It rests.'],
  ['is no list', { status: 200, json: { categories: [] } }, ''],
  ['is no JSON', { status: 200, body: '<h1>Oops</h1>' }, ''],
  ['holds what is no category', { status: 200, json: [{ name: 'no slug' }] }, ''],
])(
  'when the list %s it stays loading, the menus stay, and only the log says so',
  async (_, answer, message) => {
    const { page, faults } = await openPage({
      path: textPath,
      faults: [/^categories /, /503/],
      prepare: (page) => page.route(categoriesCall, (route) => route.fulfill(answer)),
    })
    await touch(page)
    const logged = () => faults.filter((fault) => fault.startsWith('categories '))
    await expect.poll(logged).toHaveLength(1)
    await untilStill(page)
    // Some seconds later it is asked for again.
    expect(logged()).toHaveLength(1)
    expect(await loading(page)).toBe('true')
    const served = await (await fetch(baseUrl + textPath)).text()
    expect(await page.evaluate(menusOf, null)).toEqual(await page.evaluate(menusOf, served))
    expect(await page.getByRole('region', { name: 'Notifications' }).textContent()).toBe('')
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(faults.join('\n')).toContain(message)
  },
)

test('a list that is fetched replaces the menus', async () => {
  const [first] = builtinCategories
  const list = [
    { ...first, name: 'Housewarming', slug: 'housewarming', show_filters: false },
    { ...first, id: '90', name: 'Shidduch', slug: 'shidduch', seasonType: 3, show_filters: false },
  ]
  const { page } = await openPage({
    path: textPath,
    prepare: (page) => page.route(categoriesCall, (route) => route.fulfill({ json: list })),
  })
  await touch(page)
  await expect.poll(() => bar(page).locator('li').allTextContents()).toEqual(['Housewarming'])
  await expect.poll(() => loading(page)).toBe('false')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Occasions' }).click()
  const links = header.locator('[data-menu-panel][data-open=true] a')
  const paths = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await expect.poll(paths).toEqual(['/cards/shidduch'])
})

test('every category has a picture of its own in the menus', async () => {
  const html = await (await fetch(baseUrl + textPath)).text()
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  const pictures = header.matchAll(/<img[^>]* src="(\/images\/category\/[^"]*)"/g)
  const sources = [...pictures].map(([, source = '']) => source)
  expect(sources).toHaveLength(builtinCategories.length)
  expect(new Set(sources).size).toBe(builtinCategories.length)
  const answers = await Promise.all(sources.map((source) => fetch(baseUrl + source)))
  for (const answer of answers) {
    expect(answer.status, answer.url).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  }
})

/** Addresses and words of all menus, in the served document or in the one on the screen. */
function menusOf(served: string | null): string[] {
  const root = served === null ? document : new DOMParser().parseFromString(served, 'text/html')
  const links = root.querySelectorAll('header a, nav a')
  const shell = [...links].filter((link) => !link.closest('main, footer'))
  return shell.map((link) => `${link.getAttribute('href')} ${link.textContent}`)
}

/** Records nodes that are added to or removed from the menus after the page has been parsed. */
function watchMenus(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const changes: string[] = []
    Object.assign(window, { menuChanges: changes })
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement
          if (element?.closest('header, nav')) changes.push(element.outerHTML.slice(0, 200))
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  })
}
