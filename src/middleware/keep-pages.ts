import type { MiddlewareHandler } from 'hono'
import type { AppContext, AppEnv } from '../http/app-context.ts'
import { isNotModified, notModified } from '../http/conditional.ts'
import { keepPage, keptPages, madeOf } from '../pages/kept-pages.ts'

/**
 * Keeps pages with all headers of their answers, and answers with them before anything else is
 * asked of a request: a kept address was found clean, and is of a page.
 */
export function keepPages(): MiddlewareHandler<AppEnv> {
  return async function answerOrKeep(context, next) {
    const { url, body } = context.req.raw
    const kept = body === null ? await answerKept(context, url) : undefined
    if (kept) return kept
    await next()
    const page = context.get('pageToKeep')
    if (!page || context.error) return undefined
    const { headers } = context.res
    const brief = notModified(headers)
    keepPage(url, { ...page, headers: new Headers(headers), brief })
    if (context.res.status === 304) {
      for (const name of [...headers.keys()]) if (!brief.has(name)) headers.delete(name)
    }
    return undefined
  }
}

/** Undefined if no such page is kept, or only its tag, and the visitor has no other. */
async function answerKept(context: AppContext, url: string): Promise<Response | undefined> {
  const { method } = context.req
  const kept = method === 'GET' || method === 'HEAD' ? keptPages.get(url) : undefined
  if (!kept || kept.of !== (await madeOf(context.get('services'), new Date()))) return undefined
  const { html, headers, brief, etag } = kept
  if (isNotModified(context, etag)) return new Response(null, { status: 304, headers: brief })
  return html && new Response(html, { headers })
}
