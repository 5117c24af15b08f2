import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import type { ComingOccasion, ComingUp } from '#shared/calendar/coming-up.ts'
import type { PageOf } from '#shared/page.ts'
import { baseUrl, openPage, untilFocused } from '../browser/site.ts'

const friday = civilToDayNumber({ year: 2026, month: 11, day: 20 })
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Coming up' }).getByRole('tab')
const panel = (page: Page) => page.getByRole('main').getByRole('tabpanel')

function occasion(slug: string, firstDay: number, lastDay = firstDay): ComingOccasion {
  const eve = `the eve of ${slug}`
  return { slug, name: slug, hebrew: 'חג', firstDay, lastDay, begins: '', hebrewDate: '', eve }
}

/** Data from a server that is a day late: its own Shabbos is the next one. */
const told: Omit<ComingUp, 'cards' | 'totals'> = {
  today: friday + 2,
  restDays: [friday + 1, friday + 8],
  occasions: [
    occasion('chanukah', friday + 15, friday + 22),
    occasion('good-shabbos', friday + 8),
    occasion('good-shabbos', friday + 1),
    occasion('rosh-chodesh', friday + 20, friday + 21),
    occasion('tu-bishvat', friday + 64),
    occasion('purim', friday + 123),
    occasion('pesach', friday + 153),
  ],
}

/** Opens home from another page, at an hour of the visitor's Friday or on a later day. */
async function openHomeAt(time: string, context: BrowserContextOptions = {}): Promise<Page> {
  const address = `${baseUrl}/api/page?address=%2F`
  const home = (await (await fetch(address)).json()) as PageOf<'home'>
  const { cards = {}, totals = {} } = home.comingUp ?? {}
  const comingUp = { ...told, cards, totals }
  const { page } = await openPage({
    path: '/videos',
    context: { timezoneId: 'America/New_York', ...context },
    prepare: async (page) => {
      await page.clock.setFixedTime(time)
      await page.route('**/api/page?address=%2F', (route) =>
        route.fulfill({ json: { ...home, comingUp } }),
      )
    },
  })
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await tabs(page).first().waitFor()
  return page
}

test('on a Friday Shabbos comes first, tonight, and the others are counted by the visitor’s day', async () => {
  const page = await openHomeAt('2026-11-20T10:00:00-05:00')
  await expect
    .poll(() => tabs(page).allTextContents())
    .toEqual([
      'good-shabbostonight',
      'chanukahin 14 days',
      'rosh-chodeshin 19 days',
      'tu-bishvatin 63 days',
      'purimthe eve of purim',
    ])
  await expect
    .poll(() => panel(page).getByRole('heading').textContent())
    .toBe('chanukah in 14 days')
})

test.each([
  ['late on the eve', '2026-11-20T17:00:00-05:00', 'tonight'],
  ['on Shabbos', '2026-11-21T10:00:00-05:00', 'today'],
])('nothing is counted down %s', async (_, time, shabbos) => {
  const page = await openHomeAt(time)
  await expect
    .poll(() => tabs(page).allTextContents())
    .toEqual([
      `good-shabbos${shabbos}`,
      'chanukahthe eve of chanukah',
      'rosh-chodeshthe eve of rosh-chodesh',
      'tu-bishvatthe eve of tu-bishvat',
      'purimthe eve of purim',
    ])
})

test('after Shabbos the next one is told, and what lasts is here', async () => {
  const page = await openHomeAt('2026-12-07T10:00:00-05:00')
  await expect.poll(() => tabs(page).first().textContent()).toBe('chanukahnow')
  await expect.poll(() => panel(page).getByRole('heading').textContent()).toBe('chanukah is here')
})

test('the arrows lead along the rail, and back where it runs from the right', async () => {
  const page = await openHomeAt('2026-11-20T10:00:00-05:00')
  const chosen = () => page.locator('[role=tab][aria-selected=true]')
  await tabs(page).nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => chosen().textContent()).toContain('rosh-chodesh')
  await untilFocused(chosen())
  expect(
    await tabs(page).evaluateAll((all) => all.map((tab) => (tab as HTMLElement).tabIndex)),
  ).toEqual([-1, -1, 0, -1, -1])
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => chosen().textContent()).toContain('chanukah')
  await page.keyboard.press('End')
  await expect.poll(() => chosen().textContent()).toContain('purim')
  const all = panel(page).getByRole('link', { name: /^All \d+ purim cards/ })
  await expect.poll(() => all.getAttribute('href')).toBe('/cards/purim')
})

test.each([1280, 360])(
  'the visitor’s own day takes the place of the server’s without a shift, %i px',
  async (width) => {
    const box = (page: Page) => page.getByRole('region', { name: 'Coming up' }).boundingBox()
    const height = async (page: Page) => Math.round((await box(page))?.height ?? 0)
    const plain = await openPage({ width, context: { javaScriptEnabled: false } })
    const told = await tabs(plain.page).allTextContents()
    const tomorrow = Date.now() + 24 * 3_600_000
    const { page } = await openPage({
      width,
      prepare: (page) => page.clock.setFixedTime(tomorrow),
    })
    await expect.poll(() => tabs(page).allTextContents()).not.toEqual(told)
    // Each page loads its fonts at its own time.
    const differs = async () => (await height(page)) - (await height(plain.page))
    await expect.poll(differs).toBe(0)
  },
)

test('the last line of the page says today’s Hebrew date and the parsha of the week', async () => {
  const page = await openHomeAt('2026-11-20T10:00:00-05:00')
  const line = page.getByRole('contentinfo').getByText('Kislev')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await line.waitFor()
  await expect.poll(() => line.textContent()).toBe('Friday, 10 Kislev 5787 · פרשת ויצא')
})
