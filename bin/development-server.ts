import { readFile } from 'node:fs/promises'
import path from 'node:path'
import devServer from '@hono/vite-dev-server'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { Plugin, PluginOption, ViteDevServer } from 'vite'
import { mediaType } from '../src/shared/files/media-type.ts'
import { applyMigrations } from './apply-migrations.ts'
import { LocalDrawing } from './local-drawing.ts'
import { defaultStateDir, tmpDir } from './local-site.ts'
import { readWorkerOptions } from './worker-options.ts'

/** Built-in content, made by the build of the catalogue. */
const builtinDir = 'dist/catalog'

const developmentEntryId = '\0development-entry'
/** Address of the entry module in Vite. */
export const developmentEntryPath = '/@id/__x00__development-entry'

/** Bindings, with the types of the worker. */
type Env = Record<string, unknown>

interface QueueOutcome {
  retry: boolean
  delaySeconds?: number
}

/**
 * Serves the site in Vite with hot reloading, on the bindings of `wrangler.toml` in workerd. Queues
 * deliver only into workerd, so a small worker there hands each batch to the consumer in Vite.
 */
export function developmentServer(): PluginOption {
  let vite: ViteDevServer | undefined
  let bindings: Promise<{ miniflare: Miniflare; env: Env }> | undefined
  const drawing = new LocalDrawing()

  async function consume(batch: { queue: string; messages: QueueMessage[] }) {
    if (!vite || !bindings) throw new Error('the development server has not started')
    const { env } = await bindings
    const { default: worker } = await vite.ssrLoadModule('/src/worker.ts')
    return deliver(batch, (stand) => worker.queue(stand, env))
  }

  return [
    developmentEntry(),
    withoutJsonAttributes(),
    {
      name: 'development-bindings',
      configureServer(server) {
        vite = server
        bindings = startBindings(consume, drawing)
        server.httpServer?.on('close', async () => {
          await drawing.dispose()
          await (await bindings)?.miniflare.dispose()
        })
      },
    },
    devServer({
      entry: 'src/worker.ts',
      exclude: [
        /^\/@.+$/,
        /^\/client\/.+/,
        /^\/src\/.+/,
        /^\/node_modules\/.*/,
        /\?(?:t|v|import|url|worker)/,
      ],
      env: async () => ({ ...(await bindings)?.env, SITE_ORIGIN: '' }),
      // A change of the worker reloads the page; modules of the client replace themselves.
      handleHotUpdate({ server, modules }) {
        if (!modules.some(({ ssrModule, file }) => ssrModule && !file?.includes('/client/'))) return
        server.hot.send({ type: 'full-reload' })
        return []
      },
    }),
  ]
}

/**
 * The client's entry, after the set-up that React's hot reloading needs. Vite puts that set-up into
 * HTML files, and this site has none.
 */
function developmentEntry(): Plugin {
  return {
    name: 'development-entry',
    resolveId: (source) => (source === developmentEntryId ? source : null),
    load: (source) => (source === developmentEntryId ? developmentEntryCode : null),
  }
}

const developmentEntryCode = `
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/client/entry.ts')
`

/**
 * Removes `with { type: 'json' }`, which Node needs. Vite's development server answers such an
 * import with a script, and browsers refuse it.
 */
function withoutJsonAttributes(): Plugin {
  return {
    name: 'without-json-attributes',
    enforce: 'pre',
    transform: (code) =>
      code.includes("type: 'json'")
        ? code.replace(/,\s*\{\s*with: \{ type: 'json' \},?\s*\}/g, '')
        : null,
  }
}

async function startBindings(
  consume: (batch: Batch) => Promise<Record<string, QueueOutcome>>,
  drawing: LocalDrawing,
) {
  const { assets: _, ...workerOptions } = readWorkerOptions().workerOptions
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          ...workerOptions,
          name: 'mazel',
          modules: true,
          script: relayScript,
          serviceBindings: {
            ASSETS: serveAsset,
            PREVIEW: (request) => drawing.fetch(request),
            CONSUMER: async (request) =>
              Response.json(await consume((await request.json()) as Batch)),
          },
        },
      ],
      resourcePersistencePath: process.env.STATE_DIR ?? defaultStateDir,
      resourceTmpPath: tmpDir,
    }),
  )
  await applyMigrations(miniflare)
  return { miniflare, env: (await miniflare.getBindings()) as unknown as Env }
}

const relayScript = `
export default {
  fetch: () => new Response(null, { status: 404 }),
  async queue(batch, env) {
    const messages = batch.messages.map(({ id, timestamp, attempts, body }) => ({ id, timestamp, attempts, body }))
    const answer = await env.CONSUMER.fetch('http://consumer/', {
      method: 'POST',
      body: JSON.stringify({ queue: batch.queue, messages }),
    })
    const outcomes = await answer.json()
    for (const message of batch.messages) {
      const outcome = outcomes[message.id]
      if (outcome?.retry) message.retry({ delaySeconds: outcome.delaySeconds })
      else message.ack()
    }
  },
}`

interface QueueMessage {
  id: string
  timestamp: string
  attempts: number
  body: unknown
}

interface Batch {
  queue: string
  messages: QueueMessage[]
}

/** Calls the consumer with a batch that records the outcome of each message. */
async function deliver(batch: Batch, queue: (stand: object) => Promise<void>) {
  const outcomes: Record<string, QueueOutcome> = {}
  const decide = (id: string, outcome: QueueOutcome) => {
    outcomes[id] ??= outcome
  }
  await queue({
    queue: batch.queue,
    messages: batch.messages.map((message) => ({
      ...message,
      timestamp: new Date(message.timestamp),
      ack: () => decide(message.id, { retry: false }),
      retry: (options?: { delaySeconds?: number }) =>
        decide(message.id, { retry: true, ...options }),
    })),
  })
  return outcomes
}

async function serveAsset(request: { url: string }): Promise<Response> {
  const file = path.normalize(decodeURIComponent(new URL(request.url).pathname))
  for (const directory of ['public', builtinDir]) {
    const bytes = await readFile(path.join(directory, file)).catch(() => undefined)
    if (bytes) return new Response(bytes, { headers: { 'Content-Type': mediaType(file) } })
  }
  return new Response('Not found', { status: 404 })
}
