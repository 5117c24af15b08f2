import { categoryPath, homePath } from '#shared/routes.ts'
import { SizedCache } from '#shared/sized-cache.ts'
import type { ShellData } from '../../client/shell-data.ts'
import { siteKey } from './site-key.ts'

/** The memory of an isolate for tops, bytes: each has about 20 kB, and each section its own. */
const maxBytes = 2_000_000

/**
 * HTML of what is above a page: header, menus and categories. Module state that requests share: the
 * key names all that it is made of.
 */
export const keptTops = new SizedCache<Uint8Array>(maxBytes)

export function topKey(shell: ShellData): string {
  return `${siteKey(shell)} ${sectionOf(shell)}`
}

export function keepTop(key: string, html: Uint8Array): void {
  keptTops.keep(key, html, key.length + html.byteLength)
}

/** What the top marks as current: the home page or a category; empty for every other page. */
function sectionOf({ address, categories }: ShellData): string {
  const [path = ''] = address.split('?')
  return path === homePath || pathsOf(categories).has(path) ? path : ''
}

/** All requests of a release have one list, which is frozen. */
const paths = new WeakMap<ShellData['categories'], ReadonlySet<string>>()

/** Paths of the pages of categories. */
function pathsOf(categories: ShellData['categories']): ReadonlySet<string> {
  const known = paths.get(categories) ?? new Set(categories.map(({ slug }) => categoryPath(slug)))
  paths.set(categories, known)
  return known
}
