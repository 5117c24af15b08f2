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
  const isFilled = async () => {
    const picture = await boxOf(page, 'main svg[role=img]')
    const [head, tools] = [await boxOf(page, '[data-bar]'), await boxOf(page, '[role=toolbar]')]
    const isBetween = picture.y >= head.foot && picture.foot <= tools.y && tools.foot <= 780
    return isBetween && picture.width >= 0.94 * 360
  }
  await expect.poll(isFilled).toBe(true)
  await bar(page).getByRole('button', { name: 'Download picture' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.body.scrollWidth)).toBe(360)
})

test('a tapped line is typed above the keyboard, in large letters in the middle of the card', async () => {
  const page = await openCard(phone)
  await tapLine(page, 'occasion')
  const typed = page.locator('[data-line=occasion] textarea')
  await untilFocused(typed)
  await page.setViewportSize(aboveKeyboard)
  const boxes = async () => ({
    line: await boxOf(page, '[data-part=occasion]'),
    dock: await boxOf(page, '[data-line=occasion]'),
    head: await boxOf(page, '[data-bar]'),
  })
  // The page follows the keyboard a moment later.
  const isInTheMiddle = async () => {
    await untilStill(page)
    const { line, dock, head } = await boxes()
    const isBetween = line.y >= head.foot && line.foot <= dock.y && dock.foot <= 400
    const isWhole = line.x >= 0 && line.x + line.width <= 360
    return isBetween && isWhole && dock.y - head.foot >= 0.35 * 400
  }
  await expect.poll(isInTheMiddle).toBe(true)
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
    const room = async () => {
      await untilStill(page)
      const picture = await boxOf(page, 'main svg[role=img]')
      return (await boxOf(page, '[data-look]')).y - picture.foot
    }
    await expect.poll(room).toBeGreaterThanOrEqual(0)
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
  await expect.poll(() => lineOf(page, 'chosson')).toBe('Menachem Mendel')
  await chip.tap()
  await expect.poll(() => lineOf(page, 'chosson')).toBe('מנחם מענדל')
  await untilFocused(field(page, 'Chosson'))
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => lineOf(page, 'chosson')).toBe('Menachem Mendel')
})

test('other ways to name the parsha are offered at its line, and a tap puts one in', async () => {
  const page = await openCard({ ...phone, path: '/card/velvet-and-gold' })
  await tapLine(page, 'parsha')
  await untilFocused(page.locator('[data-line=parsha] textarea'))
  const chips = page.locator('[data-line=parsha] [data-chips]').getByRole('button')
  await expect.poll(() => chips.first().textContent()).toBe('שבת פרשת וישלח')
  await chips.nth(1).tap()
  await expect.poll(() => lineOf(page, 'parsha')).toBe('שבת קודש פרשת וישלח')
  await expect.poll(() => chips.first().textContent()).toBe('פרשת וישלח')
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
  const room = async () => {
    await untilStill(page)
    const text = await boxOf(page, '[data-part=chosson]')
    const box = await panel.boundingBox()
    return box && box.y - text.foot
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await tapLine(page, 'kallah')
  await page.getByRole('region', { name: 'Style of Kallah' }).waitFor()
})

const keyboard = (page: Page) => page.getByRole('group', { name: 'Hebrew keyboard' })
const key = (page: Page, name: string) => keyboard(page).getByRole('button', { name, exact: true })
const keyboardSwitch = (page: Page, label: string) =>
  page.getByRole('button', { name: `Hebrew keyboard of ${label}` })

async function tapKeys(page: Page, names: readonly string[]) {
  for (const name of names) await key(page, name).tap()
}

/** Waits until the window holds the keys, and above the line that is typed this much of the card, px. */
async function expectRoom(page: Page, line: string, least: number) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const hasRoom = async () => {
    await untilStill(page)
    const [head, dock] = [await boxOf(page, '[data-bar]'), await boxOf(page, `[data-line=${line}]`)]
    return dock.y - head.foot >= least && (await boxOf(page, '[data-keyboard]')).foot <= height
  }
  await expect.poll(hasRoom, { message: `${least} px, ${width} px wide` }).toBe(true)
}

