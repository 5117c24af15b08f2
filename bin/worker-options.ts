import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/** Bindings of a `wrangler.toml` in Miniflare's shape; default: the site's. */
export function readWorkerOptions(configPath = 'wrangler.toml') {
  const { main, workerOptions } = unstable_getMiniflareWorkerOptions(configPath)
  if (!main) throw new TypeError(`${configPath} names no main`)
  // The build made one module of the worker, so Miniflare needs no module rules.
  const { modulesRules: _, ...rest } = workerOptions
  return { main, workerOptions: rest }
}
