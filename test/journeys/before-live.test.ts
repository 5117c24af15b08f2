import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { decodeDraft } from '../../src/shared/draft-link.ts'
import {
  cardPath,
  download,
  field,
  lineOf,
  live,
  newName,
  openCard,
  openMore,
} from '../browser/card-page.ts'
import { fileSavedBy } from '../browser/card-pictures.ts'
import { dialog, fillIn, valuesOf, words } from '../browser/contact-dialog.ts'
import {
  beforeLive,
  gate,
  isFocused,
  onceRead,
  openPage,
  untilFocused,
  untilHydrated,
  untilPageHydrated,
} from '../browser/site.ts'

const otherName = 'אברהם יצחק'
const filmPath = '/video/papers-for-a-wedding'

const main = (page: Page) => page.getByRole('main')
const chosson = (page: Page) => field(page, 'Chosson')
const kallah = (page: Page) => field(page, 'Kallah')
const palettes = (page: Page) => main(page).getByRole('group', { name: 'Colours' })
const secondPalette = (page: Page) => palettes(page).getByRole('radio').nth(1)
const undo = (page: Page) => main(page).getByRole('button', { name: 'Undo', exact: true })
const saved = (page: Page) => main(page).getByText('Saved on this device').waitFor()

async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/** Types part of a word, like a phone's keyboard during composition. */
async function compose(page: Page, text: string) {
  const session = await page.context().newCDPSession(page)
  const at = { selectionStart: text.length, selectionEnd: text.length }
  await session.send('Input.imeSetComposition', { text, ...at })
  return () => session.send('Input.insertText', { text: `${text}ה` })
}

/** The draft in a link that was copied. */
async function draftCopiedBy(page: Page) {
  const text = await page.evaluate(() => navigator.clipboard.readText())
  return decodeDraft(new URL(text).searchParams.get('d') ?? '')
}

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

test.each([1, 6])(
  'what is typed into a card before it is live stays, on a processor %d times slower',
  async (rate) => {
    let finishWord = async (): Promise<unknown> => undefined
    const { page } = await openPage({
      ...{ path: cardPath, height: 900, alone: true, context: clipboard },
      prepare: async (page) => {
        await slowDown(page, rate)
        await beforeLive(async () => {
          await chosson(page).fill(newName)
          await secondPalette(page).check({ force: true })
          await kallah(page).selectText()
          await page.keyboard.type('שרה ')
          finishWord = await compose(page, 'לא')
        })(page)
      },
    })
    await saved(page)
    expect(await chosson(page).inputValue()).toBe(newName)
    expect(await kallah(page).inputValue()).toBe('שרה לא')
    expect(await kallah(page).evaluate(isFocused)).toBe(true)
    await finishWord()
    expect(await kallah(page).inputValue()).toBe('שרה לאה')
    await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
    await expect.poll(() => lineOf(page, 'kallah')).toBe('שרה לאה')
    await saved(page)

    const early = await fileSavedBy(page, () => download(page).click())
    await (await openMore(page)).getByRole('button', { name: 'Copy link' }).click()
    await main(page).getByText('Link copied.').waitFor()
    const { values, palette } = (await draftCopiedBy(page)) ?? {}
    expect(values).toEqual({ chosson: newName, kallah: 'שרה לאה' })
    expect(palette).toBe(await secondPalette(page).inputValue())

    await page.reload(onceRead)
    await main(page).getByText('is back').waitFor()
    await expect.poll(() => chosson(page).inputValue()).toBe(newName)
    await expect.poll(() => secondPalette(page).isChecked()).toBe(true)
    for (let step = 0; step < 4; step++) await undo(page).click()
    await expect.poll(() => undo(page).getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => chosson(page).inputValue()).toBe('יוסף יצחק')
    if (rate > 1) return
    const late = await openCard()
    await secondPalette(late).check()
    await chosson(late).fill(newName)
    await kallah(late).fill('שרה לאה')
    await expect.poll(() => lineOf(late, 'kallah')).toBe('שרה לאה')
    const file = await fileSavedBy(late, () => download(late).click())
    expect(early.bytes.equals(file.bytes)).toBe(true)
  },
)

test('a line that is tapped before the card is live is typed at once, and then shown large', async () => {
  let toolsShown: boolean | undefined
  const { page } = await openPage({
    ...{ path: cardPath, width: 360, height: 780, alone: true, context: { hasTouch: true } },
    prepare: (page) =>
      beforeLive(async () => {
        const line = await page.locator('foreignObject label[for$=chosson]').boundingBox()
        if (!line) throw new Error('there is no such line')
        await page.touchscreen.tap(line.x + line.width / 2, line.y + line.height / 2)
        await untilFocused(chosson(page))
        await chosson(page).selectText()
        await page.keyboard.type(newName)
        toolsShown = await page.getByRole('toolbar').isVisible()
      })(page),
  })
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  // The line has the room above the keyboard alone, before the page is live and after.
  expect(toolsShown).toBe(false)
  expect(await page.getByRole('toolbar').isVisible()).toBe(false)
  expect(await chosson(page).evaluate(isFocused)).toBe(true)
  const zoom = () => page.locator('[data-paper]').evaluate((card) => card.style.transform)
  await expect.poll(zoom).toContain('scale(')
})

test('an example that was entered before the page is live is replaced by what is typed then', async () => {
  const { page } = await openPage({
    ...{ path: cardPath, alone: true },
    prepare: (page) => beforeLive(() => chosson(page).focus())(page),
  })
  await live(page).waitFor()
  await page.keyboard.type(newName)
  expect(await chosson(page).inputValue()).toBe(newName)
})

