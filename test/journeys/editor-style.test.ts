import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { live, openCard } from '../browser/card-page.ts'
import { boxOf, inkOf, middleOf, openStyle, turnOf } from '../browser/editor-page.ts'
import { untilStill } from '../browser/site.ts'

test('numbers do what dragging does', async () => {
  const page = await openCard()
  const panel = await openStyle(page, 'Chosson')
  const before = await placeOf(page, 'chosson')
  await panel.getByLabel('Size %').fill('60')
  await expect
    .poll(async () => (await inkOf(page, 'chosson')).width / before.width)
    .toBeCloseTo(0.6, 1)
  await panel.getByRole('button', { name: 'More: Rotate' }).click()
  await expect.poll(() => turnOf(page, 'chosson')).toBe(5)
  await panel.getByLabel('Position across %').fill('40')
  const picture = await boxOf(page)
  await expect
    .poll(async () => ((await middleOf(page, 'chosson')).x - picture.x) / picture.width)
    .toBeCloseTo(0.4, 2)
  await panel.getByRole('button', { name: 'As designed' }).click()
  await expect.poll(() => placeOf(page, 'chosson')).toEqual(before)
})

/** Position in the picture, whatever the scroll position. */
async function placeOf(page: Page, id: string) {
  const [{ x, y, width, height }, picture] = await Promise.all([inkOf(page, id), boxOf(page)])
  return { x: x - picture.x, y: y - picture.y, width, height }
}

test('a text is set in another lettering, colour and arc, and keeps them with its place', async () => {
  const page = await openCard()
  const panel = await openStyle(page, 'Chosson')
  const line = live(page).locator('[data-field=chosson]').first()
  await panel.getByRole('button', { name: 'Modern' }).click()
  await panel.getByRole('radio', { name: 'Heebo Extra Bold' }).check()
  await expect.poll(() => line.getAttribute('font-family')).toContain("'Mazel Heebo 800'")
  expect(await panel.getByRole('radio', { name: 'Cinzel' }).count()).toBe(0)
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

test.each([1280, 360])('axe finds nothing in an open style panel, %i px wide', async (width) => {
  const page = await openCard({ width, context: { bypassCSP: true } })
  await openStyle(page, 'Chosson')
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await untilStill(page)
    expect(await violationsOn(page), colorScheme).toEqual([])
  }
})

async function violationsOn(page: Page) {
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
}
