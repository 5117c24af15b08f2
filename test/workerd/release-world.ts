import { env } from 'cloudflare:test'
import { bindingStore } from '../../catalog/release/binding-store.ts'
import { buildRelease } from '../../catalog/release/build-release.ts'
import { type Catalogue, contentOf } from '../../catalog/release/content.ts'
import { publish } from '../../catalog/release/operations.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { searchTables } from '../../src/shared/search/search-table.ts'
import { documents } from './catalogue.ts'
import { askSite, clearStorage } from './site.ts'

/** The real bindings as a publisher sees them. */
export const store = await bindingStore(env)

export const catalogue: Catalogue = {
  categories: builtinCategories,
  cards: documents,
  videos: [],
  songs: [],
  gifs: [],
  withdrawn: [],
}

/** The card whose title the tests change. */
export const slug = 'velvet-and-gold'

/** The catalogue with another title of one card. */
export function retitled(title: string): Catalogue {
  const cards = documents.map((card) =>
    card.design.slug === slug
      ? {
          ...card,
          design: { ...card.design, titles: { en: title } },
          summary: { ...card.summary, titles: { en: title } },
        }
      : card,
  )
  return { ...catalogue, cards }
}

export async function sourceOf(from: Catalogue = catalogue) {
  return { tree: await buildRelease(contentOf(from)), files: [] }
}

export async function publishAll(from?: Catalogue) {
  return publish(store, await sourceOf(from))
}

/** Leaves neither content nor a log of releases. */
export async function clearReleases() {
  await clearStorage()
  for (const table of ['releases', ...Object.values(searchTables)]) {
    await env.SEARCH_DB.exec(`DELETE FROM ${table}`)
  }
}

export async function titleOf(
  address: string,
  bindings: Partial<Env> = {},
): Promise<string | undefined> {
  const page = await askSite(address, {}, bindings)
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(await page.text())?.[1]?.replace(/<[^>]*>/g, '')
}
