import { readdirSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { applyMigrations } from './apply-migrations.ts'
import './quick-avif.ts'

/** Where content, messages and e-mails of this machine are kept, as `wrangler` keeps them. */
export const defaultStateDir = '.wrangler/state/v3'
export const tmpDir = '.wrangler/tmp'

export interface LocalSiteOptions {
  /** 0 takes a free one. */
  port: number
  /** 127.0.0.1 unless told; 0.0.0.0 lets other devices of the network in. */
  host?: string | undefined
  /** A folder for the state of the bindings; `.wrangler/state/v3` unless told. */
  stateDir?: string
  /** In the place of those in `wrangler.toml`. */
  variables?: Readonly<Record<string, string>>
}

/**
 * Serves the built site and the worker that draws its previews in workerd, on the bindings of their
 * `wrangler.toml`. Miniflare itself, without the proxy of `wrangler dev`, which ends when a visitor
 * breaks off a request at a bad moment.
 */
export async function startLocalSite(options: LocalSiteOptions): Promise<Miniflare> {
  const { port, host = '127.0.0.1', stateDir = defaultStateDir, variables } = options
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [siteWorker(variables), previewWorker()],
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
  // Here any host is served: the machine's own names, and its address in the network.
  const bindings = { ...variablesOf(workerOptions), SITE_ORIGIN: '', ...variables }
  return { ...workerOptions, name: 'mazel', modules: true, scriptPath: main, bindings }
}

/** Miniflare has one folder of assets for all workers, the site's: the fonts are read from their own. */
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

/** A worker and the wasm that its build put beside it. */
function modulesBeside(main: string) {
  const modulesRoot = path.dirname(main)
  const wasm = readdirSync(modulesRoot).filter((file) => file.endsWith('.wasm'))
  const modules = [
    { type: 'ESModule' as const, path: main },
    ...wasm.map((file) => ({ type: 'CompiledWasm' as const, path: path.join(modulesRoot, file) })),
  ]
  return { modulesRoot, modules }
}

/** The bindings of a `wrangler.toml`, the site's unless told, in the shape that Miniflare takes. */
export function readWorkerOptions(configPath = 'wrangler.toml') {
  const { main, workerOptions } = unstable_getMiniflareWorkerOptions(configPath)
  if (!main) throw new TypeError(`${configPath} names no main`)
  // The build has made one module of the worker; Miniflare no longer takes rules for more.
  const { modulesRules: _, ...rest } = workerOptions
  return { main, workerOptions: rest }
}

/** The union of worker options leaves the type of `bindings` open. */
function variablesOf(workerOptions: { bindings?: unknown }): object {
  const { bindings } = workerOptions
  return typeof bindings === 'object' && bindings !== null ? bindings : {}
}
