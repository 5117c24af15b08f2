import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { madeOf, mayBeKept } from './kept-pages.ts'
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
  const of = mayBeKept(wanted.address) ? await madeOf(services, wanted.now) : undefined
  return renderPage(context, await loadShell(services, wanted), of)
}
