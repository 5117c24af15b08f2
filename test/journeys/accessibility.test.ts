import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtinCategories } from '#shared/categories.ts'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { siteStrings } from '../../src/shared/i18n/en.ts'
import { baseOf } from '../../src/shared/i18n/language.ts'
import { languages } from '../../src/shared/i18n/languages.ts'
import { personalCardPath } from '../../src/shared/routes.ts'
import {
  colourViolationsOn,
  expectNothing,
  findings,
  goChecked,
  openChecked,
  violationsOn,
  withoutShell,
} from '../browser/axe.ts'
import { baseUrl, holdToasts, openPage, untilFocusIn } from '../browser/site.ts'

const sent = { values: { place: 'באולמי תפארת, ירושלים' }, to: 'משפחת גרוס' }
const gift = personalCardPath('gate-of-doves', await encodeDraft(sent))

const expanded = (trigger: Locator) => trigger.getAttribute('aria-expanded')

async function findingsAtEachWidth(page: Page, state: string, withShell = true): Promise<string[]> {
  const found: string[] = []
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await findings(page, `${state}, ${width} px`, undefined, withShell)))
  }
  return found
}

async function expectNothingAtEachWidth(page: Page, state: string) {
  expect(await findingsAtEachWidth(page, state)).toEqual([])
}

/** Every kind of page. The drafts come after a card, so that they are not empty. */
const kinds = [
  '/cards/wedding',
  '/cards/yahrzeit',
  '/cards/status_posters',
  '/cards/gifs',
  '/find',
  '/find?category=wedding',
  '/dates',
  '/simcha',
  '/today',
  '/videos',
  '/card/papercut-arch',
  '/drafts',
  gift,
  '/video/papers-for-a-wedding',
  '/search?q=xylophone',
  '/search?q=wedding',
  '/privacy',
  '/accessibility',
  '/licences',
  '/about/filters',
  '/nothing-here',
  '/',
]

/** Kinds on which the header, the bar and the footer are checked too: bright, with a current link, dark. */
const shellKinds = ['/', '/cards/wedding', '/privacy']

test.each(languages)('axe finds nothing on any kind of page, in %s', async (language) => {
  const page = await openChecked({ path: `${baseOf(language)}/`, alone: true, faults: [/404/] })
  const found: string[] = []
  for (const kind of kinds) {
    const path = baseOf(language) + kind
    await goChecked(page, path)
    if (kind.includes('/card/')) {
      await page.keyboard.press('Shift')
      await page.locator('main svg[role=img]').waitFor()
    }
    if (kind === '/card/papercut-arch')
      await page.locator('main').getByRole('textbox').first().fill('שמח')
    if (kind.startsWith('/video/')) {
      await page.keyboard.press('Shift')
      await page.locator('canvas:visible').waitFor()
    }
    if (kind === gift) await page.locator('[data-gift=open]').waitFor()
    if (kind === '/simcha') await page.locator('main li').first().scrollIntoViewIfNeeded()
    if (['/simcha', '/drafts'].includes(kind))
      await page.locator('main [data-live] svg').first().waitFor()
    found.push(...(await findingsAtEachWidth(page, path, shellKinds.includes(kind))))
  }
  const { contact } = siteStrings[language].nav
  await page.getByRole('main').getByRole('button', { name: contact }).click()
  await untilFocusIn(page.getByRole('dialog'))
  found.push(...(await findingsAtEachWidth(page, 'contact')))
  expect(found).toEqual([])
})

test('axe finds nothing on a video', async () => {
  await expectNothingAtEachWidth(await openChecked({ path: '/video/chanukah-lights' }), 'clip')
  const page = await openChecked({ path: '/video/move/papercut-arch' })
  await page.keyboard.press('Shift')
  await page.locator('canvas:visible').waitFor()
  await expectNothingAtEachWidth(page, 'card as a film')
})

test.each(['/', '/cards/wedding'])('axe finds nothing with a menu open on %s', async (path) => {
  const page = await openChecked({ path })
  const open = async (trigger: Locator) => {
    await trigger.click()
    await expect.poll(() => expanded(trigger)).toBe('true')
  }
  for (const name of ['Simchas', 'Occasions']) {
    await open(page.getByRole('banner').getByRole('button', { name }))
    await expectNothing(page, name)
  }
  await page.keyboard.press('Escape')
  const kinds = page.getByRole('button', { name: 'Wedding: kinds of cards' })
  await open(kinds)
  await expectNothing(page, 'Wedding')
  await page.setViewportSize({ width: 360, height: 740 })
  await kinds.scrollIntoViewIfNeeded()
  await expectNothing(page, 'Wedding, 360 px')
})

