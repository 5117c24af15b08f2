/* Prints what was counted of the site. See `--help`. */
import * as v from 'valibot'
import { readArguments, refuse } from './arguments.mjs'
import { readRaw } from './read-raw.ts'
import { siteConfig } from './site-config.ts'
import type { PointSource } from './stats/point-source.ts'

const usage = `npm run stats [-- OPTIONS]

Prints views, downloads, shares, searches without a result and errors of scripts in the last 1, 7 and
30 days, and what was taken most. On this machine it shows what the local site counted.

  --days N              only the last N days, at most 90
  --limit N             lists N items and errors, 10 by default
  --remote              on Cloudflare; needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID
  --config FILE         the configuration that names the dataset, wrangler.toml by default
  --apply               also orders the search by it: cards that match equally well come in the order of
                        their popularity in the last week and month
  --json                prints JSON
  --persist-to FOLDER   local state in a folder other than .wrangler/state`

const configSchema = v.object({
  analytics_engine_datasets: v.array(v.object({ binding: v.string(), dataset: v.string() })),
})

const defaultSpans = [1, 7, 30]
const maxDays = 90

const { values } = readArguments({
  usage,
  options: {
    days: { type: 'string' },
    limit: { type: 'string', default: '10' },
    remote: { type: 'boolean', default: false },
    config: { type: 'string', default: siteConfig },
    apply: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    'persist-to': { type: 'string' },
  },
})

const spans = values.days === undefined ? defaultSpans : [readCount('days', values.days, maxDays)]
const limit = readCount('limit', values.limit, 1000)
let source: PointSource | undefined
try {
  // On demand: `--help` needs no Miniflare, which takes long to load.
  const { readStats } = await import('./stats/read-stats.ts')
  source = await sourceOf()
  const stats = await readStats(source, spans, limit)
  if (values.json) console.log(JSON.stringify(stats, null, 2))
  else (await import('./stats/print-stats.ts')).printStats(stats)
  if (values.apply) await apply(source)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await source?.close()
}

async function sourceOf() {
  const { localSource, remoteSource, tokenAdvice } = await import('./stats/point-source.ts')
  if (!values.remote) return localSource(values['persist-to'])
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = process.env
  if (!token || !account) {
    const missing = token ? 'CLOUDFLARE_ACCOUNT_ID' : 'CLOUDFLARE_API_TOKEN'
    throw new Error(`${missing} is not set.\n${tokenAdvice}`)
  }
  const dataset = datasetOf(await readRaw(values.config))
  const api = process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4'
  return remoteSource({ account, token, api }, dataset)
}

async function apply(source: PointSource): Promise<void> {
  const { readPopularity, writePopularity } = await import('./stats/popularity.ts')
  const popularity = await readPopularity(source)
  const folder = values['persist-to']
  const local = ['--local', ...(folder === undefined ? [] : ['--persist-to', folder])]
  const where = values.remote ? ['--remote'] : local
  await writePopularity(popularity, ['--config', values.config, ...where])
  if (!values.json)
    console.log(`\nThe search is ordered by the popularity of ${popularity.cards.length} cards.`)
}

function datasetOf(config: unknown): string {
  const { analytics_engine_datasets: datasets } = v.parse(configSchema, config)
  const bound = datasets.find(({ binding }) => binding === 'INSIGHT')
  if (!bound) throw new Error(`${values.config} has no dataset with the binding INSIGHT`)
  return bound.dataset
}

function readCount(name: string, text: string, most: number): number {
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= most) return count
  return refuse(`--${name} is a whole number from 1 to ${most}, not '${text}'`)
}
