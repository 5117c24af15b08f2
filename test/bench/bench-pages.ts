import { type Bench, type Figure, inTurn } from './figures.ts'
import { needProcessorClock } from './processor-clock.ts'
import { startWithLimits } from './start-with-limits.ts'
import type { Ask, WorkerdBench } from './workerd-bench.ts'

/*
 * Processor time of the worker for each page, beside its limits in the same workerd: the same bytes
 * as a string, and a bare 304. Bindings answer from memory, so that only the worker counts.
 */

const requests = { page: 100, fresh: 40, small: 300 } as const
const pages = {
  home: '/',
  'a category': '/cards/wedding',
  'a card': '/card/papercut-arch',
  videos: '/videos',
}

export const benchPages: Bench = async () => {
  needProcessorClock()
  const site = await startWithLimits()
  try {
    const figures = []
    for (const [name, address] of Object.entries(pages)) {
      figures.push(...(await comparePage(site, name, address)))
    }
    return figures
  } finally {
    await site.dispose()
  }
}

let hosts = 0

/** A page of another host is another page, so each is rendered. */
export function askFresh(address: string): Ask {
  return {
    path: address,
    count: requests.fresh,
    headers: () => ({ Host: `h${hosts++}.test` }),
  }
}

async function comparePage(site: WorkerdBench, name: string, address: string): Promise<Figure[]> {
  const etag = await site.ask({ path: address, count: 1 })
  const asks = {
    text: { path: `/bench/text?of=${encodeURIComponent(address)}`, count: requests.page },
    kept: { path: address, count: requests.page },
    fresh: askFresh(address),
    bare: { path: '/bench/304', count: requests.small, status: 304 },
    held: {
      path: address,
      count: requests.small,
      status: 304,
      headers: () => ({ 'If-None-Match': etag }),
    },
  } satisfies Record<string, Ask>
  for (const one of Object.values(asks)) await site.ask(one)
  const { text, kept, fresh, bare, held } = await inTurn({
    text: () => site.time(asks.text),
    kept: () => site.time(asks.kept),
    fresh: () => site.time(asks.fresh),
    bare: () => site.time(asks.bare),
    held: () => site.time(asks.held),
  })
  const string = { name: 'its bytes as a string', values: text }
  const bare304 = { name: 'a bare 304', values: bare }
  const asSpeed = (what: string, ours: number[], against: Figure['against'], least: number) =>
    ({
      what: `${name}, ${what}`,
      ours,
      unit: 'ms',
      ...(against && { against }),
      goal: { of: 'speed', least },
    }) as const
  return [
    asSpeed('kept', kept, string, 0.8),
    asSpeed('rendered fresh', fresh, string, 0.2),
    asSpeed('304', held, bare304, 0.8),
  ]
}
