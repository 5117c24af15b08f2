import { convertV4MiniflareOptions, Miniflare, type Request } from 'miniflare'
import { applyMigrations } from './apply-migrations.ts'
import { LocalDrawing } from './local-drawing.ts'
import { insightWorker, localInsightOptions } from './local-insight.ts'
import './quick-avif.ts'
import { readWorkerOptions } from './worker-options.ts'

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
  /** The worker that draws; default: one of its own, which ends with the site. */
  drawing?: LocalDrawing
}

/** A site on this machine, with its own worker that draws, if it has one. */
class LocalSite extends Miniflare {
  readonly #ownDrawing: LocalDrawing | undefined

  constructor(options: ConstructorParameters<typeof Miniflare>[0], ownDrawing?: LocalDrawing) {
    super(options)
    this.#ownDrawing = ownDrawing
  }

  override async dispose(): Promise<void> {
    await Promise.all([super.dispose(), this.#ownDrawing?.dispose()])
  }
}

/**
 * Serves the built site in workerd, on the bindings of `wrangler.toml`. It runs Miniflare itself,
 * because the proxy of `wrangler dev` crashes when a visitor aborts a request at a bad moment.
 */
export async function startLocalSite(options: LocalSiteOptions): Promise<Miniflare> {
  const {
    port,
    host = '127.0.0.1',
    stateDir = defaultStateDir,
    variables,
    drawing = new LocalDrawing(),
  } = options
  const site = new LocalSite(
    convertV4MiniflareOptions({
      workers: [siteWorker(drawing, variables), insightWorker],
      port,
      host,
      resourcePersistencePath: stateDir,
      resourceTmpPath: tmpDir,
      cf: false,
    }),
    options.drawing ? undefined : drawing,
  )
  await site.ready
  await applyMigrations(site)
  return site
}

function siteWorker(drawing: LocalDrawing, variables: LocalSiteOptions['variables']) {
  const { main, workerOptions } = readWorkerOptions()
  const { serviceBindings, ...insight } = localInsightOptions(workerOptions)
  return {
    ...workerOptions,
    ...insight,
    name: 'mazel',
    modules: true,
    scriptPath: main,
    // Any host is served: the names of the machine, and its address on the network.
    bindings: { ...variablesOf(workerOptions), SITE_ORIGIN: '', ...variables },
    serviceBindings: { ...serviceBindings, PREVIEW: (request: Request) => drawing.fetch(request) },
  }
}

/** The union type of the worker options says nothing about `bindings`. */
function variablesOf(workerOptions: { bindings?: unknown }): object {
  const { bindings } = workerOptions
  return typeof bindings === 'object' && bindings !== null ? bindings : {}
}