test('axe finds nothing in the mobile menu and its sections', async () => {
  const page = await openChecked({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  await expectNothing(page, 'closed sections')
  for (const name of ['Simchas', 'Occasions']) {
    const section = menu.getByRole('button', { name })
    await section.click()
    await expect.poll(() => expanded(section)).toBe('true')
    await expectNothing(page, name)
  }
})

test.each([1280, 360])(
  'axe finds nothing in the open finds of a search at %i px',
  async (width) => {
    const page = await openChecked({
      width,
      height: 800,
      faults: [/503/, /^search/],
      prepare: (page) => page.route('**/api/search?*', answerSearch),
    })
    for (const [words, shown] of [
      ['bar', page.getByRole('listbox')],
      ['none', page.getByText('Nothing by that name')],
      ['failure', page.getByText('Suggestions are unavailable')],
    ] as const) {
      await page.locator('#hero-search-input').fill(words)
      await shown.waitFor()
      await page.keyboard.press('ArrowDown')
      await expectNothing(page, `${words} at home`)
    }
    if (width > 600) return
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.locator('#header-search-input').fill('bar')
    await page.getByRole('listbox').waitFor()
    await expectNothing(page, 'over the header')
  },
)

test('axe finds nothing in the contact dialog, empty, refused and with a toast', async () => {
  const page = await openChecked({
    faults: [/422/],
    prepare: (page) =>
      page.route('**/api/contact', (route) =>
        route.fulfill({
          status: 422,
          json: { message: 'Phone is missing.', fields: { phone: 'Phone is missing.' } },
        }),
      ),
  })
  await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog')
  await untilFocusIn(dialog)
  await expectNothingAtEachWidth(page, 'empty')
  for (const name of ['Name', 'Phone', 'Email', 'Message']) {
    await dialog.getByLabel(name, { exact: true }).fill('1')
  }
  await holdToasts(page)
  await dialog.locator('button[type=submit]').click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect.poll(() => toasts.textContent()).toBe('Phone is missing.')
  await expectNothingAtEachWidth(page, 'refused')
  expect(await toasts.textContent()).toBe('Phone is missing.')
})

test('axe finds nothing while a message is being sent', async () => {
  const page = await openChecked({ prepare: (page) => page.route('**/api/contact', () => {}) })
  await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Name', 'Phone', 'Email', 'Message']) {
    await dialog.getByLabel(name, { exact: true }).fill('1')
  }
  const send = dialog.locator('button[type=submit]')
  await send.click()
  await expect.poll(() => send.isDisabled()).toBe(true)
  await expectNothing(page, 'sending')
})

test('axe finds nothing on a card with a field in use and a message at another', async () => {
  const page = await openChecked({ path: '/card/papercut-arch' })
  await page.getByLabel('Greeting', { exact: true }).fill('ש'.repeat(24))
  await page.getByText('Too long for this card').waitFor()
  await page.getByLabel('Chosson', { exact: true }).focus()
  await expectNothingAtEachWidth(page, 'problem')
})

test('axe finds nothing on a page that could not be loaded', async () => {
  const page = await openChecked({
    faults: [/Failed to load/, /^(navigation|page) /],
    prepare: (page) => page.route('**/api/page?*', (route) => route.abort()),
  })
  await page.getByRole('banner').getByRole('link', { name: 'Videos' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor()
  await expectNothingAtEachWidth(page, 'failure')
})

test('axe finds what is wrong, so finding nothing means something', async () => {
  const page = await openChecked({ path: '/videos' })
  const dim = '@media (prefers-color-scheme: dark) { h1 { color: #333 !important } }'
  const style = await page.addStyleTag({ content: dim })
  const inTheDark = (await findings(page, 'dim')).join('\n')
  expect(inTheDark).toMatch(/^dim, dark: color-contrast/)
  await style.evaluate((element) => element.parentNode?.removeChild(element))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.innerHTML =
      '<a href="/" style="color: #eee; font-size: 8px">Enlarge</a><img src="/icon-192.png">'
  })
  const found = (await violationsOn(page)).join('\n')
  for (const rule of ['color-contrast', 'image-alt']) expect(found).toContain(rule)
  expect((await colourViolationsOn(page)).join('\n')).toContain('color-contrast')
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.remove())
  const ofPage = (await violationsOn(page, withoutShell)).join('\n')
  expect(ofPage).toContain('page-has-heading-one')
})

/** Depending on the words: all categories and the newest cards, nothing, or a failure. */
async function answerSearch(route: Route): Promise<void> {
  const query = new URL(route.request().url()).searchParams.get('q') ?? ''
  if (query === 'failure') return route.fulfill({ status: 503, json: {} })
  const home = await (await fetch(`${baseUrl}/api/page?address=%2F`)).json()
  const { newest } = home as { newest: unknown[] }
  const found = query === 'bar'
  const [categories, cards] = found ? [builtinCategories, newest] : [[], []]
  await route.fulfill({ json: { query, categories, cards, total: cards.length } })
}

test.each([
  ['/today', ['Time of day']],
  ['/card/papercut-arch', ['Size', 'Colours']],
])('with forced colours the choices on %s show what is chosen', async (path, groups) => {
  const { page } = await openPage({ path, context: { forcedColors: 'active' } })
  for (const name of groups) {
    const radios = page.getByRole('main').getByRole('group', { name }).getByRole('radio')
    await radios.first().waitFor({ state: 'attached' })
    const marked = await radios.evaluateAll((all) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.backgroundColor = 'Highlight'
      const highlight = getComputedStyle(probe).backgroundColor
      return all.map((radio) => {
        const boxes = [radio.parentElement, radio.nextElementSibling]
        return boxes.some((box) => {
          if (!box) return false
          const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(box)
          const outline = outlineStyle === 'none' ? undefined : outlineColor
          return [backgroundColor, outline].includes(highlight)
        })
      })
    })
    expect(marked).toEqual(
      await radios.evaluateAll((all) => all.map((radio) => radio.matches(':checked'))),
    )
  }
})