test('what is typed into a film before it is live stays, and so does the song chosen', async () => {
  const noSong = (page: Page) => main(page).getByRole('radio', { name: 'No song' })
  const { page } = await openPage({
    ...{ path: filmPath, height: 900, alone: true, context: clipboard },
    prepare: async (page) => {
      await slowDown(page, 6)
      await beforeLive(async () => {
        await chosson(page).fill(newName)
        await noSong(page).check()
      })(page)
    },
  })
  await saved(page)
  expect(await chosson(page).inputValue()).toBe(newName)
  expect(await noSong(page).isChecked()).toBe(true)
  const ways = await openMore(page)
  await ways.getByRole('button', { name: 'Copy link' }).click()
  await ways.getByText('Link copied.').waitFor()
  const draft = await draftCopiedBy(page)
  expect(draft?.values).toEqual({ chosson: newName })
  expect(draft?.film?.song).toBeNull()
  await page.reload(onceRead)
  await main(page).getByText('is back').waitFor()
  await expect.poll(() => chosson(page).inputValue()).toBe(newName)
})

test('words typed before the page is live win over an older draft, which stays', async () => {
  const context = { extraHTTPHeaders: { 'x-visitor': 'before-live' } }
  const { page } = await openPage({ path: cardPath, context })
  await chosson(page).fill(newName)
  await saved(page)
  await page.close()
  const early = beforeLive((page) => chosson(page).fill(otherName))
  const { page: next } = await openPage({ path: cardPath, context, prepare: early })
  await saved(next)
  expect(await chosson(next).inputValue()).toBe(otherName)
  await next.goto(new URL('/drafts', next.url()).href, onceRead)
  const rows = main(next).getByRole('list', { name: 'Drafts' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([expect.stringContaining(otherName), expect.stringContaining(newName)])
})

test('a search typed before the page is live finds, and the contact form keeps its words', async () => {
  const input = (page: Page) => page.locator('#header-search-input')
  const { page } = await openPage({
    ...{ path: '/videos', alone: true },
    prepare: async (page) => {
      await slowDown(page, 6)
      await beforeLive(() => input(page).pressSequentially('wedding'))(page)
    },
  })
  await page.getByRole('listbox').waitFor()
  expect(await input(page).inputValue()).toBe('wedding')
  expect(await input(page).evaluate(isFocused)).toBe(true)
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Contact us' })
  await trigger.click()
  await untilFocused(dialog(page).getByLabel('Name', { exact: true }))
  await fillIn(page)
  await page.reload(onceRead)
  await untilHydrated(page)
  await trigger.click()
  await dialog(page).waitFor()
  await expect.poll(() => valuesOf(page)).toEqual(words)
})

test('what is typed into a search while the next page is on its way stays, with the focus', async () => {
  const { page } = await openPage({ path: '/videos', alone: true })
  const input = page.locator('#header-search-input')
  await page.route('**/api/page?*', async (route) => {
    await input.pressSequentially('bris')
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Free cards' }).dispatchEvent('click')
  await page.waitForURL('**/cards/status_posters')
  await main(page).getByRole('heading', { level: 1 }).waitFor()
  expect(await input.inputValue()).toBe('bris')
  expect(await input.evaluate(isFocused)).toBe(true)
  await page.unroute('**/api/page?*')
  await input.press('Enter')
  await page.waitForURL('**/search?q=bris')
  await expect.poll(() => input.inputValue()).toBe('')
})

/** The code of header, menus and search. */
const laterCode = '**/assets/later-*.js'

test('a menu that is tapped before its code has come opens when it comes, in the same header', async () => {
  const code = gate()
  const { page } = await openPage({
    ...{
      path: '/cards/wedding',
      width: 360,
      height: 780,
      alone: true,
      live: false,
      context: { hasTouch: true },
    },
    prepare: (page) =>
      page.route(laterCode, async (route) => {
        await code.wait
        await route.continue()
      }),
  })
  await untilPageHydrated(page)
  const banner = page.getByRole('banner')
  await banner.evaluate((header) => header.setAttribute('data-served', ''))
  await banner.getByRole('button', { name: 'Open the menu' }).tap()
  expect(await page.getByRole('dialog').count()).toBe(0)
  code.open()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  expect(await page.locator('header').getAttribute('data-served')).toBe('')
})

test('what is typed into the search of home before its code has come stays, and is searched for', async () => {
  const code = gate()
  const { page } = await openPage({
    ...{ path: '/', alone: true, live: false },
    prepare: (page) =>
      page.route(laterCode, async (route) => {
        await code.wait
        await route.continue()
      }),
  })
  await untilPageHydrated(page)
  const input = page.locator('#hero-search-input')
  await input.pressSequentially('wedding')
  expect(await page.getByRole('listbox').count()).toBe(0)
  code.open()
  await page.getByRole('listbox').waitFor()
  expect(await input.inputValue()).toBe('wedding')
  expect(await input.evaluate(isFocused)).toBe(true)
  await input.press('Enter')
  await page.waitForURL('**/search?q=wedding')
})

test('without the code of header and search their links and forms still work', async () => {
  const { page } = await openPage({
    ...{ path: '/', alone: true, live: false },
    faults: [/later-/, /ERR_FAILED/, /dynamically imported module/],
    prepare: (page) => page.route(laterCode, (route) => route.abort()),
  })
  const banner = page.locator('header')
  await page.locator('[data-failed] > header').waitFor()
  await page.locator('#hero-search-input').fill('bris')
  await page.locator('#hero-search-input').press('Enter')
  await page.waitForURL('**/search?q=bris')
  await banner.getByRole('link', { name: 'Videos' }).click()
  await page.waitForURL('**/videos')
  await main(page).getByRole('heading', { level: 1 }).waitFor()
})
