import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { feedPath } from '#shared/feed-path.ts'
import { baseOf } from '#shared/i18n/language.ts'
import { languages } from '#shared/i18n/languages.ts'
import { countsPath } from '#shared/insight/vocabulary.ts'
import { pages } from '#shared/pages.ts'
import { healthPath, reportsPath, securityTextPath } from '#shared/routes.ts'
import { getCard } from './api/card.ts'
import { getCategories } from './api/categories.ts'
import { postContact } from './api/contact.ts'
import { postCounts } from './api/counts.ts'
import { getPageData } from './api/page.ts'
import { postReports } from './api/reports.ts'
import { getSearch } from './api/search.ts'
import { getVideo } from './api/video.ts'
import { getFeed } from './feed/get-feed.ts'
import { getPictureList } from './filters/get-picture-list.ts'
import { getHealth } from './health/get-health.ts'
import type { AppEnv } from './http/app-context.ts'
import { noStore } from './http/cache-policy.ts'
import { getImage } from './images/get-image.ts'
import { cacheTags } from './middleware/cache-tags.ts'
import { cleanAddresses } from './middleware/clean-addresses.ts'
import { drainBody } from './middleware/drain-body.ts'
import { giveServices } from './middleware/give-services.ts'
import { keepPages } from './middleware/keep-pages.ts'
import { oneHost } from './middleware/one-host.ts'
import { requestId } from './middleware/request-id.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { answerError } from './pages/answer-error.ts'
import { getPage } from './pages/get-page.ts'
import { getCardPreview, getVideoPreview } from './preview/get-preview.ts'
import { getPublicFile, refuseGoneAsset } from './public-files/get-public-file.ts'
import { getSecurityText } from './public-files/get-security-text.ts'
import { getRobotsText } from './sitemap/get-robots-text.ts'
import { getSitemap, getSitemapIndex } from './sitemap/get-sitemap.ts'
import { robotsTextPath, sitemapIndexPath } from './sitemap/sitemap-paths.ts'

/** The site: middleware in order, then routes from top to bottom. */
export function createApp() {
  // Without a router to fall back on: a pattern that this one cannot match fails at the start.
  const app = new Hono<AppEnv>({ router: new RegExpRouter() })
  app.use(requestId())
  app.use(giveServices())
  app.use(keepPages())
  app.use(cacheTags())
  app.use(securityHeaders())
  app.use(oneHost())
  app.use(cleanAddresses())
  app.use(drainBody())

  app.get('/api/categories', getCategories)
  app.get('/api/card/:slug', getCard)
  app.get('/api/video/:slug', getVideo)
  app.get('/api/page', getPageData)
  app.get('/api/search', getSearch)
  app.all('/api/contact', postContact)
  app.all(reportsPath, postReports)
  app.all(countsPath, postCounts)
  app.all('/api/*', (context) =>
    context.json({ message: `There is no call ${context.req.path}.` }, 404, noStore),
  )

  app.get(healthPath, getHealth)
  app.get('/images/:folder/:file', getImage)
  app.get('/preview/card/:file', getCardPreview)
  app.get('/preview/video/:file', getVideoPreview)

  for (const page of Object.values(pages)) {
    // A page reads its own address; the router cannot tell `:slug` from a fixed segment beside it.
    if (page) app.get(page.pattern.replace(':slug', '*'), getPage)
  }

  app.get(securityTextPath, getSecurityText)
  for (const language of languages) app.get(baseOf(language) + feedPath, getFeed)
  app.get(robotsTextPath, getRobotsText)
  app.get('/about/filters/:file', getPictureList)
  app.get(sitemapIndexPath, getSitemapIndex)
  app.get('/sitemaps/:file', getSitemap)
  app.get('/assets/*', refuseGoneAsset)
  app.get('*', getPublicFile)
  // Pages in other languages, too: their addresses have a prefix.
  app.notFound(getPage)
  app.onError(answerError)
  return app
}
