import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** Name of the worker, of its database and of the dataset's binding. */
const worker = 'mazel-insight'
const binding = 'INSIGHT'
const database = 'POINTS'

/**
 * Keeps the points of the local site in a database, since Miniflare's Analytics Engine keeps nothing.
 * The columns are those of a dataset on Cloudflare.
 */
const script = `
import { WorkerEntrypoint } from 'cloudflare:workers'

const columns = ['timestamp', '_sample_interval', 'index1', ...[1, 2, 3, 4, 5].map((n) => 'blob' + n)]

export class Insight extends WorkerEntrypoint {
  async writeDataPoint({ indexes = [], blobs = [] } = {}) {
    const values = [Math.floor(Date.now() / 1000), 1, indexes[0] ?? '', ...columns.slice(3).map((_, i) => blobs[i] ?? '')]
    await this.env.${database}.batch([
      this.env.${database}.prepare('CREATE TABLE IF NOT EXISTS points (' + columns.join(', ') + ')'),
      this.env.${database}.prepare('INSERT INTO points VALUES (' + columns.map(() => '?').join(', ') + ')').bind(...values),
    ])
  }
}

export default { fetch: () => new Response(null, { status: 404 }) }
`

export const insightWorker = {
  name: worker,
  modules: true,
  script,
  compatibilityDate: '2026-08-15',
  d1Databases: { [database]: worker },
} as const

/**
 * Options that put the local worker in the place of the dataset.
 *
 * @param site options with the bindings of `wrangler.toml`
 */
export function localInsightOptions(site: object) {
  const known: unknown = Reflect.get(site, 'serviceBindings')
  const insight = { [binding]: { name: worker, entrypoint: 'Insight' } }
  return { analyticsEngineDatasets: {}, serviceBindings: Object.assign({}, known, insight) }
}

/** The local points; `ask` gives no rows before the first point. */
export function openLocalPoints(stateDir: string) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [insightWorker],
      resourcePersistencePath: stateDir,
      cf: false,
    }),
  )
  const ask = async (sql: string): Promise<unknown[]> => {
    try {
      const points = await miniflare.getD1Database(database, worker)
      return (await points.prepare(sql).all()).results
    } catch (error) {
      if (error instanceof Error && error.message.includes('no such table')) return []
      throw error
    }
  }
  return { ask, close: () => miniflare.dispose() }
}
