import { Hono } from 'hono'
import { reportsPath, routePatterns, securityTextPath } from '#shared/routes.ts'
import { getCard } from './api/card.ts'
import { getCategories } from './api/categories.ts'
import { postContact } from './api/contact.ts'
import { getPageData } from './api/page.ts'
import { postReports } from './api/reports.ts'
import { getSearch } from './api/search.ts'
import { getVideo } from './api/video.ts'
import { ownEnv } from './catalog/ask-service.ts'
import { getCategoryImage } from './images/get-category-image.ts'
import { getImage } from './images/get-image.ts'
import { cleanAddresses } from './middleware/clean-addresses.ts'
import { drainBody } from './middleware/drain-body.ts'
import { oneHost } from './middleware/one-host.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { answerError } from './pages/answer-error.ts'
import { getPage } from './pages/get-page.ts'
import { getPublicFile, refuseGoneAsset } from './pages/get-public-file.ts'
import { getSecurityText } from './pages/get-security-text.ts'
import { getCardPreview, getVideoPreview } from './preview/get-preview.ts'

/** The site: middleware in order, then every route, top to bottom. */
export function createApp() {
  const app = new Hono<{ Bindings: Env }>()
  app.use(securityHeaders())
  app.use(oneHost())
  app.use(cleanAddresses())
  app.use(ownEnv())
  app.use(drainBody())

  app.get('/api/categories', getCategories)
  app.get('/api/card/:slug', getCard)
  app.get('/api/video/:slug', getVideo)
  app.get('/api/page', getPageData)
  app.get('/api/search', getSearch)
  app.all('/api/contact', postContact)
  app.all(reportsPath, postReports)
  app.all('/api/*', (context) =>
    context.json({ message: `There is no call ${context.req.path}.` }, 404, {
      'Cache-Control': 'no-store',
    }),
  )

  app.get('/images/category/:image', getCategoryImage)
  app.get('/images/:folder/:file', getImage)
  app.get('/preview/card/:file', getCardPreview)
  app.get('/preview/video/:file', getVideoPreview)

  app.get(routePatterns.home, getPage)
  app.get(routePatterns.category, getPage)
  app.get(routePatterns.card, getPage)
  app.get(routePatterns.videos, getPage)
  app.get(routePatterns.video, getPage)
  app.get(routePatterns.move, getPage)
  app.get(routePatterns.search, getPage)
  app.get(routePatterns.drafts, getPage)
  app.get(routePatterns.privacy, getPage)
  app.get(routePatterns.accessibility, getPage)
  app.get(routePatterns.licences, getPage)

  app.get(securityTextPath, getSecurityText)
  app.get('/assets/*', refuseGoneAsset)
  app.get('*', getPublicFile)
  app.notFound(getPage)
  app.onError(answerError)
  return app
}
