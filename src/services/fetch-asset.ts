import type { Services } from './services.ts'

/** A made-up host, never the visitor's: assets belong to no host. */
const assetOrigin = 'https://assets.local'

/**
 * A file that ships with the site.
 *
 * @param path begins with one slash
 */
export function fetchAsset({ env }: Services, path: string, init?: RequestInit): Promise<Response> {
  return env.ASSETS.fetch(assetOrigin + path, init)
}
