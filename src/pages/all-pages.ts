import { type PageName, pages } from '#shared/pages.ts'
import { loadPage, type PageComponents } from '../../client/pages/pages.ts'

/** Every page, loaded before the first request. */
export const allPages: PageComponents = await loadAll(Object.keys(pages) as PageName[])

async function loadAll(names: readonly PageName[]): Promise<PageComponents> {
  return Object.assign({}, ...(await Promise.all(names.map(loadPage))))
}
