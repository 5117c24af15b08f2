import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { maxPopular, type Popularity, popularityKey } from '#shared/insight/popularity.ts'
import type { PointSource } from './point-source.ts'
import { type ItemStats, readItems } from './read-stats.ts'

/** The last week counts three times: once by itself, and as a part of the month. */
const spans = [
  { days: 7, weight: 2 },
  { days: 30, weight: 1 },
]
/** A card that is taken home says more than one that is looked at. */
const takenWeight = 8

/** The cards in the order of popularity. */
export async function readPopularity(source: PointSource, now = new Date()): Promise<Popularity> {
  const scores = new Map<string, number>()
  for (const { days, weight } of spans) {
    for (const stats of await readItems(source, days)) {
      const [kind, slug = ''] = stats.item.split('/')
      if (kind === 'card') scores.set(slug, (scores.get(slug) ?? 0) + weight * scoreOf(stats))
    }
  }
  const order = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const cards = order.slice(0, maxPopular).map(([slug]) => slug)
  return { version: 1, madeAt: now.toISOString(), cards }
}

function scoreOf({ views, downloads, shares }: ItemStats): number {
  return views + takenWeight * (downloads + shares)
}

/**
 * Writes the order into KV, where the search reads it.
 *
 * @param where options of wrangler that choose the namespace
 */
export async function writePopularity(
  popularity: Popularity,
  where: readonly string[],
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'popularity-'))
  try {
    const file = path.join(folder, 'popularity.json')
    await writeFile(file, JSON.stringify(popularity))
    const words = ['kv', 'key', 'put', popularityKey, '--binding', 'CONTENT', '--path', file]
    await promisify(execFile)('node_modules/.bin/wrangler', [...words, ...where])
  } finally {
    await rm(folder, { recursive: true })
  }
}
