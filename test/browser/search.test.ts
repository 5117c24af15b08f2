import { expect, test } from 'vitest'
import { builtinCategories } from '#shared/categories.ts'
import type { SearchAnswer } from '#shared/search.ts'
import {
  active,
  answer,
  expanded,
  heading,
  inHeader,
  inPage,
  list,
  openSearching,
  options,
  queryOf,
  searchCall,
  status,
  typeBar,
} from './search-page.ts'
import { baseUrl, gate, onceRead, passTime, settle, stopClock, untilFocused } from './site.ts'

test('typing shows occasions, cards and the way to all of them', async () => {
  const page = await openSearching()
  await typeBar(page)
  const groups = list(page).getByRole('group')
  expect(await groups.count()).toBe(2)
  const occasions = list(page).getByRole('group', { name: 'Occasions' }).getByRole('option')
  expect(await occasions.allTextContents()).toEqual(['Bar mitzvahבר מצוה', 'Chanukahחנוכה'])
  const cards = list(page).getByRole('group', { name: 'Cards' }).getByRole('option')
  expect(await cards.count()).toBe(3)
  const picture = cards.first().locator('img')
  await expect.poll(() => picture.evaluate(naturalWidth)).toBeGreaterThan(0)
  expect(await options(page).last().textContent()).toBe('All 7 cards for “bar”')
  await expect.poll(() => expanded(page)).toBe('true')
  await expect.poll(() => status(page).textContent()).toContain('2 occasions and 7 cards')
})

test('one call is made for words typed without a rest of 120 ms', async () => {
  const calls: string[] = []
  const page = await openSearching({
    clock: true,
    prepare: (page) =>
      page.route(searchCall, async (route) => {
        calls.push(queryOf(route))
        await answer(route)
      }),
  })
  await stopClock(page)
  await inHeader(page).pressSequentially('ba')
  await passTime(page, 119)
  await inHeader(page).press('r')
  await passTime(page, 119)
  expect(calls).toEqual([])
  await passTime(page, 1)
  await list(page).waitFor()
  expect(calls).toEqual(['bar'])
})

test('the arrow keys, Home and End choose, and Enter goes there', async () => {
  const page = await openSearching()
  await typeBar(page)
  expect(await active(page)).toBeNull()
  for (const [key, name] of [
    ['ArrowDown', 'Bar mitzvahבר מצוה'],
    ['ArrowDown', 'Chanukahחנוכה'],
    ['End', 'All 7 cards for “bar”'],
    ['ArrowDown', 'Bar mitzvahבר מצוה'],
    ['ArrowUp', 'All 7 cards for “bar”'],
    ['Home', 'Bar mitzvahבר מצוה'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => active(page), { message: key }).toBe(name)
    await untilFocused(inHeader(page))
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/cards/bar-mitzvah`, onceRead)
  await list(page).waitFor({ state: 'detached' })
})

test('without an option Home moves the caret and Enter searches', async () => {
  const page = await openSearching()
  await typeBar(page)
  await page.keyboard.press('Home')
  const caret = await inHeader(page).evaluate((field) => Reflect.get(field, 'selectionStart'))
  expect(caret).toBe(0)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/search?q=bar`, onceRead)
  await expect.poll(() => heading(page).textContent()).toContain('“bar”')
  await expect.poll(() => inPage(page).inputValue()).toBe('bar')
})

test('Escape closes the list, then clears the field, and an arrow opens the list', async () => {
  const page = await openSearching()
  await typeBar(page)
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  expect(await inHeader(page).inputValue()).toBe('bar')
  await expect.poll(() => expanded(page)).toBe('false')
  await page.keyboard.press('ArrowDown')
  await list(page).waitFor()
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await expect.poll(() => inHeader(page).inputValue()).toBe('')
})

test('leaving by Tab and a click outside close the list', async () => {
  const page = await openSearching()
  await typeBar(page)
  await page.keyboard.press('Tab')
  await list(page).waitFor({ state: 'detached' })
  await inHeader(page).click()
  await list(page).waitFor()
  await page.mouse.click(20, 600)
  await list(page).waitFor({ state: 'detached' })
  expect(await inHeader(page).inputValue()).toBe('bar')
})

test('a click on a card goes to it', async () => {
  const page = await openSearching()
  await typeBar(page)
  const card = list(page).getByRole('group', { name: 'Cards' }).getByRole('option').first()
  const path = await card.getAttribute('href')
  await card.click()
  await page.waitForURL(`${baseUrl}${path}`, onceRead)
  await expect.poll(() => inHeader(page).inputValue()).toBe('')
})

test('an older answer never overtakes a newer one', async () => {
  const slow = gate()
  const asked = gate()
  const page = await openSearching({
    prepare: (page) =>
      page.route(searchCall, async (route) => {
        if (queryOf(route) !== 'bar') return answer(route)
        asked.open()
        await slow.wait
        await answer(route).catch(() => {})
      }),
  })
  await inHeader(page).pressSequentially('bar')
  await asked.wait
  await inHeader(page).pressSequentially(' mitzva')
  await expect.poll(() => options(page).last().textContent()).toContain('“bar mitzva”')
  slow.open()
  await settle(page)
  expect(await options(page).last().textContent()).toContain('“bar mitzva”')
})

test('when the call fails a quiet line says so, the words stay and Enter works', async () => {
  const page = await openSearching({
    faults: [/503/, /^search/],
    prepare: (page) => page.route(searchCall, (route) => route.fulfill({ status: 503, json: {} })),
  })
  await inHeader(page).pressSequentially('bar')
  await expect.poll(() => status(page).textContent()).toContain('are unavailable')
  await status(page).waitFor()
  expect(await inHeader(page).inputValue()).toBe('bar')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/search?q=bar`, onceRead)
})

test('an answer that is none is treated as a failure', async () => {
  const page = await openSearching({
    faults: [/^search/],
    prepare: (page) =>
      page.route(searchCall, (route) => route.fulfill({ json: { cards: 'none' } })),
  })
  await inHeader(page).pressSequentially('bar')
  await expect.poll(() => status(page).textContent()).toContain('are unavailable')
})

test('what is found nowhere is said, and what is nearest is listed', async () => {
  const page = await openSearching({
    prepare: (page) =>
      page.route(searchCall, (route) => route.fulfill({ json: nothingFor(queryOf(route)) })),
  })
  await inHeader(page).pressSequentially('bar')
  await expect.poll(() => status(page).textContent()).toContain('Nothing by that name')
  await expect.poll(() => list(page).count()).toBe(0)
  await expect.poll(() => expanded(page)).toBe('false')
  await inHeader(page).fill('bas mitzvah')
  await expect.poll(() => options(page).count()).toBe(2)
  expect(await list(page).textContent()).toContain('We have no bas mitzvah cards yet.')
  expect(await options(page).allTextContents()).toEqual([
    'Happy Birthdayיום הולדת',
    'Ask us for one',
  ])
})

/** No results for 'bar'. */
function nothingFor(query: string): SearchAnswer {
  const near = builtinCategories.filter(({ slug }) => slug === 'happy-birthday')
  const nothing = {
    about: 'bas mitzvah cards',
    sober: false,
    nearest: near.map((category) => ({ category, subCategory: null })),
  }
  return { query, categories: [], cards: [], total: 0, nothing: query === 'bar' ? null : nothing }
}

function naturalWidth(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0
}
