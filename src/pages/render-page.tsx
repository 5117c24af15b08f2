import type { Context } from 'hono'
import { renderToReadableStream } from 'react-dom/server'
import { Document } from '../../client/document.tsx'
import { allPages } from '../../client/pages/all-pages.ts'
import type { ShellData } from '../../client/shell-data.ts'
import { clientBuild } from './client-build.ts'

/** Pages and their data change together; a shared cache may answer with the last while it asks anew. */
const PAGE_CACHE = 'public, max-age=60, stale-while-revalidate=86400, stale-if-error=604800'

/**
 * A page as a stream. Nothing in it suspends, so React writes no inline script and the status is
 * settled before the first byte.
 */
export async function renderPage(
  context: Context<{ Bindings: Env }>,
  shell: ShellData,
): Promise<Response> {
  const { page } = shell
  const styleSheets = clientBuild.styleSheets[page.name] ?? []
  const stream = await renderToReadableStream(
    <Document shell={shell} assets={{ css: clientBuild.shellCss, styleSheets }} pages={allPages} />,
    {
      bootstrapModules: [clientBuild.entry],
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => console.error('render', page.name, error),
    },
  )
  const status = page.name === 'not-found' ? 404 : page.name === 'error' ? 500 : 200
  return context.body(stream, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': 'en',
    'Cache-Control':
      status === 200 ? PAGE_CACHE : status === 404 ? 'public, max-age=30' : 'no-store',
  })
}
