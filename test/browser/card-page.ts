import type { Page } from 'playwright-core'
import { openPage } from './site.ts'

/** A wedding card with two names. */
export const cardPath = '/card/papercut-arch'
/** Replaces 'יוסף יצחק'. */
export const newName = 'מנחם מענדל'

export const live = (page: Page) => page.getByRole('main').locator('svg[role=img]')
export const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })
export const download = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Download picture' })

/** Opens the dialog with all exports, which stays open until it is closed. */
export async function openMore(page: Page) {
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) return dialog
  await page.getByRole('main').getByRole('button', { name: 'More ways' }).click()
  await dialog.waitFor()
  return dialog
}

/** Opens a card with its live picture shown, as after a touch, for a visitor without drafts. */
export async function openCard(options: Parameters<typeof openPage>[0] = {}) {
  const { page } = await openPage({ path: cardPath, height: 900, alone: true, ...options })
  await page.keyboard.press('Shift')
  await live(page).waitFor()
  await page.evaluate(() => document.fonts.ready)
  // A tap is lost if its handle comes between the press and the release.
  await page.locator('[data-part] button').first().waitFor({ state: 'attached' })
  return page
}

/** Words of one field in the live picture, without direction marks. */
export async function lineOf(page: Page, id: string): Promise<string> {
  const lines = await live(page).locator(`[data-field=${id}]`).allTextContents()
  return lines.join(' ').replace(/[\u200e\u200f\u202a-\u202e]/g, '')
}
