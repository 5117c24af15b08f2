import { renderToReadableStream } from 'react-dom/server'
import { languageOf } from '#shared/i18n/language.ts'
import { isPersonal } from '#shared/routes.ts'
import { Document } from '../../client/document.tsx'
import type { ShellData } from '../../client/shell-data.ts'
import { type BuiltScript, type BuiltStyle, clientBuild } from '../client-build.ts'
import type { AppContext } from '../http/app-context.ts'
import { cachePolicy, noStore } from '../http/cache-policy.ts'
import { isNotModified } from '../http/conditional.ts'
import { contentPolicy } from '../http/content-policy.ts'
import { sha256 } from '../http/sha256.ts'
import { logError } from '../log/log.ts'
import { allPages } from './all-pages.ts'
import { keepPage, keepRendered } from './kept-pages.ts'

/** Keeps names in an address from shared caches, search engines and linked sites. */
const personalHeaders = {
  'Cache-Control': cachePolicy.personal,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/**
 * A page as a stream, or a 304 before rendering. Nothing in it suspends, so React writes no inline
 * script and the status is known before the first byte.
 *
 * @param key under which the page is kept for the next requests; default: it is not kept
 */
export async function renderPage(
  context: AppContext,
  shell: ShellData,
  key?: string,
): Promise<Response> {
  const { services } = context.var
  const { name } = shell.page
  const headers = (cacheControl: string) => ({
    ...headersOf(shell.address, cacheControl),
    ...contentPolicy(context.env, scriptsOf(shell), styleOf(shell)),
  })
  const cache = services.hadTrouble ? cachePolicy.standIn : cachePolicy.page
  if (name === 'error') {
    // A bug, or a card that may exist once the catalogue is reachable again.
    const status = context.error ? 500 : 503
    const again = { ...headers(''), ...noStore, 'Retry-After': '30' }
    const { requestId: reference } = context.var
    return context.body(await render({ ...shell, reference }), status, again)
  }
  if (name === 'not-found')
    return context.body(await render(shell), 404, headers(cachePolicy.notFound))
  const tagged = { ...headers(cache), ETag: await entityTag(shell) }
  const page = { headers: tagged, parts: [...services.release.parts] }
  const keptKey = services.hadTrouble ? undefined : key
  if (isNotModified(context, tagged.ETag)) {
    if (keptKey) keepPage(keptKey, page)
    return context.body(null, 304, tagged)
  }
  const html = await render(shell)
  if (!keptKey) return context.body(html, 200, tagged)
  const [sent, copy] = html.tee()
  context.executionCtx.waitUntil(keepRendered(keptKey, page, copy))
  return context.body(sent, 200, tagged)
}

function headersOf(address: string, cacheControl: string) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': languageOf(address),
    'Cache-Control': cacheControl,
    ...(isPersonal(address) && personalHeaders),
  }
}

function render(shell: ShellData): Promise<ReadableStream> {
  const assets = {
    styles: [clientBuild.shellStyle, styleOf(shell)].flatMap((style) => style?.css || []),
    inlined: [clientBuild.shellStyle, styleOf(shell)].flatMap((style) => style?.files ?? []),
    modules: scriptsOf(shell),
  }
  return renderToReadableStream(<Document shell={shell} assets={assets} pages={allPages} />, {
    bootstrapModules: [...clientBuild.scripts],
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => logError(`the page ${shell.page.name} was not rendered`, error),
  })
}

/** Scripts of this page beside those of the start. */
function scriptsOf({ page }: ShellData): readonly BuiltScript[] {
  return clientBuild.pageScripts[page.name] ?? []
}

function styleOf({ page }: ShellData): BuiltStyle | undefined {
  return clientBuild.pageStyles[page.name]
}

/** Depends on the build and on all data of the page. */
async function entityTag(shell: ShellData): Promise<string> {
  const text = JSON.stringify([clientBuild.scripts, clientBuild.shellStyle.hash, shell])
  return `"${(await sha256(text)).slice(0, 32)}"`
}
