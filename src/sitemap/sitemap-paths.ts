export const robotsTextPath = '/robots.txt'
/** Names all sitemaps. */
export const sitemapIndexPath = '/sitemap.xml'

/** @example sitemapPath('cards-2') // '/sitemaps/cards-2.xml' */
export function sitemapPath(name: string): string {
  return `/sitemaps/${name}.xml`
}
