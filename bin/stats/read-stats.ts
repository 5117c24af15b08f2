import * as v from 'valibot'
import type { PointSource } from './point-source.ts'

/** Cloudflare writes sums as text. */
const timesSchema = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number())

const totalSchema = v.object({ kind: v.string(), what: v.string(), times: timesSchema })
const itemSchema = v.object({ kind: v.string(), item: v.string(), times: timesSchema })
const faultSchema = v.object({
  build: v.string(),
  place: v.string(),
  message: v.string(),
  times: timesSchema,
})

export type Total = v.InferOutput<typeof totalSchema>
export type CountedFault = v.InferOutput<typeof faultSchema>

export interface ItemStats {
  item: string
  views: number
  downloads: number
  shares: number
}

export interface Stats {
  /** Totals of each span. */
  spans: { days: number; totals: Total[] }[]
  /** The items of the longest span; what was taken home comes first. */
  items: ItemStats[]
  /** The faults of the longest span, by build and place. */
  faults: CountedFault[]
}

/** Rows of a query; more items than this say nothing new. */
const maxRows = 2000

/**
 * Reads all figures. Analytics Engine keeps one of several points when there are many, and says in
 * `_sample_interval` how many it stands for.
 *
 * @param spans days, in rising order
 * @param limit items and faults
 */
export async function readStats(
  source: PointSource,
  spans: readonly number[],
  limit: number,
): Promise<Stats> {
  const longest = Math.max(...spans)
  const found: Stats['spans'] = []
  for (const days of spans) found.push({ days, totals: await readTotals(source, days) })
  return {
    spans: found,
    items: (await readItems(source, longest)).slice(0, limit),
    faults: await readFaults(source, longest, limit),
  }
}

async function readTotals(source: PointSource, days: number): Promise<Total[]> {
  const rows = await source.ask(
    `SELECT index1 AS kind, blob1 AS what, SUM(_sample_interval) AS times
    FROM ${source.table} WHERE ${source.since(days)}
    GROUP BY index1, blob1 ORDER BY times DESC LIMIT ${maxRows}`,
  )
  return v.parse(v.array(totalSchema), rows)
}

/** All cards, videos and moving pictures, the most taken first. */
export async function readItems(source: PointSource, days: number): Promise<ItemStats[]> {
  const rows = await source.ask(
    `SELECT index1 AS kind, blob2 AS item, SUM(_sample_interval) AS times
    FROM ${source.table} WHERE ${source.since(days)} AND blob2 != '' AND blob1 != 'category'
    GROUP BY index1, blob2 ORDER BY times DESC LIMIT ${maxRows}`,
  )
  const items = new Map<string, ItemStats>()
  for (const { kind, item, times } of v.parse(v.array(itemSchema), rows)) {
    const known = items.get(item) ?? { item, views: 0, downloads: 0, shares: 0 }
    if (kind === 'view') known.views += times
    if (kind === 'download') known.downloads += times
    if (kind === 'share') known.shares += times
    items.set(item, known)
  }
  const taken = ({ downloads, shares }: ItemStats) => downloads + shares
  return [...items.values()].sort((a, b) => taken(b) - taken(a) || b.views - a.views)
}

async function readFaults(
  source: PointSource,
  days: number,
  limit: number,
): Promise<CountedFault[]> {
  const rows = await source.ask(
    `SELECT blob3 AS build, blob5 AS place, blob4 AS message, SUM(_sample_interval) AS times
    FROM ${source.table} WHERE ${source.since(days)} AND index1 = 'fault'
    GROUP BY blob3, blob5, blob4 ORDER BY times DESC LIMIT ${limit}`,
  )
  return v.parse(v.array(faultSchema), rows)
}