test('Hebrew is typed with the keyboard of the field, in the place of that of the phone', async () => {
  const page = await openCard(phone)
  const chosson = field(page, 'Chosson')
  await tapLine(page, 'chosson')
  await untilFocused(chosson)
  expect(await chosson.getAttribute('inputmode')).toBeNull()
  const before = await lineOf(page, 'chosson')
  await keyboardSwitch(page, 'Chosson').tap()
  await keyboard(page).waitFor()
  await untilFocused(chosson)
  await expect.poll(() => chosson.getAttribute('inputmode')).toBe('none')
  await expectRoom(page, 'chosson', 0.35 * 780)
  const alef = await key(page, 'alef').boundingBox()
  expect(alef?.height).toBeGreaterThanOrEqual(44)

  await tapKeys(page, ['mem', 'zayin', 'lamed', 'Space', 'tes', 'vav', 'beis'])
  await expect.poll(() => lineOf(page, 'chosson')).toBe('מזל טוב')
  await tapKeys(page, ['Vowel marks', 'shin', 'shin dot on shin', 'kamatz, vowel mark on shin'])
  await expect.poll(() => chosson.inputValue()).toBe('מזל טובש\u05c1\u05b8')
  await expect.poll(() => lineOf(page, 'chosson')).toBe('מזל טובש\u05c1\u05b8'.normalize('NFC'))
  await tapKeys(page, ['Delete', 'Delete', 'Delete'])
  await expect.poll(() => lineOf(page, 'chosson')).toBe('מזל טוב')
  await key(page, 'shin dot').tap({ force: true })
  expect(await chosson.inputValue()).toBe('מזל טוב')
  await untilFocused(chosson)

  // Slow typing is more than one step.
  const tapToTheEnd = async (move: string) => {
    const button = page.getByRole('button', { name: move })
    do await button.tap()
    while (await button.isEnabled())
  }
  await tapToTheEnd('Undo')
  await expect.poll(() => lineOf(page, 'chosson')).toBe(before)
  await tapToTheEnd('Redo')
  await expect.poll(() => lineOf(page, 'chosson')).toBe('מזל טוב')
  await page.keyboard.press('Escape')
  await keyboard(page).waitFor({ state: 'detached' })
  await untilFocused(chosson)
  await expect.poll(() => chosson.getAttribute('inputmode')).toBeNull()
  expect(await lineOf(page, 'chosson')).toBe('מזל טוב')
})

test('the Hebrew keyboard goes on to the next line, and leaves room for the card', async () => {
  const page = await openCard(phone)
  await tapLine(page, 'chosson')
  await keyboardSwitch(page, 'Chosson').tap()
  await keyboard(page).waitFor()
  await page.getByRole('button', { name: 'Line below' }).first().tap()
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.closest('[data-line]')?.getAttribute('data-line') ?? '',
    )
  await expect.poll(focused).not.toMatch(/^(?:chosson)?$/)
  const line = await focused()
  await keyboard(page).waitFor()
  const mode = () => page.locator(`[data-line=${line}] textarea`).getAttribute('inputmode')
  await expect.poll(mode).toBe('none')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 400 })
    await expectRoom(page, line, 120)
    const alef = await key(page, 'alef').boundingBox()
    expect(alef?.height).toBeGreaterThanOrEqual(36)
    await key(page, 'Vowel marks').tap()
    await expectRoom(page, line, 80)
    await key(page, 'Vowel marks').tap()
  }
  await bar(page).getByRole('button', { name: 'Done' }).tap()
  await keyboard(page).waitFor({ state: 'detached' })
})

test('on a desktop the keys of a panel and of the hardware type at one caret', async () => {
  const page = await openCard()
  const kallah = field(page, 'Kallah')
  await kallah.fill('אב')
  await page.keyboard.press('ArrowLeft')
  await kallah.evaluate((typed: HTMLTextAreaElement) => typed.setSelectionRange(1, 1))
  await keyboardSwitch(page, 'Kallah').click()
  await key(page, 'gimmel').click()
  await page.keyboard.insertText('ד')
  await key(page, 'hei').click()
  await expect.poll(() => kallah.inputValue()).toBe('אגדהב')
  // The keys are one stop of the Tab key, and the arrow keys lead from key to key.
  await key(page, 'alef').focus()
  await page.keyboard.press('ArrowRight')
  await untilFocused(key(page, 'tes'))
  await page.keyboard.press('ArrowDown')
  await untilFocused(key(page, 'yud'))
  await page.keyboard.press('Enter')
  await expect.poll(() => kallah.inputValue()).toBe('אגדהיב')
  expect(await keyboard(page).locator('button[tabindex="0"][data-key]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await keyboard(page).waitFor({ state: 'detached' })
  await untilFocused(kallah)
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
  const placeOfOffer = async () => {
    await untilStill(page)
    const place = await boxOf(page, '[data-names-offer]')
    const tools = await boxOf(page, '[role=toolbar]')
    const lines = await page.locator('[data-part]:has(button)').all()
    const boxes = await Promise.all(lines.map((line) => line.boundingBox()))
    const covered = boxes.filter((box) => !box || box.y + box.height > place.y)
    return { height: place.height, aboveTools: tools.y - place.foot, covered }
  }
  await expect.poll(placeOfOffer).toEqual({ height: 44, aboveTools: 0, covered: [] })
  await tapLine(page, 'family')
  await untilFocused(family)
  await offer.waitFor({ state: 'hidden' })
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
