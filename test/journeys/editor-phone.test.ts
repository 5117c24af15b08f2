import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, lineOf, live, openCard } from '../browser/card-page.ts'
import { part } from '../browser/editor-page.ts'
import { onceRead, untilFocused, untilHydrated, untilStill } from '../browser/site.ts'

const phone = { width: 360, height: 780, context: { hasTouch: true } }

/** What is left of the screen of a phone with its keyboard up. */
const aboveKeyboard = { width: 360, height: 400 }

const bar = (page: Page) => page.locator('[data-bar]')
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name })
const tapLine = (page: Page, id: string) => part(page, id).getByRole('button').tap()

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`nothing is at ${selector}`)
  return { ...box, foot: box.y + box.height }
}

test('the editor is the whole screen, with the card, the ways and the tools in it', async () => {
  const page = await openCard(phone)
  for (const role of ['banner', 'contentinfo', 'complementary'] as const) {
    expect(await page.getByRole(role).count(), role).toBe(0)
  }
  const picture = await boxOf(page, 'main svg[role=img]')
  const [head, tools] = [await boxOf(page, '[data-bar]'), await boxOf(page, '[role=toolbar]')]
  expect(picture.y).toBeGreaterThanOrEqual(head.foot)
  expect(picture.foot).toBeLessThanOrEqual(tools.y)
  expect(tools.foot).toBeLessThanOrEqual(780)
  expect(picture.width).toBeGreaterThanOrEqual(0.94 * 360)
  await bar(page).getByRole('button', { name: 'Download picture' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.body.scrollWidth)).toBe(360)
})

test('a tapped line is typed above the keyboard, in large letters in the middle of the card', async () => {
  const page = await openCard(phone)
  await tapLine(page, 'occasion')
  const typed = page.locator('[data-line=occasion] textarea')
  await untilFocused(typed)
  await page.setViewportSize(aboveKeyboard)
  await untilStill(page)
  const [line, dock, head] = [
    await boxOf(page, '[data-part=occasion]'),
    await boxOf(page, '[data-line=occasion]'),
    await boxOf(page, '[data-bar]'),
  ]
  expect(line.y).toBeGreaterThanOrEqual(head.foot)
  expect(line.foot).toBeLessThanOrEqual(dock.y)
  expect(dock.foot).toBeLessThanOrEqual(400)
  expect(dock.y - head.foot).toBeGreaterThanOrEqual(0.35 * 400)
  expect(line.x).toBeGreaterThanOrEqual(0)
  expect(line.x + line.width).toBeLessThanOrEqual(360)
  await page.keyboard.type('מחר')
  await expect.poll(() => lineOf(page, 'occasion')).toContain('מחר')
  await page.getByRole('button', { name: 'Line above' }).tap()
  await expect.poll(() => typed.evaluate((field) => field === document.activeElement)).toBe(false)
  await page.getByRole('button', { name: 'Line below' }).tap()
  await untilFocused(typed)
  await bar(page).getByRole('button', { name: 'Done' }).tap()
  await untilFocused(part(page, 'occasion').getByRole('button'))
  await tool(page, 'Words').waitFor()
})

test('a panel shows the card above it, and closes by Done, by Escape and by the way back', async () => {
  const page = await openCard(phone)
  for (const close of ['Done', 'Escape', 'back']) {
    await tool(page, 'Colour').tap()
    await page.getByRole('group', { name: 'Colours' }).waitFor()
    await untilStill(page)
    const picture = await boxOf(page, 'main svg[role=img]')
    const panel = await boxOf(page, '[data-look]')
    expect(picture.foot).toBeLessThanOrEqual(panel.y)
    if (close === 'Done') await page.getByRole('button', { name: 'Done' }).tap()
    if (close === 'Escape') {
      await page.getByRole('group', { name: 'Colours' }).getByRole('radio').first().focus()
      await page.keyboard.press('Escape')
    }
    if (close === 'back') await bar(page).getByRole('link').tap()
    await tool(page, 'Colour').waitFor()
  }
  expect(page.url()).toContain('/card/')
})

test('a name in Latin letters is offered in Hebrew, and a tap puts it in', async () => {
  const page = await openCard(phone)
  await tapLine(page, 'chosson')
  await untilFocused(field(page, 'Chosson'))
  await page.keyboard.type('Menachem Mendel')
  const chip = page.locator('[data-chips]').getByRole('button', { name: 'מנחם מענדל', exact: true })
  await chip.waitFor()
  expect(await lineOf(page, 'chosson')).toBe('Menachem Mendel')
  await chip.tap()
  await expect.poll(() => lineOf(page, 'chosson')).toBe('מנחם מענדל')
  await untilFocused(field(page, 'Chosson'))
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => lineOf(page, 'chosson')).toBe('Menachem Mendel')
})

test('the lettering of a line is chosen under the card, and a tap goes on to another line', async () => {
  const page = await openCard(phone)
  await tapLine(page, 'chosson')
  await page.getByRole('button', { name: 'Style of Chosson' }).tap()
  const panel = page.getByRole('region', { name: 'Style of Chosson' })
  await panel.getByRole('button', { name: 'Modern' }).click()
  await panel.getByRole('radio', { name: 'Heebo Extra Bold' }).check()
  const line = live(page).locator('[data-field=chosson]').first()
  await expect.poll(() => line.getAttribute('font-family')).toContain('Heebo 800')
  await untilStill(page)
  const [text, box] = [await boxOf(page, '[data-part=chosson]'), await panel.boundingBox()]
  expect(text.foot).toBeLessThanOrEqual(box?.y ?? 0)
  await tapLine(page, 'kallah')
  await page.getByRole('region', { name: 'Style of Kallah' }).waitFor()
})

test('the names of the last card are offered on the next and in a film, over no letter', async () => {
  const page = await openCard({ ...phone, path: '/card/pillow-in-lace' })
  const family = page.locator('[data-line=family] textarea')
  const open = async (path: string) => {
    await page.goto(new URL(path, page.url()).href, onceRead)
    await untilHydrated(page)
    await page.keyboard.press('Shift')
  }
  await family.fill('משפחת כהן')
  await open('/card/pillow-in-the-niche')
  await live(page).waitFor()
  const offer = page.getByRole('region', { name: 'Use these names?' })
  await offer.getByText('משפחת כהן').waitFor()
  await untilStill(page)
  const [place, tools] = [
    await boxOf(page, '[data-names-offer]'),
    await boxOf(page, '[role=toolbar]'),
  ]
  for (const line of await page.locator('[data-part]:has(button)').all()) {
    const box = await line.boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(place.y)
  }
  expect([place.foot, place.height]).toEqual([tools.y, 44])
  await tapLine(page, 'family')
  await untilFocused(family)
  expect(await offer.isVisible()).toBe(false)
  await bar(page).getByRole('button', { name: 'Done' }).tap()
  await offer.getByRole('button', { name: 'Use them' }).tap()
  await expect.poll(() => lineOf(page, 'family')).toBe('משפחת כהן')
  await offer.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => lineOf(page, 'family')).toBe('משפחת אלטמן')
  await offer.getByRole('button', { name: 'No, thanks' }).tap()
  await offer.waitFor({ state: 'hidden' })
  await open('/video/lamp-of-shalom-zachor')
  await offer.getByRole('button', { name: 'Use them' }).tap()
  await expect.poll(() => family.inputValue()).toBe('משפחת כהן')
})
