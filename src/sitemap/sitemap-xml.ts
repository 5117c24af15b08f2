import { baseOf, defaultLanguage } from '#shared/i18n/language.ts'
import { languages } from '#shared/i18n/languages.ts'
import { escapeXml } from '../http/escape-xml.ts'

/*
 * Sitemaps, by sitemaps.org and the extensions of Google for alternates, images and videos. Every
 * address is of our own origin.
 */

/** A film of a page. */
export interface SitemapVideo {
  thumbnail: string
  title: string
  description: string
  file: string
  durationSeconds: number
}

/** A page in every language. */
export interface SitemapPage {
  /** Path without its language. */
  path: string
  /** Paths of pictures. */
  images?: readonly string[]
  /** In the language of each address. */
  videoIn?: (language: (typeof languages)[number]) => SitemapVideo
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const own = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const extensions = [
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ')

/** @param paths of the sitemaps */
export function writeSitemapIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => element('sitemap', element('loc', escapeXml(origin + path))))
  return `${declaration}<sitemapindex ${own}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** Around the entries of `writeEntries`. */
export const sitemapStart = `${declaration}<urlset ${own} ${extensions}>\n`
export const sitemapEnd = '</urlset>\n'

/** An entry for each language, which names the others. */
export function writeEntries(origin: string, { path, images = [], videoIn }: SitemapPage): string {
  const others = languages.length > 1 ? writeAlternates(origin, path) : ''
  const pictures = images.map((image) =>
    element('image:image', element('image:loc', escapeXml(origin + image))),
  )
  return languages
    .map((language) => {
      const address = element('loc', escapeXml(origin + baseOf(language) + path))
      const video = videoIn ? writeVideo(origin, videoIn(language)) : ''
      return `${element('url', address + others + pictures.join('') + video)}\n`
    })
    .join('')
}

function writeAlternates(origin: string, path: string): string {
  const all = [
    ...languages.map((language) => [language, baseOf(language)] as const),
    ['x-default', baseOf(defaultLanguage)] as const,
  ]
  return all
    .map(
      ([language, base]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + base + path)}"/>`,
    )
    .join('')
}

function writeVideo(origin: string, video: SitemapVideo): string {
  const { thumbnail, title, description, file, durationSeconds } = video
  return element(
    'video:video',
    element('video:thumbnail_loc', escapeXml(origin + thumbnail)) +
      element('video:title', escapeXml(title)) +
      element('video:description', escapeXml(description)) +
      element('video:content_loc', escapeXml(origin + file)) +
      element('video:duration', String(Math.max(1, Math.round(durationSeconds)))),
  )
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}
