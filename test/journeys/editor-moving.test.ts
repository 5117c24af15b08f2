import { expect, test } from 'vitest'
import { field, openCard } from '../browser/card-page.ts'
import {
  artOf,
  boxOf,
  drag,
  expectMoved,
  handle,
  inkOf,
  middleOf,
  turnOf,
  undo,
} from '../browser/editor-page.ts'
import { isFocused, settle, untilFocused, untilStill } from '../browser/site.ts'
import { fingersOn } from '../browser/touch.ts'

test('each text of the picture is a button that says what it is and how to move it', async () => {
  const page = await openCard()
  for (const name of ['Greeting', 'Chosson', 'Kallah']) {
    // The buttons come soon after the picture.
    await expect.poll(() => handle(page, name).count(), { message: name }).toBe(1)
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

test('nothing that is dragged leaves the page, and a line that stops at its edge says so', async () => {
  const page = await openCard()
  await drag(page, await middleOf(page, 'greeting'), { x: 4, y: 200 })
  await page.getByText('A line stops at the edge of the card.').waitFor()
  const isOnCard = async () => {
    const [picture, box] = [await boxOf(page), await inkOf(page, 'greeting')]
    const rightEdge = picture.x + picture.width
    return box.x >= picture.x - 1 && box.x + box.width <= rightEdge + 1
  }
  await expect.poll(isOnCard).toBe(true)
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

test('two fingers size and turn a chosen sticker, and one step undoes both', async () => {
  const page = await openCard({ width: 390, height: 844, context: { hasTouch: true } })
  await page.getByRole('toolbar').getByRole('button', { name: 'Sticker' }).tap()
  await page.getByRole('button', { name: 'Crown', exact: true }).tap()
  const sticker = page.locator('[data-part^=sticker]')
  await expect.poll(() => sticker.getAttribute('data-selected')).toBe('true')
  await page.getByRole('button', { name: 'Done' }).tap()
  await untilStill(page)
  const id = (await sticker.getAttribute('data-part')) ?? ''
  const middle = await middleOf(page, id)
  const before = await inkOf(page, id)
  const fingers = await fingersOn(page)
  await fingers.pinch({
    from: [middle, { x: middle.x + 50, y: middle.y }],
    to: [middle, { x: middle.x + 40, y: middle.y + 40 }],
  })
  await expect.poll(() => turnOf(page, id)).toBeCloseTo(33, -0.5)
  await expect.poll(async () => (await middleOf(page, id)).y).toBeGreaterThan(middle.y + 10)
  expect(await page.getByRole('button', { name: 'Fit' }).count()).toBe(0)
  await undo(page).click()
  await expect.poll(() => inkOf(page, id)).toEqual(before)
})

test('a sticker is chosen as it is put on the card, and dragged over the words', async () => {
  const page = await openCard()
  await page.getByRole('button', { name: 'Sticker', exact: true }).click()
  await page.getByRole('button', { name: 'Crown', exact: true }).click()
  const sticker = page.locator('[data-part^=sticker]')
  await expect.poll(() => sticker.getAttribute('data-selected')).toBe('true')
  const id = (await sticker.getAttribute('data-part')) ?? ''
  const before = await middleOf(page, id)
  await drag(page, before, { x: before.x - 50, y: before.y - 100 })
  await expect.poll(async () => (await middleOf(page, id)).y - before.y).toBeCloseTo(-100, -0.5)
  await sticker.getByRole('button').click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect.poll(() => sticker.count()).toBe(0)
})
