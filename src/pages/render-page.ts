import { isPersonal } from '#shared/routes.ts'
import type { ShellData } from '../../client/shell-data.ts'
import { clientBuild } from '../client-build.ts'
import type { AppContext } from '../http/app-context.ts'
import { cachePolicy, noStore, pagePolicy } from '../http/cache-policy.ts'
import { isNotModified } from '../http/conditional.ts'
import { contentPolicy } from '../http/content-policy.ts'
import { entityTag } from '../http/digest.ts'
import { settingsOf } from './kept-pages.ts'
import { join } from './page-pieces.ts'
import {
  type RenderedDocument,
  renderDocument,
  scriptsOf,
  styleOf,
  writeData,
} from './render-document.tsx'

/** Keeps names in an address from shared caches, search engines and linked sites. */
const personalHeaders = {
  'Cache-Control': cachePolicy.personal,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/**
 * A page, or a 304 before rendering. An error of a component is thrown before the first byte, so that
 * the error page has its own status.
 *
 * @param of what the page is made of, from `madeOf`; default: it is not kept
 */
export async function renderPage(
  context: AppContext,
  shell: ShellData,
  of?: string,
): Promise<Response> {
  const services = context.get('services')
  const { name } = shell.page
  const headers = (cacheControl: string) => ({
    ...headersOf(shell, cacheControl),
    ...contentPolicy(context.env, scriptsOf(shell), styleOf(shell)),
  })
  if (name === 'error') {
    // A bug, or a card that may exist once the catalogue is reachable again.
    const status = context.error ? 500 : 503
    const again = { ...headers(''), ...noStore, 'Retry-After': '30' }
    const html = await render({ ...shell, reference: context.get('requestId') })
    return context.body(html, status, again)
  }
  if (name === 'not-found') {
    return context.body(await render(shell), 404, headers(cachePolicy.notFound))
  }
  const data = writeData(shell)
  const etag = await pageTag(context.env, data)
  const tagged = { ...headers(pagePolicy(services)), ETag: etag }
  const toKeep = services.hasFailed || of === undefined ? undefined : { etag, of }
  if (isNotModified(context, etag)) {
    if (toKeep) context.set('pageToKeep', toKeep)
    return context.body(null, 304, tagged)
  }
  const rendered = await renderDocument(shell, data)
  if (toKeep) context.set('pageToKeep', { ...toKeep, html: rendered.html })
  return context.body(inOrder(rendered), 200, tagged)
}

async function render(shell: ShellData): Promise<ReadableStream> {
  return inOrder(await renderDocument(shell, writeData(shell)))
}

/** The top in a chunk of its own: a browser can fetch what it names while the rest is on its way. */
function inOrder({ html, topLength }: RenderedDocument): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(html.subarray(0, topLength))
      controller.enqueue(html.subarray(topLength))
      controller.close()
    },
  })
}

function headersOf({ language, address }: ShellData, cacheControl: string) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': cacheControl,
    ...(isPersonal(address) && personalHeaders),
  }
}

/**
 * Depends on the build, on the settings and on all data of the page. A 304 does not repeat the headers,
 * so what changes one of them changes the tag.
 */
async function pageTag(env: Env, data: Uint8Array): Promise<string> {
  const made = new TextEncoder().encode(clientBuild.builtAt + settingsOf(env))
  return entityTag(join([made, data]))
}
