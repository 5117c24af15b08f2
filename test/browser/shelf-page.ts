import type { Page } from 'playwright-core'
import { fullUrl, openPage } from './site.ts'

export const shelfPath = '/cards/bris'
export const tiles = (page: Page) => page.locator('main [data-card]')
export const moreLink = (page: Page) => page.getByRole('link', { name: /^Show \d+ more$/ })

export function openShelf(
  options: Parameters<typeof openPage>[0] = {},
): ReturnType<typeof openPage> {
  return openPage({ site: fullUrl, path: shelfPath, ...options })
}
