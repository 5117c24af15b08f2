import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field } from '../browser/card-page.ts'
import { isFocused, openPage, untilFocused } from '../browser/site.ts'

const filmPath = '/video/papers-for-a-wedding'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const canvas = (page: Page) => main(page).locator('[data-player] canvas:visible')
const songs = (page: Page) => main(page).getByRole('radiogroup', { name: 'Song' })

async function openFilm(options: Parameters<typeof openPage>[0] = {}) {
  const { page } = await openPage({ path: filmPath, alone: true, ...options })
  await page.keyboard.press('Shift')
  await canvas(page).waitFor()
  return page
}

const onPhone = { width: 360, height: 780, context: { hasTouch: true } }

declare global {
  /** All media that the page has started. */
  var started: Set<HTMLMediaElement>
}

const keepMedia = (page: Page) =>
  page.addInitScript(() => {
    globalThis.started = new Set()
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      started.add(this)
      return play.call(this)
    }
  })

const heard = (page: Page) =>
  page.evaluate(() => [...started].filter(({ paused }) => !paused).map(({ src }) => src))

test('one sound at a time: a song that is tried, another one, or the film', async () => {
  const page = await openFilm({ prepare: keepMedia })
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.m4a')) requests.push(request.url())
  })
  const rows = songs(page).getByRole('button')
  const [first, second] = [rows.nth(0), rows.nth(1)]
  const name = async () => (await second.getAttribute('aria-label')) ?? ''
  expect(await name()).toMatch(/^Play /)
  expect(requests).toEqual([])
  await first.click()
  await expect.poll(() => heard(page)).toHaveLength(1)
  const [before] = await heard(page)
  await second.click()
  await expect.poll(name).toMatch(/^Pause /)
  await expect.poll(() => first.getAttribute('aria-label')).toMatch(/^Play /)
  await expect.poll(async () => (await heard(page)).filter((src) => src !== before)).toHaveLength(1)
  await expect.poll(() => heard(page)).toHaveLength(1)
  await button(page, 'Play').click()
  await button(page, 'Pause').waitFor()
  await expect.poll(name).toMatch(/^Play /)
  await first.click()
  await button(page, 'Play').waitFor()
  await expect.poll(() => heard(page)).toHaveLength(1)
})

test('a song is chosen by its row and by keys, and can be undone', async () => {
  const page = await openFilm()
  const radios = songs(page).getByRole('radio')
  await expect.poll(() => radios.nth(0).isChecked()).toBe(true)
  await songs(page).getByText('Lively').first().click()
  await expect.poll(() => radios.nth(0).isChecked()).toBe(false)
  await button(page, 'Undo').click()
  await expect.poll(() => radios.nth(0).isChecked()).toBe(true)
  await radios.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => radios.nth(1).isChecked()).toBe(true)
})

test('on a phone tabs jump to the parts and follow them', async () => {
  const page = await openFilm(onPhone)
  const tabs = main(page).getByRole('navigation', { name: 'Parts of the video' })
  const current = () => tabs.locator('[aria-current=true]').textContent()
  expect(await tabs.getByRole('button').allTextContents()).toEqual([
    ...['Words', 'Song', 'Story', 'Colour', 'Photo', 'Shape', 'More'],
  ])
  await expect.poll(current).toBe('Words')
  for (const [tab, part] of [
    ['Shape', main(page).getByRole('radio', { name: /^Wide/ })],
    ['Song', songs(page)],
  ] as const) {
    await tabs.getByRole('button', { name: tab, exact: true }).tap()
    await expect.poll(() => part.evaluate(isInView)).toBe(true)
    await expect.poll(current).toBe(tab)
  }
  await main(page).getByText('Song', { exact: true }).last().hover()
  await page.mouse.wheel(0, -2000)
  await expect.poll(current).toBe('Words')
})

/** The middle of an element, below the tabs and above the end of the window. */
function isInView(element: Element) {
  const { top, height } = element.getBoundingClientRect()
  const tabs = document.querySelector('[data-editor] nav')?.getBoundingClientRect().bottom ?? 0
  const middle = top + Math.min(height, 40) / 2
  return middle > tabs && middle < innerHeight
}

test('on a phone the line that is typed stands alone under its frame', async () => {
  const page = await openFilm(onPhone)
  await button(page, 'Play').tap()
  await field(page, 'Chosson').tap()
  await untilFocused(field(page, 'Chosson'))
  await button(page, 'Play').waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 360, height: 400 })
  const stageHeight = async () => (await main(page).locator('[data-player]').boundingBox())?.height
  await expect.poll(stageHeight).toBeGreaterThan(0.35 * 400)
  const seen = () => main(page).locator('textarea:visible').evaluateAll(seenIn)
  await expect.poll(seen).toEqual(['chosson'])
  await button(page, 'Line below').tap()
  await expect.poll(() => field(page, 'Between the names').evaluate(isFocused)).toBe(true)
  await button(page, 'Done').tap()
  await button(page, 'Play').waitFor()
})

function seenIn(fields: Element[]) {
  return fields
    .filter((each) => each.checkVisibility({ opacityProperty: true }))
    .map((each) => each.getAttribute('data-text'))
}

test('on a phone More leads to the link and to the rest of the site', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await openFilm({ ...onPhone, context: { hasTouch: true, permissions } })
  await button(page, 'More').tap()
  const ways = page.getByRole('dialog')
  await ways.getByRole('button', { name: 'Copy link' }).tap()
  await ways.getByText('Link copied.').waitFor()
  for (const name of ['Start again', 'Contact us', 'All occasions and pages']) {
    await ways.getByRole('button', { name }).waitFor()
  }
})

test('the browser prints the picture of a film alone', async () => {
  const page = await openFilm()
  await page.emulateMedia({ media: 'print' })
  expect(await canvas(page).isVisible()).toBe(true)
  const others = await page.evaluate(() => {
    const picture = document.querySelector('[data-paper]')
    const isOther = (one: Element) => !picture?.contains(one) && !one.contains(picture)
    const all = [...document.body.querySelectorAll('*')].filter(isOther)
    return all.filter((one) => one.checkVisibility()).map((one) => one.className)
  })
  expect(others).toEqual([])
})
