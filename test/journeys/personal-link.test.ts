import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { CardDraft } from '../../src/shared/draft.ts'
import { decodeDraft, encodeDraft } from '../../src/shared/draft-link.ts'
import { personalCardPath } from '../../src/shared/routes.ts'
import { cardPath, field, lineOf, live, newName, openCard, openMore } from '../browser/card-page.ts'
import { fileSavedBy, untilShown } from '../browser/card-pictures.ts'
import { onceRead, openPage, taggedUrl, untilFocused, untilHydrated } from '../browser/site.ts'

const draft: CardDraft = { values: { chosson: newName }, format: 'square', palette: 'forest' }
const draftText = await encodeDraft(draft)
const path = personalCardPath('papercut-arch', draftText)
const calm = { reducedMotion: 'reduce' } as const
const tagHosts = ['https://www.googletagmanager.com/', 'https://www.clarity.ms/']

/** Part of a font of cards. */
const partFile = /-(?:hebrew|latin)\.woff2$/

const picture = (page: Page) => page.getByRole('main').locator('[role=img][tabindex]')
const open = (page: Page) => page.getByRole('button', { name: 'Open the card' })
const save = (page: Page) => page.getByRole('button', { name: 'Save picture' })
const make = (page: Page) => page.getByRole('link', { name: 'Make your own' })

test('a card comes out of its envelope, and then its words have the focus', async () => {
  const { page } = await openPage({ path, prepare: noteOpening })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'openingMs'))).toBe(2000)
  await open(page).waitFor({ state: 'detached' })
  await untilFocused(picture(page))
  expect(await picture(page).getAttribute('aria-label')).toContain(newName)
  expect(await lineOf(page, 'chosson')).toBe(newName)
  expect(await live(page).getAttribute('viewBox')).toBe('0 0 1080 1080')
})

test.each([path, `/video/move/papercut-arch?d=${draftText}`])(
  'a link that was cut says that the words are those of the example: %s',
  async (whole) => {
    const { page } = await openPage({ path: whole.slice(0, -12), alone: true })
    await page.getByRole('status').filter({ hasText: 'This link is not whole' }).waitFor()
    await page.getByRole('button', { name: 'Close this message' }).click()
    await page.getByText('This link is not whole').waitFor({ state: 'detached' })
  },
)

test.each([
  [
    'a tap',
    (page: Page) => page.getByRole('main').locator('[role=img]').first().dispatchEvent('click'),
  ],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the button', (page: Page) => open(page).click()],
])('%s ends the opening at once', async (_way, end) => {
  const { page } = await openPage({
    path,
    // The card is never drawn, so the envelope would stay closed.
    prepare: (page) => page.route('**/art-worker*', () => {}),
  })
  await open(page).waitFor()
  await end(page)
  await open(page).waitFor({ state: 'detached' })
  await untilFocused(picture(page))
})

test('who reloads, or asked for less motion, sees the card without its envelope', async () => {
  const { page } = await openPage({ path })
  await live(page).waitFor()
  await page.reload(onceRead)
  await untilHydrated(page)
  await live(page).waitFor()
  expect(await open(page).count()).toBe(0)
  const { page: still } = await openPage({ path, context: calm })
  await live(still).waitFor()
  expect(await open(still).count()).toBe(0)
})

test('"make your own" leads to the plain card, and Back to the one that was sent', async () => {
  const { page } = await openPage({ path, context: calm })
  await make(page).click()
  await field(page, 'Chosson').waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(cardPath)
  expect(await page.evaluate(() => document.referrer)).toBe('')
  await page.goBack(onceRead)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
})

test('the words of a card can be changed, and the link stays as it was sent', async () => {
  const { page } = await openPage({ path, context: calm, alone: true })
  await page.getByRole('button', { name: 'Change the words' }).click()
  await expect.poll(() => field(page, 'Chosson').inputValue()).toBe(newName)
  await field(page, 'Chosson').fill('דוד')
  expect(page.url()).toContain(path)
  await page.reload(onceRead)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
})

test('on a phone the card is alone with its envelope, and can be kept', async () => {
  const sticker = { id: 'sticker-1', sticker: 'pomegranate', at: { x: 0.5, y: 0.5 }, width: 0.5 }
  const values = { date: 'אור ליום רביעי, כ״ז טבת תתק״ס', place: 'באולמי תפארת, ירושלים' }
  const sent: CardDraft = { values, format: 'square', stickers: [sticker], to: 'משפחת גרוס' }
  const { page } = await openPage({
    path: personalCardPath('gate-of-doves', await encodeDraft(sent)),
    context: calm,
    width: 360,
    height: 780,
  })
  await live(page).locator('svg[viewBox="0 0 120 120"]').waitFor()
  const shell = page.locator('body > :is(header, nav, aside, footer)')
  await expect.poll(() => shell.filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('main').getByRole('paragraph').allInnerTexts()).toContain(
    'לכבוד\nמשפחת גרוס',
  )
  const { bytes } = await fileSavedBy(page, () => save(page).click())
  await untilShown(page, bytes, { widthPx: 1080, heightPx: 1080 })
  const file = await fileSavedBy(page, () =>
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  )
  expect(new TextDecoder().decode(file.bytes)).toContain('\r\nDTSTART;VALUE=DATE:22000114\r\n')
  expect(await page.getByRole('link', { name: /^Waze/ }).getAttribute('href')).toBe(
    `https://waze.com/ul?q=${encodeURIComponent('אולמי תפארת ירושלים')}`,
  )
})

