import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, lineOf, openCard } from '../browser/card-page.ts'
import { boxOf, expectMoved, inkOf, middleOf, part } from '../browser/editor-page.ts'
import { openPage, settle, untilFocused, untilStill } from '../browser/site.ts'
import { besides, fingersOn } from '../browser/touch.ts'

const phone = { width: 360, height: 780, context: { hasTouch: true } }

const fitButton = (page: Page) => page.getByRole('button', { name: 'Fit' })
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

async function openTouched(options: Parameters<typeof openCard>[0] = phone) {
  const page = await openCard(options)
  return { page, fingers: await fingersOn(page) }
}

/** The point of the card in sight that is farthest from its parts: a tap near a line opens it. */
async function besideParts(page: Page) {
  const point = await page.evaluate(() => {
    const isFree = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit?.closest('[data-card]') && !hit.closest('[data-part], button')
    }
    const points = []
    for (let y = 0; y < innerHeight; y += 12) {
      for (let x = 12; x < innerWidth - 12; x += 12) points.push({ x, y, isFree: isFree(x, y) })
    }
    const taken = points.filter((point) => !point.isFree)
    const awayFrom = (x: number, y: number) =>
      Math.min(...taken.map((point) => Math.hypot(x - point.x, y - point.y)))
    const free = points.filter((point) => point.isFree)
    return free
      .map(({ x, y }) => ({ x, y, away: awayFrom(x, y) }))
      .sort((a, b) => b.away - a.away)[0]
  })
  if (!point) throw new Error('parts cover all of the card in sight')
  return point
}

test('a finger drags a line after a hold, and a swipe moves nothing', async () => {
  const { page, fingers } = await openTouched()
  const before = await middleOf(page, 'chosson')
  const to = { x: before.x + 30, y: before.y + 110 }
  await fingers.swipe(before, to)
  await settle(page)
  expect(await middleOf(page, 'chosson')).toEqual(before)
  expect(await button(page, 'Undo').isDisabled()).toBe(true)

  await fingers.down(before)
  await page.locator('[data-part=chosson][data-lifted]').waitFor()
  await fingers.move(before, to)
  await expectMoved(page, 'chosson', before, { x: 30, y: 110 })
  await fingers.up()
  await expect.poll(() => page.locator('[data-lifted]').count()).toBe(0)
  expect(await field(page, 'Chosson').evaluate((one) => one === document.activeElement)).toBe(false)
  await button(page, 'Undo').tap()
  await expect.poll(() => middleOf(page, 'chosson')).toEqual(before)
})

test('a finger that rests on a line and does not move lets it go', async () => {
  const { page, fingers } = await openTouched()
  const before = await middleOf(page, 'chosson')
  await fingers.down(before)
  await page.locator('[data-lifted]').waitFor()
  await fingers.up()
  await expect.poll(() => page.locator('[data-lifted]').count()).toBe(0)
  await button(page, 'Done').tap()
  await untilStill(page)
  const beside = await besideParts(page)
  await fingers.swipe(beside, { x: beside.x, y: beside.y + 60 })
  await settle(page)
  expect(await middleOf(page, 'chosson')).toEqual(before)
  expect(await button(page, 'Undo').isDisabled()).toBe(true)
})

test('a line that is dragged off the card stops at its edge, with a sentence', async () => {
  const { page, fingers } = await openTouched()
  const before = await middleOf(page, 'chosson')
  await fingers.down(before)
  await page.locator('[data-lifted]').waitFor()
  await fingers.move(before, { x: before.x, y: 60 })
  await fingers.up()
  await page.getByText('A line stops at the edge of the card.').waitFor()
  const belowEdge = async () => (await inkOf(page, 'chosson')).y - (await boxOf(page)).y
  await expect.poll(belowEdge).toBeGreaterThanOrEqual(0)
})

