/*
 * The KV keys of published content. For each key, the build writes a document of the same name,
 * which ships with the site.
 */

/** The shelf of the newest cards, which is not a category's. */
export const newestShelf = 'newest'

/** The search index that ships with the site; the published one is in D1. */
export const searchIndexKey = 'search'

/** @example contentKeys.card('papercut-arch') // 'card:papercut-arch' */
export const contentKeys = {
  categories: 'categories',
  songs: 'songs',
  gifs: 'gifs',
  videos: 'videos',
  /** Cards of a shelf, in the catalogue's order. */
  cards: (shelf: string) => `cards:${shelf}`,
  card: (slug: string) => `card:${slug}`,
  video: (slug: string) => `video:${slug}`,
} as const

/**
 * The file of the document that ships for a key, in the folder of the catalogue.
 *
 * @example documentFile('card:papercut-arch') // 'card/papercut-arch.json'
 */
export function documentFile(key: string): string {
  return `${key.replace(':', '/')}.json`
}

/**
 * Path of the shipped document for a key.
 *
 * @example builtinDocumentPath('videos') // '/builtin/catalog/videos.json'
 */
export function builtinDocumentPath(key: string): string {
  return `/builtin/catalog/${documentFile(key)}`
}

/** @example contentKeyOf('card/papercut-arch.json') // 'card:papercut-arch' */
export function contentKeyOf(file: string): string {
  return file.replace(/\.json$/, '').replaceAll('/', ':')
}
