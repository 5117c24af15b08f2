import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/** Where content, messages and e-mails of this machine are kept, as `wrangler` keeps them. */
export const STATE_DIR = '.wrangler/state/v3'
export const TMP_DIR = '.wrangler/tmp'

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
 * Serves the built site in workerd, on the bindings of `wrangler.toml`. Miniflare itself, without
 * the proxy of `wrangler dev`, which ends when a visitor breaks off a request at a bad moment.
 */
export async function startLocalSite(options: LocalSiteOptions): Promise<Miniflare> {
  const { main, workerOptions } = readWorkerOptions()
  const { port, host = '127.0.0.1', stateDir = STATE_DIR, variables = {} } = options
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          ...workerOptions,
          name: 'mazel',
          modules: true,
          scriptPath: main,
          bindings: { ...variablesOf(workerOptions), ...variables },
        },
      ],
      port,
      host,
      resourcePersistencePath: stateDir,
      resourceTmpPath: TMP_DIR,
      cf: false,
    }),
  )
  await miniflare.ready
  return miniflare
}

/** The bindings of `wrangler.toml` in the shape that Miniflare takes. */
export function readWorkerOptions() {
  const { main, workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml')
  if (!main) throw new TypeError('wrangler.toml names no main')
  // The build has made one module of the worker; Miniflare no longer takes rules for more.
  const { modulesRules: _, ...rest } = workerOptions
  return { main, workerOptions: rest }
}

/** The union of worker options leaves the type of `bindings` open. */
function variablesOf(workerOptions: { bindings?: unknown }): object {
  const { bindings } = workerOptions
  return typeof bindings === 'object' && bindings !== null ? bindings : {}
}