test.each([
  ['upright', phone],
  ['on its side', { ...phone, width: 780, height: 360 }],
  ['at 200 % zoom', { ...phone, width: 640, height: 400 }],
])('two fingers zoom the card, one moves it, and there are ways back, %s', async (_, options) => {
  const { page, fingers } = await openTouched(options)
  const before = await boxOf(page)
  const middle = await middleOf(page, 'chosson')
  const zoomIn = async () => {
    await fingers.pinch({ from: besides(middle, 20), to: besides(middle, 50) })
    await fitButton(page).waitFor()
    await untilStill(page)
  }
  await zoomIn()
  await expect.poll(async () => (await boxOf(page)).width / before.width).toBeCloseTo(2.5, 0)
  const zoomed = await boxOf(page)
  expect(await button(page, 'Undo').isDisabled()).toBe(true)
  expect((await fitButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)

  const start = { x: before.x + 20, y: before.y + 150 }
  await fingers.swipe(start, { x: start.x, y: start.y - 60 })
  await expect.poll(async () => (await boxOf(page)).y).toBeLessThan(zoomed.y - 30)
  await untilStill(page)
  expect((await boxOf(page)).width).toBeCloseTo(zoomed.width)

  await fitButton(page).tap()
  await expect.poll(() => boxOf(page)).toEqual(before)
  await expect.poll(() => fitButton(page).count()).toBe(0)

  await zoomIn()
  await fingers.doubleTap(await besideParts(page))
  await expect.poll(() => boxOf(page)).toEqual(before)
  expect(await page.evaluate(() => document.activeElement?.matches('input, textarea'))).toBe(false)

  await fingers.pinch({ from: besides(middle, 10), to: besides(middle, 120) })
  await fitButton(page).waitFor()
  await untilStill(page)
  expect((await boxOf(page)).width).toBeLessThanOrEqual(4.01 * before.width)
})

test('a line that is typed takes over from the zoom, and leaving it returns to fit', async () => {
  const { page, fingers } = await openTouched()
  const before = await boxOf(page)
  const middle = await middleOf(page, 'chosson')
  await fingers.pinch({ from: besides(middle, 20), to: besides(middle, 50) })
  await fitButton(page).waitFor()
  await untilStill(page)
  await part(page, 'chosson').getByRole('button').tap()
  await untilFocused(field(page, 'Chosson'))
  await fitButton(page).waitFor({ state: 'detached' })
  await button(page, 'Done').tap()
  await expect.poll(() => boxOf(page)).toEqual(before)
})

test('plus, minus and zero zoom by keys, and a wheel with the control key too', async () => {
  const page = await openCard()
  const before = await boxOf(page)
  await part(page, 'chosson').getByRole('button').focus()
  await page.keyboard.press('+')
  await page.getByText('Zoom 125 %').waitFor({ state: 'attached' })
  await page.keyboard.press('0')
  await expect.poll(() => boxOf(page)).toEqual(before)
  const { x, y } = await middleOf(page, 'chosson')
  await page.mouse.move(x, y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -120)
  await page.keyboard.up('Control')
  await fitButton(page).focus()
  await untilStill(page)
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(1.2 * before.width)
  await page.keyboard.press('Enter')
  await expect.poll(() => boxOf(page)).toEqual(before)
})

test.each([
  ['a card', '/card/papercut-arch'],
  ['a film', '/video/move/papercut-arch'],
])('to start again asks first in %s, and undo brings the words back', async (_, path) => {
  const { page } = await openPage({ ...phone, path, alone: true, asked: true })
  const question = page.getByRole('alertdialog', { name: 'Start again?' })
  await button(page, 'More').tap()
  const ways = page.getByRole('dialog')
  const again = ways.getByRole('button', { name: 'Start again' })
  // Nothing is changed yet.
  expect(await again.getAttribute('aria-disabled')).toBe('true')
  await again.tap({ force: true })
  expect(await ways.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await field(page, 'Chosson').fill('אברהם יצחק')
  await button(page, 'Done').tap()
  const askAgain = async () => {
    await button(page, 'More').tap()
    await again.tap()
    await question.waitFor()
  }
  await askAgain()
  await question.getByRole('button', { name: 'Keep my changes' }).tap()
  await question.waitFor({ state: 'detached' })
  expect(await field(page, 'Chosson').inputValue()).toBe('אברהם יצחק')
  await askAgain()
  await question.getByRole('button', { name: 'Start again' }).tap()
  await expect.poll(() => field(page, 'Chosson').inputValue()).toBe('יוסף יצחק')
  await button(page, 'Undo').tap()
  await expect.poll(() => field(page, 'Chosson').inputValue()).toBe('אברהם יצחק')
})

test('undo brings back the words, the colour and the stickers that a fresh start took', async () => {
  const page = await openCard({ ...phone, asked: true })
  await field(page, 'Kallah').fill('שרה')
  await button(page, 'Done').tap()
  await button(page, 'Colour').tap()
  const colours = page.getByRole('group', { name: 'Colours' }).getByRole('radio')
  await colours.nth(1).check({ force: true })
  await button(page, 'Done').tap()
  await button(page, 'Sticker').tap()
  await page.getByRole('button', { name: 'Crown', exact: true }).tap()
  const sticker = page.locator('[data-part^=sticker]')
  await sticker.waitFor({ state: 'attached' })
  await button(page, 'Done').tap()
  await button(page, 'More').tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).tap()
  await expect.poll(() => sticker.count()).toBe(0)
  await expect.poll(() => lineOf(page, 'kallah')).toBe('חיה מושקא')
  await button(page, 'Undo').tap()
  await expect.poll(() => sticker.count()).toBe(1)
  await expect.poll(() => lineOf(page, 'kallah')).toBe('שרה')
  await button(page, 'Colour').tap()
  expect(await colours.nth(1).isChecked()).toBe(true)
})
