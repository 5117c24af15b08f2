import { expect, test } from 'vitest'
import { field, openCard } from '../browser/card-page.ts'
import { boxOf, part } from '../browser/editor-page.ts'
import { untilFocused } from '../browser/site.ts'

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
