import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ContentBindings } from './binding-store.ts'
import type { ReleaseStore } from './store.ts'

/** Bindings of wrangler.toml that hold content. */
interface ContentConfig {
  kv_namespaces: readonly { binding: string }[]
  r2_buckets: readonly { binding: string }[]
  d1_databases: readonly { binding: string }[]
  compatibility_date?: string | undefined
}

/**
 * Gives the work the bindings of this machine, or those of Cloudflare.
 *
 * @param stateDir folder of the local bindings; default: the one of `npm start`
 */
export async function withStore<Result>(
  { isRemote, stateDir }: { isRemote: boolean; stateDir?: string },
  work: (store: ReleaseStore) => Promise<Result>,
): Promise<Result> {
  // On demand: wrangler takes seconds to load, and `--help` needs neither it nor the store.
  const { getPlatformProxy, unstable_readConfig } = await import('wrangler')
  const { bindingStore } = await import('./binding-store.ts')
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'))
  try {
    const configPath = path.join(folder, 'wrangler.json')
    if (isRemote) {
      // As in bin/site-config.ts: the configuration of staging is another file.
      const config = process.env.SITE_CONFIG || 'wrangler.toml'
      const content = remoteConfig(unstable_readConfig({ config }))
      await writeFile(configPath, JSON.stringify(content))
    }
    const local = { remoteBindings: false, ...(stateDir && { persist: { path: stateDir } }) }
    const options = isRemote ? { configPath, persist: false } : local
    const { env, dispose } = await getPlatformProxy<ContentBindings>(options)
    try {
      return await work(await bindingStore(env))
    } finally {
      await dispose()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A configuration with the bindings that hold content alone, which calls those on Cloudflare. */
export function remoteConfig(config: ContentConfig): object {
  const remote = (name: string, list: readonly { binding: string }[]) =>
    list.filter(({ binding }) => binding === name).map((one) => ({ ...one, remote: true }))
  return {
    name: 'mazel-catalogue',
    compatibility_date: config.compatibility_date,
    kv_namespaces: remote('CONTENT', config.kv_namespaces),
    r2_buckets: remote('MEDIA', config.r2_buckets),
    d1_databases: remote('SEARCH_DB', config.d1_databases),
  }
}
