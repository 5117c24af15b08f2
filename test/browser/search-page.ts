import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { builtinCategories } from '#shared/categories.ts'
import type { PageOf } from '#shared/page.ts'
import type { SearchAnswer } from '#shared/search.ts'
import { baseUrl, openPage, textPath } from './site.ts'

export const searchCall = '**/api/search?*'

export const phoneSize = { width: 360, height: 740 }

export const inHeader = (page: Page) => page.locator('#header-search-input')
export const inHero = (page: Page) => page.locator('#hero-search-input')
export const inPage = (page: Page) => page.locator('#page-search-input')
export const list = (page: Page) => page.getByRole('listbox')
export const options = (page: Page) => list(page).getByRole('option')
export const status = (page: Page) => page.locator('#header-search [role=status]')
export const openButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const expanded = (page: Page) => inHeader(page).getAttribute('aria-expanded')

/** Real cards with the search words as titles, so that each answer can be told from the others. */
export async function answerTo(query: string): Promise<SearchAnswer> {
  const home = await (await fetch(`${baseUrl}/api/page?address=%2F`)).json()
  const { newest } = home as PageOf<'home'>
  const categories = builtinCategories.filter(({ slug }) => /bar-mitzvah|chanukah/.test(slug))
  return { query, categories, cards: newest.slice(0, 3), total: 7, nothing: null }
}

export function queryOf(route: Route): string {
  return new URL(route.request().url()).searchParams.get('q') ?? ''
}

export async function answer(route: Route): Promise<void> {
  await route.fulfill({ json: await answerTo(queryOf(route)) })
}

/** Opens a page whose search finds the same for any words. */
export async function openSearching(options: Parameters<typeof openPage>[0] = {}) {
  const { page } = await openPage({
    path: textPath,
    prepare: (page) => page.route(searchCall, answer),
    ...options,
  })
  return page
}

export async function typeBar(page: Page) {
  await inHeader(page).pressSequentially('bar')
  // Before that there may be answers to the first letters.
  await expect.poll(() => options(page).last().textContent()).toContain('“bar”')
}

/** Name of the option that the field points to. */
export function active(page: Page): Promise<string | null> {
  return inHeader(page).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant')
    const option = id ? document.getElementById(id) : null
    return option?.getAttribute('aria-selected') === 'true' ? option.textContent : null
  })
}
