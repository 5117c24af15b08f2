/*
 * The keys that content is published under in KV. The build writes a document of the same name for
 * each, which ships with the site.
 */

/** The shelf of the latest cards, which is no category's own. */
export const NEWEST_SHELF = 'newest'

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

/** @example contentKeyOf('card/papercut-arch.json') // 'card:papercut-arch' */
export function contentKeyOf(file: string): string {
  return file.replace(/\.json$/, '').replaceAll('/', ':')
}
