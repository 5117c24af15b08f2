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
  const { text, paths } = writtenOf(categories)
  return [JSON.stringify(config), text, language, sectionOf(address, paths)].join('\n')
}

export function keepTop(key: string, html: Uint8Array): void {
  keptTops.keep(key, html, key.length + html.byteLength)
}

/** What the top marks as current: the home page or a category; empty for every other page. */
function sectionOf(address: string, categoryPaths: ReadonlySet<string>): string {
  const [path = ''] = address.split('?')
  return path === homePath || categoryPaths.has(path) ? path : ''
}

interface Written {
  text: string
  /** Paths of their pages. */
  paths: ReadonlySet<string>
}

/** All requests of a release have one list, which is frozen. */
const written = new WeakMap<ShellData['categories'], Written>()

function writtenOf(categories: ShellData['categories']): Written {
  const known = written.get(categories)
  if (known) return known
  const paths = new Set(categories.map(({ slug }) => categoryPath(slug)))
  const made = { text: JSON.stringify(categories), paths }
  written.set(categories, made)
  return made
}
