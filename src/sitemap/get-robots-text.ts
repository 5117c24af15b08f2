import type { AppContext } from '../http/app-context.ts'
import { cachePolicy, noStore } from '../http/cache-policy.ts'
import { logError } from '../log/log.ts'
import { fetchAsset } from '../services/fetch-asset.ts'
import { originOf } from '../site-origin.ts'
import { sitemapIndexPath } from './sitemap-paths.ts'

/** `/robots.txt`: the rules of `public/robots.txt`, and where the sitemap is. */
export async function getRobotsText(context: AppContext): Promise<Response> {
  const { services } = context.var
  const origin = originOf(context)
  try {
    const rules = await services.ask('ASSETS', async () => {
      const file = await fetchAsset(services, context.req.path)
      if (!file.ok) throw new Error(`no rules ship: ${file.status}`)
      return file.text()
    })
    const text = `${rules.trimEnd()}\n\nSitemap: ${origin}${sitemapIndexPath}\n`
    return context.text(text, 200, { 'Cache-Control': cachePolicy.publicFile })
  } catch (error) {
    logError('robots.txt cannot be read', error)
    const unavailable = { ...noStore, 'Retry-After': '5' }
    return context.text('This file cannot be read now: try again soon.', 503, unavailable)
  }
}
