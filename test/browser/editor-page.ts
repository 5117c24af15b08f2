import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { live } from './card-page.ts'
import { settle } from './site.ts'

export const part = (page: Page, id: string) => page.locator(`[data-part="${id}"]`)
/** The button over a line of the picture. */
export const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, .*edit$`, 's') })

/** Opens the style of a line, with all of its rows. */
export async function openStyle(page: Page, name: string) {
  await page.getByRole('main').getByLabel(name, { exact: true }).focus()
  const panel = page.getByRole('region', { name: `Style of ${name}` })
  const button = page.getByRole('button', { name: `Style of ${name}` })
  // Beside the card it opens by itself.
  if ((page.viewportSize()?.width ?? 0) < 1120) await button.click()
  await panel.getByText('Place and shape').click()
  return panel
}
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
export const artOf = (page: Page) => live(page).locator('> g').first().innerHTML()

export interface Point {
  x: number
  y: number
}

/** Middle of the part's own box, before its rotation. */
export async function middleOf(page: Page, id: string): Promise<Point> {
  return part(page, id).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const tenth = (px: number) => Math.round(px * 10) / 10
    return { x: tenth(x + width / 2), y: tenth(y + height / 2) }
  })
}

export async function inkOf(page: Page, id: string) {
  const box = await part(page, id).boundingBox()
  if (!box) throw new Error(`the picture has no part ${id}`)
  return box
}

export async function boxOf(page: Page) {
  const box = await live(page).boundingBox()
  if (!box) throw new Error('there is no live picture')
  return box
}

export async function turnOf(page: Page, id: string): Promise<number> {
  return part(page, id).evaluate((element) =>
    Number.parseFloat((element as HTMLElement).style.rotate),
  )
}

export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
  await settle(page)
}

export async function expectMoved(page: Page, id: string, from: Point, by: Point): Promise<void> {
  const moved = async () => {
    const { x, y } = await middleOf(page, id)
    return { x: x - from.x, y: y - from.y }
  }
  const near = { x: expect.closeTo(by.x, -0.5), y: expect.closeTo(by.y, -0.5) }
  await expect.poll(moved).toEqual(near)
}
