import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { isNotModified } from '../http/conditional.ts'
import { type KeptPage, keptPageKey, keptPages } from './kept-pages.ts'
import { loadShell } from './load-shell.ts'
import { renderPage } from './render-page.ts'

/** Every address that is neither an API call nor a file: a page, including "not found". */
export async function getPage(context: AppContext): Promise<Response> {
  const { method } = context.req
  if (method !== 'GET' && method !== 'HEAD') {
    return context.text(`${method} is not possible here; use GET.`, 405, {
      Allow: 'GET, HEAD',
      ...noStore,
    })
  }
  const services = context.get('services')
  const { pathname, search, origin } = new URL(context.req.url)
  const wanted = { address: pathname + search, origin, now: new Date() }
  const key = await keptPageKey(services, wanted)
  const kept = key === undefined ? undefined : keptPages.get(key)
  return (
    (kept && answerKept(context, kept)) ??
    renderPage(context, await loadShell(services, wanted), key)
  )
}

/** A page that was rendered before; undefined if only its tag was kept, and the visitor has no other. */
function answerKept(context: AppContext, { html, headers, parts }: KeptPage): Response | undefined {
  const isHeld = isNotModified(context, headers.ETag)
  if (!isHeld && !html) return undefined
  for (const part of parts) context.get('services').release.parts.add(part)
  return isHeld || !html ? context.body(null, 304, headers) : context.body(html, 200, headers)
}
