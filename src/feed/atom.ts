import { escapeXml } from '../http/escape-xml.ts'

/*
 * Feeds by RFC 4287.
 */

/** A picture of an entry, as a file. */
export interface FeedPicture {
  url: string
  width: number
  height: number
  alt: string
}

export interface FeedEntry {
  /** Never changes, RFC 4287 section 4.2.6. */
  id: string
  title: string
  /** The page of the entry. */
  url: string
  publishedAt: Date
  pictures: readonly FeedPicture[]
}

export interface Feed {
  id: string
  title: string
  subtitle: string
  author: string
  language: string
  /** Address of the feed itself. */
  url: string
  /** The page that the feed is of. */
  pageUrl: string
  updatedAt: Date
  entries: readonly FeedEntry[]
}

export function writeFeed(feed: Feed): string {
  const { id, title, subtitle, author, language, url, pageUrl, updatedAt, entries } = feed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('id', id),
    element('title', title),
    element('subtitle', subtitle),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    element('updated', updatedAt.toISOString()),
    ...entries.map(writeEntry),
    '</feed>\n',
  ].join('\n')
}

function writeEntry({ id, title, url, publishedAt, pictures }: FeedEntry): string {
  const html = pictures.map(
    (picture) =>
      `<p><img src="${escapeXml(picture.url)}" width="${picture.width}" height="${picture.height}" alt="${escapeXml(picture.alt)}"></p>`,
  )
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    ...pictures.map(
      (picture) => `<link rel="enclosure" type="image/jpeg" href="${escapeXml(picture.url)}"/>`,
    ),
    element('published', publishedAt.toISOString()),
    element('updated', publishedAt.toISOString()),
    `<content type="html">${escapeXml(html.join(''))}</content>`,
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
