import { expect, test } from 'vitest'
import type { PageOf } from '#shared/page.ts'
import {
  answerTo,
  heading,
  inHeader,
  inHero,
  inPage,
  openButton,
  openSearching,
  phoneSize,
} from './search-page.ts'
import { baseUrl, onceRead, openPage } from './site.ts'

test('the field of home searches by its button', async () => {
  const page = await openSearching({ path: '/' })
  expect(await inHero(page).evaluate((field) => field.closest('form')?.offsetHeight)).toBe(56)
  await inHero(page).fill('בר מצוה')
  await page.getByRole('main').getByRole('button', { name: 'Find a card' }).click()
  await page.waitForURL(`${baseUrl}/search?q=${encodeURIComponent('בר מצוה')}`, onceRead)
  await expect.poll(() => heading(page).locator('bdi').textContent()).toBe('בר מצוה')
})

test('without script the search is a form', async () => {
  const { page } = await openPage({ context: { javaScriptEnabled: false } })
  await inHero(page).fill('bar mitzva')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/search?q=bar+mitzva`, onceRead)
  expect(await inPage(page).inputValue()).toBe('bar mitzva')
  await page.setViewportSize(phoneSize)
  await openButton(page).click()
  await page.waitForURL((url) => url.pathname === '/search' && !url.searchParams.get('q'), onceRead)
  expect(await heading(page).textContent()).toBe('What is the simcha?')
})

test('an empty search invites, and is not to be listed', async () => {
  const { page } = await openPage({ path: '/search' })
  expect(await heading(page).textContent()).toBe('What is the simcha?')
  const tiles = page.locator('section', { hasText: 'Most popular' }).getByRole('link')
  expect(await tiles.count()).toBeGreaterThanOrEqual(6)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('a search that finds nothing offers ways on, and beside sorrow nothing joyful', async () => {
  const { page } = await openPage({ path: '/search?q=xylophone' })
  expect(await heading(page).textContent()).toBe('No cards for “xylophone”')
  const popular = page.locator('section', { hasText: 'Most popular' })
  expect(await popular.isVisible()).toBe(true)
  await inPage(page).fill('sorry for your loss')
  await page.keyboard.press('Enter')
  const occasions = page.getByRole('navigation', { name: 'Occasions found' }).getByRole('link')
  await expect.poll(() => occasions.allTextContents()).toEqual(['Condolenceניחום אבלים'])
  expect(await popular.count()).toBe(0)
  await inPage(page).fill('divorce')
  await page.keyboard.press('Enter')
  await page.getByText('We have no cards for that yet.').waitFor()
  expect(await popular.count()).toBe(0)
  expect(await page.getByRole('main').locator('a[href^="/card/"]').count()).toBe(0)
  await page.getByRole('button', { name: 'Ask us for one' }).click()
  await page.getByRole('dialog', { name: 'Write to us' }).waitFor()
})

test('the page shows the occasions and cards that were found', async () => {
  const found = await answerTo('bar')
  const page = await openSearching({
    prepare: (page) =>
      page.route('**/api/page?*', (route) =>
        route.fulfill({ json: { name: 'search', ...found } satisfies PageOf<'search'> }),
      ),
  })
  await inHeader(page).fill('bar')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/search?q=bar`, onceRead)
  await expect.poll(() => heading(page).textContent()).toBe('7 cards for “bar”')
  const occasions = page.getByRole('navigation', { name: 'Occasions found' }).getByRole('link')
  await expect.poll(() => occasions.count()).toBe(2)
  await expect.poll(() => page.locator('main a[href^="/card/"]').count()).toBe(3)
  await page.getByText('The best 3 of 7').waitFor()
})
