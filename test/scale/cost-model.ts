/*
 * What page views cost on Cloudflare. Prices are those of Workers Paid as known in November 2026;
 * check them before relying on a sum: https://developers.cloudflare.com/workers/platform/pricing/
 */

/** US dollars for each unit, after what the plan includes each month. */
const prices = {
  plan: 5,
  requests: { included: 10e6, dollars: 0.3 / 1e6 },
  cpuMs: { included: 30e6, dollars: 0.02 / 1e6 },
  kvReads: { included: 10e6, dollars: 0.5 / 1e6 },
  r2Reads: { included: 10e6, dollars: 0.36 / 1e6 },
  d1Rows: { included: 25e9, dollars: 0.001 / 1e6 },
  dataPoints: { included: 10e6, dollars: 0.25 / 1e6 },
} as const

type Unit = Exclude<keyof typeof prices, 'plan'>

/** What one answer of the worker needs that no cache had. */
export interface Need {
  /** Reads of a warm isolate: the pointer. */
  kvReads: number
  /**
   * Reads of an isolate that has just started: also the order of popularity, and for a category the pages
   * of its 18 popular cards.
   */
  coldKvReads: number
  d1Rows: number
  r2Reads: number
  cpuMs: number
}

export type PageKind = 'home' | 'category' | 'card' | 'search' | 'picture'

/**
 * Counted at 100,000 designs by `npm run bench:scale`; processor time is that of its machine, and for
 * pictures a guess. A search is the call of its list.
 */
export const needs: Readonly<Record<PageKind, Need>> = {
  home: { kvReads: 1, coldKvReads: 21, d1Rows: 0, r2Reads: 0, cpuMs: 15 },
  category: { kvReads: 1, coldKvReads: 23, d1Rows: 0, r2Reads: 0, cpuMs: 13 },
  card: { kvReads: 1, coldKvReads: 7, d1Rows: 0, r2Reads: 0, cpuMs: 9 },
  search: { kvReads: 1, coldKvReads: 3, d1Rows: 1020, r2Reads: 0, cpuMs: 4 },
  picture: { kvReads: 0, coldKvReads: 0, d1Rows: 0, r2Reads: 1, cpuMs: 1 },
}

/** How the site is used. */
export interface Traffic {
  /** Page views a month. */
  views: number
  /** Parts of the views; together 1. */
  mix: Readonly<Record<Exclude<PageKind, 'picture'>, number>>
  /** Pictures that a view asks for and that the browser does not have. */
  picturesAView: number
  /** Part of the requests for pages that the edge cache answers. */
  pageHits: number
  pictureHits: number
  /** Part of the answers of the worker that are made in an isolate that has just started. */
  cold: number
  /** Views, downloads and shares that are counted, for each view. */
  dataPointsAView: number
}

/** Cautious: a small site has cold caches. */
export const usual: Traffic = {
  views: 1e6,
  mix: { home: 0.15, category: 0.3, card: 0.5, search: 0.05 },
  picturesAView: 8,
  pageHits: 0.6,
  pictureHits: 0.9,
  cold: 0.05,
  dataPointsAView: 1.2,
}

export type Bill = Record<string, number>

/** The bill of a month, US dollars by unit. Requests that a cache answers count as requests. */
export function billOf(traffic: Traffic): Bill {
  const used = usageOf(traffic)
  const bill: Bill = { plan: prices.plan }
  for (const unit of Object.keys(used) as Unit[]) {
    const { included, dollars } = prices[unit]
    bill[unit] = round(Math.max(0, used[unit] - included) * dollars)
  }
  const total = Object.values(bill).reduce((sum, dollars) => sum + dollars, 0)
  return { ...bill, total: round(total) }
}

/** What 1,000 views of each page need, with its pictures in a row of their own. */
export function perThousand({ pageHits, pictureHits, cold }: Traffic) {
  const rows = Object.entries(needs).map(([kind, need]) => {
    const missed = 1000 * (1 - (kind === 'picture' ? pictureHits : pageHits))
    const kvReads = missed * (need.kvReads + cold * (need.coldKvReads - need.kvReads))
    return [
      kind,
      {
        'answers of the worker': round(missed),
        'KV reads': round(kvReads),
        'R2 reads': round(missed * need.r2Reads),
        'D1 rows': round(missed * need.d1Rows),
        'queue operations': 0,
        'processor ms': round(missed * need.cpuMs),
      },
    ] as const
  })
  return Object.fromEntries(rows)
}

function usageOf({ views, mix, picturesAView, pageHits, pictureHits, cold, ...rest }: Traffic) {
  const used: Record<Unit, number> = {
    requests: views * (1 + picturesAView),
    cpuMs: 0,
    kvReads: 0,
    r2Reads: 0,
    d1Rows: 0,
    dataPoints: views * rest.dataPointsAView,
  }
  const add = (answers: number, need: Need) => {
    used.cpuMs += answers * need.cpuMs
    used.kvReads += answers * (need.kvReads + cold * (need.coldKvReads - need.kvReads))
    used.r2Reads += answers * need.r2Reads
    used.d1Rows += answers * need.d1Rows
  }
  for (const [kind, part] of Object.entries(mix) as [keyof typeof mix, number][]) {
    add(views * part * (1 - pageHits), needs[kind])
  }
  add(views * picturesAView * (1 - pictureHits), needs.picture)
  return used
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
