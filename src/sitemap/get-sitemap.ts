import type { Next } from 'hono'
import { siteStrings } from '#shared/i18n/en.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { imageUrl } from '#shared/image-url.ts'
import { cardPath, videoPath } from '#shared/routes.ts'
import type { VideoSummary } from '#shared/video.ts'
import { openAllCards } from '../catalog/all-cards.ts'
import { readVideos } from '../catalog/read-cards.ts'
import { answerText } from '../http/answer-text.ts'
import type { AppContext } from '../http/app-context.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
import type { Services } from '../services/services.ts'
import { originOf } from '../site-origin.ts'
import { listPages } from './list-pages.ts'
import { sitemapPath } from './sitemap-paths.ts'
import {
  type SitemapPage,
  sitemapEnd,
  sitemapStart,
  writeEntries,
  writeSitemapIndex,
} from './sitemap-xml.ts'

/** Cards in a sitemap: with pictures and three languages about 2.5 MB. */
export const cardsInSitemap = 1000

const filePattern = /^(?:(pages|films)|cards-([1-9][0-9]{0,3}))\.xml$/

/** `/sitemap.xml`: names a sitemap of pages, those of cards, and one of films. */
export async function getSitemapIndex(context: AppContext): Promise<Response> {
  return answer(context, async (services, origin) => {
    const { total } = await openAllCards(services)
    const cards = Array.from(
      { length: Math.ceil(total / cardsInSitemap) },
      (_, index) => `cards-${index + 1}`,
    )
    const films = (await readVideos(services)).length > 0 ? ['films'] : []
    return writeSitemapIndex(origin, ['pages', ...cards, ...films].map(sitemapPath))
  })
}

/** `/sitemaps/{name}.xml`. */
export async function getSitemap(context: AppContext, next: Next) {
  const [, kind, number] = filePattern.exec(context.req.param('file') ?? '') ?? []
  if (number !== undefined) {
    return answer(context, (services, origin) => writeCards(services, origin, Number(number)))
  }
  if (kind === 'pages') return answer(context, writePages)
  if (kind === 'films') return answer(context, writeFilms)
  return next()
}

type Write = (services: Services, origin: string) => Promise<string | null>

/** A sitemap of one release; 503 without one, since an empty sitemap would say that all is gone. */
function answer(context: AppContext, write: Write): Promise<Response> {
  const { services } = context.var
  const origin = originOf(context)
  return fromOneRelease(services, async () => {
    const { root } = await services.release.open()
    return answerText(context, root && (await write(services, origin)), {
      type: 'application/xml; charset=utf-8',
      isMissing: root !== null,
    })
  })
}

async function writePages(services: Services, origin: string): Promise<string> {
  const paths = await listPages(services)
  return writeSitemap(
    origin,
    paths.map((path) => ({ path })),
  )
}

async function writeFilms(services: Services, origin: string): Promise<string | null> {
  const videos = await readVideos(services)
  return videos.length > 0 ? writeSitemap(origin, videos.map(filmPage)) : null
}

async function writeCards(
  services: Services,
  origin: string,
  number: number,
): Promise<string | null> {
  const { read, total } = await openAllCards(services)
  const from = (number - 1) * cardsInSitemap
  if (from >= total) return null
  let entries = ''
  for await (const cards of read(from, from + cardsInSitemap)) {
    for (const { slug, picture } of cards) {
      const image = imageUrl({ folder: 'cards', file: picture.file, width: picture.width })
      entries += writeEntries(origin, { path: cardPath(slug), images: [image] })
    }
  }
  return sitemapStart + entries + sitemapEnd
}

function writeSitemap(origin: string, pages: readonly SitemapPage[]): string {
  return sitemapStart + pages.map((page) => writeEntries(origin, page)).join('') + sitemapEnd
}

/** A film without a file of its own has only its poster. */
function filmPage({ slug, titles, poster, clip, durationSeconds }: VideoSummary): SitemapPage {
  const thumbnail = imageUrl({ ...poster, width: poster.width, format: 'jpeg' })
  const path = videoPath(slug)
  if (!clip) return { path, images: [thumbnail] }
  return {
    path,
    videoIn: (language) => {
      const title = titleIn(titles, language)
      const description = siteStrings[language].video.description(title)
      const file = imageUrl({ folder: 'videos', file: clip.file })
      return { thumbnail, title, description, file, durationSeconds }
    },
  }
}
