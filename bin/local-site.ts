import { readdirSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { applyMigrations } from './apply-migrations.ts'
import { insightWorker, localInsightOptions } from './local-insight.ts'
import './quick-avif.ts'

/** Folder of local content, messages and e-mails, the same one that `wrangler` uses. */
export const defaultStateDir = '.wrangler/state/v3'
export const tmpDir = '.wrangler/tmp'

export interface LocalSiteOptions {
  /** 0 picks a free one. */
  port: number
  /** Default: 127.0.0.1; 0.0.0.0 admits other devices on the network. */
  host?: string | undefined
  /** Folder for the state of the bindings; default: `.wrangler/state/v3`. */
  stateDir?: string
  /** Override the variables in `wrangler.toml`. */
  variables?: Readonly<Record<string, string>>
}

/**
 * Serves the built site and its preview worker in workerd, on the bindings of their
 * `wrangler.toml`. It runs Miniflare itself, because the proxy of `wrangler dev` crashes when a
 * visitor aborts a request at a bad moment.
 */
export async function startLocalSite(options: LocalSiteOptions): Promise<Miniflare> {
  const { port, host = '127.0.0.1', stateDir = defaultStateDir, variables } = options
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [siteWorker(variables), previewWorker(), insightWorker],
      port,
      host,
      resourcePersistencePath: stateDir,
      resourceTmpPath: tmpDir,
      cf: false,
    }),
  )
  await miniflare.ready
  await applyMigrations(miniflare)
  return miniflare
}

function siteWorker(variables: LocalSiteOptions['variables']) {
  const { main, workerOptions } = readWorkerOptions()
  // Any host is served: the names of the machine, and its address on the network.
  const bindings = { ...variablesOf(workerOptions), SITE_ORIGIN: '', ...variables }
  const insight = localInsightOptions(workerOptions)
  return { ...workerOptions, ...insight, name: 'mazel', modules: true, scriptPath: main, bindings }
}

/** Miniflare has one folder of assets, which is the site's, so the fonts are read from disk. */
function previewWorker() {
  const { main, workerOptions } = readWorkerOptions('preview/wrangler.toml')
  const { assets: _, ...options } = workerOptions
  const fonts = { disk: { path: path.resolve('public/fonts'), writable: false } }
  return {
    ...options,
    ...modulesBeside(main),
    name: 'mazel-preview',
    serviceBindings: { FONTS: fonts },
  }
}

/** A worker and the wasm files that its build put beside it. */
function modulesBeside(main: string) {
  const modulesRoot = path.dirname(main)
  const wasm = readdirSync(modulesRoot).filter((file) => file.endsWith('.wasm'))
  const modules = [
    { type: 'ESModule' as const, path: main },
    ...wasm.map((file) => ({ type: 'CompiledWasm' as const, path: path.join(modulesRoot, file) })),
  ]
  return { modulesRoot, modules }
}

/** Bindings of a `wrangler.toml` in Miniflare's shape; default: the site's. */
export function readWorkerOptions(configPath = 'wrangler.toml') {
  const { main, workerOptions } = unstable_getMiniflareWorkerOptions(configPath)
  if (!main) throw new TypeError(`${configPath} names no main`)
  // The build made one module of the worker, so Miniflare needs no module rules.
  const { modulesRules: _, ...rest } = workerOptions
  return { main, workerOptions: rest }
}

/** The union type of the worker options says nothing about `bindings`. */
function variablesOf(workerOptions: { bindings?: unknown }): object {
  const { bindings } = workerOptions
  return typeof bindings === 'object' && bindings !== null ? bindings : {}
}
