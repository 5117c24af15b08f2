import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { loadShell } from './load-shell.ts'
import { renderPage } from './render-page.tsx'

/** Every address that is neither an API call nor a file: a page, including "not found". */
export async function getPage(context: AppContext): Promise<Response> {
  const { method } = context.req
  if (method !== 'GET' && method !== 'HEAD') {
    return context.text(`${method} is not possible here; use GET.`, 405, {
      Allow: 'GET, HEAD',
      ...noStore,
    })
  }
  const { pathname, search, origin } = new URL(context.req.url)
  return renderPage(context, await loadShell(context.var.services, pathname + search, origin))
}