test.each(['1broken', '%E0%A4%A', '<script>alert(1)</script>'])(
  'with d=%s the plain card stands, without an envelope',
  async (broken) => {
    const { page } = await openPage({ path: `${cardPath}?d=${broken}` })
    await field(page, 'Chosson').focus()
    await live(page).waitFor()
    expect(await open(page).count()).toBe(0)
    expect(await make(page).count()).toBe(0)
  },
)

test('no tag, page view or referrer has the names, there or on the way to other pages', async () => {
  const asked: { url: string; headers: string; body: string }[] = []
  const { page } = await openPage({
    site: taggedUrl,
    path,
    stubs: tagHosts,
    context: calm,
    prepare: async (page) => {
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.url().includes('d=')) return
        asked.push({
          url: request.url(),
          headers: JSON.stringify(request.headers()),
          body: request.postData() ?? '',
        })
      })
      await stubTags(page)
    },
  })
  await live(page).waitFor()
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.title()).toBe('A card for you · Mazel')
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toBeUndefined()
  expect(asked.filter(({ url }) => tagHosts.some((host) => url.startsWith(host)))).toEqual([])

  await make(page).click()
  await page.waitForURL(taggedUrl + cardPath, onceRead)
  const isTag = ({ url }: { url: string }) => tagHosts.some((host) => url.startsWith(host))
  await expect.poll(() => asked.filter(isTag).length).toBe(3)
  const known = await page.evaluate(() => {
    const records = performance.getEntries().map(({ name }) => name)
    return JSON.stringify([Reflect.get(window, 'dataLayer'), document.referrer, records])
  })
  for (const secret of [draftText, newName, encodeURIComponent(newName)]) {
    expect(known).not.toContain(secret)
    expect(JSON.stringify(asked)).not.toContain(secret)
  }
})

test('where there are tags, no element of the page holds the link or the words to send', async () => {
  const page = await openCard({
    site: taggedUrl,
    stubs: tagHosts,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    prepare: stubTags,
  })
  await field(page, 'Chosson').fill(newName)
  const dialog = await openMore(page)
  await dialog.getByLabel('Name on the envelope').fill('משפחת גרוס')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied.').waitFor()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  const secrets = [copied.searchParams.get('d') ?? '', encodeURIComponent(newName)]
  expect(await decodeDraft(secrets[0] ?? '')).toMatchObject({
    values: { chosson: newName },
    to: 'משפחת גרוס',
  })
  await (await openMore(page)).getByRole('button', { name: /Telegram$/, disabled: false }).waitFor()
  const holding = await page.evaluate(
    (secrets) =>
      [...document.querySelectorAll('*')]
        .filter(({ attributes }) =>
          [...attributes].some(({ value }) => secrets.some((secret) => value.includes(secret))),
        )
        .map((element) => element.outerHTML),
    secrets,
  )
  expect(secrets[0]).toMatch(/^\S{10,}$/)
  expect(holding).toEqual([])
})

/** Records the longest animation of the opening, including its delay. */
function noteOpening(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let openingMs = 0
    addEventListener('animationstart', ({ target }) => {
      const animations = target instanceof Element ? target.getAnimations() : []
      const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
      openingMs = Math.max(openingMs, ...ends)
      Object.assign(window, { openingMs })
    })
  })
}

/** Replaces the tags by empty scripts. */
async function stubTags(page: Page): Promise<void> {
  for (const host of tagHosts) {
    await page.route(`${host}**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
  }
}

test('a card that was sent is set in parts of its fonts, with the letters of the whole ones', async () => {
  const context = { ...calm, deviceScaleFactor: 2 }
  const withoutParts = (page: Page) =>
    page.route(partFile, (route) => route.fulfill({ status: 404 }))
  const shown = []
  for (const prepare of [undefined, withoutParts]) {
    const files: string[] = []
    const { page } = await openPage({
      ...{ path, context, alone: true, faults: prepare ? [/404/] : [] },
      prepare: async (page) => {
        page.on('request', (request) => files.push(request.url()))
        await prepare?.(page)
      },
    })
    await live(page).waitFor()
    const fonts = files.filter((file) => /\/fonts\/(?!ui-).*woff2$/.test(file))
    shown.push({ page, fonts, png: await picture(page).screenshot() })
  }
  const [parts, whole] = shown
  expect(parts?.fonts.length).toBeGreaterThan(2)
  expect(parts?.fonts.filter((file) => !partFile.test(file))).toEqual([])
  expect(whole?.fonts.filter((file) => !partFile.test(file)).length).toBe(parts?.fonts.length)
  expect(whole && parts?.png.equals(whole.png)).toBe(true)

  // Any letter may be typed into it from then on.
  const { page } = parts ?? {}
  if (!page) return
  const partsInUse = () =>
    page.evaluate(() => {
      const cardFonts = [...document.fonts].filter(({ family }) => family.includes('Mazel'))
      return cardFonts.filter(({ unicodeRange }) => unicodeRange !== 'U+0-10FFFF').length
    })
  expect(await partsInUse()).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Change the words' }).click()
  await field(page, 'Chosson').fill('Duvid')
  await expect.poll(() => lineOf(page, 'chosson')).toBe('Duvid')
  await expect.poll(partsInUse).toBe(0)
})
