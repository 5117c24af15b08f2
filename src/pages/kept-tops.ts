import { categoryPath, homePath } from '#shared/routes.ts'
import { SizedCache } from '#shared/sized-cache.ts'
import type { ShellData } from '../../client/shell-data.ts'

/** The memory of an isolate for tops, bytes: each has about 20 kB, and each section its own. */
const maxBytes = 2_000_000

/**
 * HTML of what is above a page: header, menus and categories. Module state that requests share: the
 * key names all that it is made of.
 */
export const keptTops = new SizedCache<Uint8Array>(maxBytes)

export function topKey({ config, categories, language, address }: ShellData): string {
  return JSON.stringify([config, categories, language, sectionOf(address, categories)])
}

export function keepTop(key: string, html: Uint8Array): void {
  keptTops.keep(key, html, key.length + html.byteLength)
}

/** What the top marks as current: the home page or a category; empty for every other page. */
function sectionOf(address: string, categories: ShellData['categories']): string {
  const [path = ''] = address.split('?')
  const isCategory = categories.some(({ slug }) => categoryPath(slug) === path)
  return isCategory || path === homePath ? path : ''
}
