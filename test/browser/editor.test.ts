import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, lineOf, live, NAME, openCard } from './card-page.ts'
import { isFocused, settle, untilFocused, untilStill } from './site.ts'

const part = (page: Page, id: string) => page.locator(`[data-part="${id}"]`)
const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}, text. Arrow keys move it` })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const artOf = (page: Page) => live(page).locator('> g').first().innerHTML()

test('each text of the picture is a button that says what it is and how to move it', async () => {
  const page = await openCard()
  for (const name of ['Greeting', 'Chosson', 'Kallah']) {
    expect(await handle(page, name).count(), name).toBe(1)
  }
  const help = await handle(page, 'Chosson').getAttribute('aria-describedby')
  expect(await page.locator(`[id="${help}"]`).textContent()).toContain('Shift in larger steps')
})

test('a drag moves a text and nothing else, and undo brings it back at once', async () => {
  const page = await openCard()
  const [before, kallah, art] = [
    await middleOf(page, 'chosson'),
    await middleOf(page, 'kallah'),
    await artOf(page),
  ]
  await drag(page, before, { x: before.x + 60, y: before.y - 90 })
  await expectMoved(page, 'chosson', before, { x: 60, y: -90 })
  const after = await middleOf(page, 'chosson')
  expect(await middleOf(page, 'kallah')).toEqual(kallah)
  expect(await artOf(page)).toBe(art)
  expect(await field(page, 'Chosson').evaluate(isFocused)).toBe(false)
  await page.keyboard.press('Control+z')
  await expect.poll(() => middleOf(page, 'chosson')).toEqual(before)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => middleOf(page, 'chosson')).toEqual(after)
})

test('a text near the middle is drawn to it, with a guide while it is held', async () => {
  const page = await openCard()
  const start = await middleOf(page, 'chosson')
  const guides = page.locator('[data-guide]')
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 80, start.y - 90, { steps: 4 })
  await expect.poll(() => guides.count()).toBe(0)
  await page.mouse.move(start.x + 5, start.y - 90, { steps: 4 })
  await expect.poll(() => guides.count()).toBe(1)
  await page.mouse.up()
  const picture = await boxOf(page)
  await expect
    .poll(async () => (await middleOf(page, 'chosson')).x)
    .toBeCloseTo(picture.x + picture.width / 2, -0.5)
  await expect.poll(() => guides.count()).toBe(0)
})

test('nothing that is dragged leaves the page', async () => {
  const page = await openCard()
  await drag(page, await middleOf(page, 'greeting'), { x: 4, y: 200 })
  const [picture, box] = [await boxOf(page), await inkOf(page, 'greeting')]
  expect(box.x).toBeGreaterThanOrEqual(picture.x - 1)
  expect(box.x + box.width).toBeLessThanOrEqual(picture.x + picture.width + 1)
})

test('Escape gives back what is being dragged', async () => {
  const page = await openCard()
  const before = await middleOf(page, 'chosson')
  await handle(page, 'Chosson').focus()
  await page.mouse.move(before.x, before.y)
  await page.mouse.down()
  await page.mouse.move(before.x + 70, before.y - 120, { steps: 4 })
  await expect.poll(() => middleOf(page, 'chosson')).not.toEqual(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => middleOf(page, 'chosson')).toEqual(before)
  await page.mouse.move(before.x + 90, before.y - 140)
  await page.mouse.up()
  await settle(page)
  expect(await middleOf(page, 'chosson')).toEqual(before)
})

test('arrow keys move a text, ten times as far with Shift, and Escape puts it back', async () => {
  const page = await openCard()
  const { width } = await boxOf(page)
  const before = await middleOf(page, 'chosson')
  await handle(page, 'Chosson').focus()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () => (await middleOf(page, 'chosson')).x - before.x)
    .toBeCloseTo(0.005 * width, 0)
  await page.keyboard.press('Shift+ArrowUp')
  await expect
    .poll(async () => before.y - (await middleOf(page, 'chosson')).y)
    .toBeCloseTo(0.05 * width, 0)
  await page.keyboard.press('Escape')
  await expect.poll(() => middleOf(page, 'chosson')).toEqual(before)
  await page.keyboard.press('Enter')
  await untilFocused(field(page, 'Chosson'))
})

test('two fingers size and turn a text, and one moves it, on a phone', async () => {
  const page = await openCard({ width: 390, height: 844, context: { hasTouch: true } })
  const middle = await middleOf(page, 'greeting')
  const before = await inkOf(page, 'greeting')
  await pinch(page, {
    from: [middle, { x: middle.x + 50, y: middle.y }],
    to: [middle, { x: middle.x + 40, y: middle.y + 40 }],
  })
  await expect.poll(() => turnOf(page, 'greeting')).toBeCloseTo(45, -0.5)
  const turned = await middleOf(page, 'greeting')
  expect(turned.y).toBeGreaterThan(middle.y + 10)
  await undo(page).click()
  await expect.poll(() => inkOf(page, 'greeting')).toEqual(before)
})

test('numbers do what dragging does', async () => {
  const page = await openCard()
  await page.getByRole('button', { name: 'Style of Chosson' }).click()
  const panel = page.getByRole('region', { name: 'Style of Chosson' })
  const before = await inkOf(page, 'chosson')
  await panel.getByLabel('Size %').fill('60')
  await expect
    .poll(async () => (await inkOf(page, 'chosson')).width / before.width)
    .toBeCloseTo(0.6, 1)
  await panel.getByRole('button', { name: 'More: Turn' }).click()
  await expect.poll(() => turnOf(page, 'chosson')).toBe(5)
  await panel.getByLabel('Across %').fill('40')
  const picture = await boxOf(page)
  await expect
    .poll(async () => ((await middleOf(page, 'chosson')).x - picture.x) / picture.width)
    .toBeCloseTo(0.4, 2)
  await panel.getByRole('button', { name: 'As designed' }).click()
  await expect.poll(() => inkOf(page, 'chosson')).toEqual(before)
})

test('a text is set in another lettering, colour and arc, and keeps them with its place', async () => {
  const page = await openCard()
  await page.getByRole('button', { name: 'Style of Chosson' }).click()
  const panel = page.getByRole('region', { name: 'Style of Chosson' })
  const line = live(page).locator('[data-field=chosson]').first()
  await panel.getByRole('radio', { name: 'Heebo 800' }).check()
  await expect.poll(() => line.getAttribute('font-family')).toContain("'Mazel Heebo 800'")
  expect(await panel.getByRole('radio', { name: 'Cinzel 500' }).count()).toBe(0)
  await panel.getByLabel('Your own colour').fill('#20305a')
  await expect.poll(() => line.getAttribute('fill')).toBe('#20305a')
  await panel.getByText('Hard to read on this card').waitFor()
  await panel.getByLabel('Arc').fill('60')
  await expect.poll(() => line.locator('text[transform]').count()).toBeGreaterThan(3)
  await page.getByRole('radio', { name: 'Square' }).check()
  await expect.poll(() => live(page).getAttribute('viewBox')).toBe('0 0 1080 1080')
  await expect.poll(() => line.getAttribute('fill')).toBe('#20305a')
  await expect.poll(() => line.getAttribute('font-family')).toContain('Heebo 800')
})

test('a text is added, typed, and removed', async () => {
  const page = await openCard()
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await untilFocused(field(page, 'Text 1'))
  await page.keyboard.insertText('נכתב')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('בשמחה')
  await expect.poll(() => live(page).locator('[data-field=text-1]').count()).toBe(2)
  await page.getByRole('button', { name: 'Style of Text 1' }).click()
  await page.getByRole('button', { name: 'Remove this text' }).click()
  await expect.poll(() => part(page, 'text-1').count()).toBe(0)
  await expect.poll(() => field(page, 'Text 1').count()).toBe(0)
})

test('a sticker is chosen as it is put on the card, and dragged from over the words', async () => {
  const page = await openCard()
  await page.getByRole('button', { name: 'Sticker', exact: true }).click()
  await page.getByRole('button', { name: 'Crown', exact: true }).click()
  const sticker = page.locator('[data-part^=sticker]')
  await expect.poll(() => sticker.getAttribute('data-selected')).toBe('true')
  const id = (await sticker.getAttribute('data-part')) ?? ''
  const before = await middleOf(page, id)
  await drag(page, before, { x: before.x + 50, y: before.y + 100 })
  await expect.poll(async () => (await middleOf(page, id)).y - before.y).toBeCloseTo(100, -0.5)
  await sticker.getByRole('button').click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect.poll(() => sticker.count()).toBe(0)
})

test('Enter goes on to the next field where a text has one line', async () => {
  const page = await openCard()
  await field(page, 'On the arch').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'On the arch').evaluate(isFocused)).toBe(false)
  expect(await field(page, 'On the arch').inputValue()).not.toContain('\n')
})

test('typing is undone as a whole, by button and by key, and start again empties the card', async () => {
  const page = await openCard()
  await field(page, 'Chosson').pressSequentially(NAME)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(NAME)
  await undo(page).click()
  await expect.poll(() => lineOf(page, 'chosson')).toBe('יוסף יצחק')
  await field(page, 'Kallah').fill('שרה')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect.poll(() => lineOf(page, 'kallah')).toBe('חיה מושקא')
})

test('on a phone the picture, a field and the way out are on the screen at once', async () => {
  const page = await openCard({ width: 360, height: 740, context: { hasTouch: true } })
  const picture = await boxOf(page)
  const greeting = await field(page, 'On the arch').boundingBox()
  const out = await page
    .getByRole('main')
    .getByRole('button', { name: 'Download picture' })
    .boundingBox()
  expect(picture.y + picture.height).toBeLessThanOrEqual(greeting?.y ?? 0)
  expect((out?.y ?? 999) + (out?.height ?? 0)).toBeLessThanOrEqual(740)
  expect(out?.y ?? 0).toBeGreaterThanOrEqual((greeting?.y ?? 999) + (greeting?.height ?? 0))
})

test('the sheet of a phone goes to three heights and shows one tab', async () => {
  const page = await openCard({ width: 360, height: 740, context: { hasTouch: true } })
  const grip = page.getByRole('button', { name: 'Height of the panel' })
  expect(await grip.getAttribute('aria-label')).toContain('middle')
  const at = await grip.boundingBox()
  if (!at) throw new Error('there is no grip')
  await page.mouse.move(180, at.y + 12)
  await page.mouse.down()
  await page.mouse.move(180, at.y - 160, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => grip.getAttribute('aria-label')).toContain('tall')
  await grip.press('ArrowDown')
  await grip.press('ArrowDown')
  await expect.poll(() => grip.getAttribute('aria-label')).toContain('low')
  await page.getByRole('button', { name: 'Colour', exact: true }).tap()
  await expect.poll(() => grip.getAttribute('aria-label')).toContain('middle')
  await page.getByRole('group', { name: 'Colours' }).waitFor()
  await field(page, 'Chosson').waitFor({ state: 'hidden' })
  await part(page, 'chosson').getByRole('button').tap()
  await untilFocused(field(page, 'Chosson'))
})

test.each([1280, 360])('axe finds nothing in an open style panel, %i px wide', async (width) => {
  const page = await openCard({ width, context: { bypassCSP: true } })
  await page.getByRole('button', { name: 'Style of Chosson' }).click()
  await page.getByRole('region', { name: 'Style of Chosson' }).waitFor()
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await untilStill(page)
    expect(await violationsOn(page), colorScheme).toEqual([])
  }
})

interface Point {
  x: number
  y: number
}

/** Of the part's own box, before its turn. */
async function middleOf(page: Page, id: string): Promise<Point> {
  return part(page, id).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const tenth = (px: number) => Math.round(px * 10) / 10
    return { x: tenth(x + width / 2), y: tenth(y + height / 2) }
  })
}

async function inkOf(page: Page, id: string) {
  const box = await part(page, id).boundingBox()
  if (!box) throw new Error(`the picture has no part ${id}`)
  return box
}

async function boxOf(page: Page) {
  const box = await live(page).boundingBox()
  if (!box) throw new Error('there is no live picture')
  return box
}

async function turnOf(page: Page, id: string): Promise<number> {
  return part(page, id).evaluate((element) =>
    Number.parseFloat((element as HTMLElement).style.rotate),
  )
}

async function expectMoved(page: Page, id: string, from: Point, by: Point): Promise<void> {
  const moved = async () => {
    const { x, y } = await middleOf(page, id)
    return { x: x - from.x, y: y - from.y }
  }
  const near = { x: expect.closeTo(by.x, -0.5), y: expect.closeTo(by.y, -0.5) }
  await expect.poll(moved).toEqual(near)
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
  await settle(page)
}

type Fingers = [Point, Point]

/** Two fingers that go down one after the other and move together. */
async function pinch(page: Page, { from, to }: { from: Fingers; to: Fingers }): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  await touch('touchStart', [from[0]])
  await touch('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const at = (i: 0 | 1) => ({
      x: from[i].x + part * (to[i].x - from[i].x),
      y: from[i].y + part * (to[i].y - from[i].y),
    })
    await touch('touchMove', [at(0), at(1)])
  }
  await touch('touchEnd', [])
  await client.detach()
}

async function violationsOn(page: Page) {
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
}
