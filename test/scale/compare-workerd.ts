import * as v from 'valibot'
import { builtinCategories } from '../../src/shared/categories.ts'
import { searchCallPath } from '../../src/shared/routes.ts'
import { itemsAPage, pageBounds } from '../../src/shared/shelf-pages.ts'
import { startWorkerdSite, type WorkerdSite } from './workerd-site.ts'

const card = 'bris-pillow-in-tiles'
const shelf = '/cards/wedding'
const rounds = 5
/** Requests in a round: many ticks of the clock that counts processor time. */
const requests = 30

/** What was published, and where its copy is kept. */
export interface Published {
  file: string
  stateDir: string
}

/** Milliseconds of a page: of the processor, and until the answer. */
interface Times {
  processor: number[]
  answer: number[]
}

/**
 * Processor time of workerd for each page, rendered again, and the heap of its isolate. Miniflare's KV and
 * D1 run in the same process, so their work is in these times. Each number of designs has a workerd
 * of its own, and they are asked in turn.
 */
export async function compareWorkerd(
  published: readonly Published[],
  searches: readonly string[],
): Promise<Record<string, string>[]> {
  const sites: WorkerdSite[] = []
  try {
    for (const { file, stateDir } of published) {
      sites.push(await startWorkerdSite(file, stateDir, [card]))
    }
    const rows = sites.map((): Record<string, string> => ({}))
    const addresses = await Promise.all(sites.map(addressesOf))
    for (const name of Object.keys(addresses[0] ?? {})) {
      const times = await timeInTurn(
        sites,
        addresses.map((own) => own[name] ?? (() => '/')),
      )
      for (const [index, row] of rows.entries()) row[name] = tell(times, index)
    }
    for (const [index, site] of sites.entries()) {
      for (const address of [...manyPages(), ...searches]) await site.visit(address)
      const heap = await site.heapMb()
      Object.assign(rows[index] ?? {}, { 'heap, MB': heap.toFixed(1) })
    }
    return rows
  } finally {
    await Promise.all(sites.map((site) => site.dispose()))
  }
}

const totalSchema = v.object({ total: v.number() })

/** The address of a visit, by its number. */
type AddressOf = (visit: number) => string

async function addressesOf(site: WorkerdSite): Promise<Record<string, AddressOf>> {
  const data = await site.visit(`/api/page?address=${encodeURIComponent(shelf)}`)
  const { total } = v.parse(totalSchema, JSON.parse(data))
  const pages = Math.ceil(total / itemsAPage)
  const { from, to } = pageBounds(total, pages)
  const last = from < to ? pages : pages - 1
  const same = {
    home: '/',
    'category, first page': shelf,
    'category, middle page': `${shelf}?page=${Math.max(1, Math.ceil(last / 2))}`,
    'category, last page': `${shelf}?page=${last}`,
    'free posters': '/cards/status_posters',
    card: `/card/${card}`,
    'page of a search': '/search?q=wedding',
    'call of a search': '/api/search?q=wedding',
  }
  return {
    ...Object.fromEntries(Object.entries(same).map(([name, address]) => [name, () => address])),
    'call of two occasions never asked together': (visit) => searchCallPath(pairs[visit] ?? ''),
  }
}

/** Searches for two occasions, all of them different. The first round asks for each occasion. */
const pairs = builtinCategories.flatMap((one, place) =>
  builtinCategories.slice(place + 1).map((other) => `${one.slug} ${other.slug}`),
)

/** Many pages of long shelves: after these, the memory for documents is full. */
function manyPages(): string[] {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
  const shelves = [shelf, '/cards/status_posters']
  return shelves.flatMap((path) =>
    numbers.map((page) => `/api/page?address=${encodeURIComponent(`${path}?page=${page}`)}`),
  )
}

async function timeInTurn(
  sites: readonly WorkerdSite[],
  addresses: readonly AddressOf[],
): Promise<Times[]> {
  const times = sites.map((): Times => ({ processor: [], answer: [] }))
  for (let round = 0; round <= rounds; round++) {
    for (const [index, site] of sites.entries()) {
      const before = site.processorMs()
      for (let request = 0; request < requests; request++) {
        const start = performance.now()
        await site.visit(addresses[index]?.(round * requests + request) ?? '/')
        if (round > 0) times[index]?.answer.push(performance.now() - start)
      }
      // The first round warms up.
      if (round > 0) times[index]?.processor.push((site.processorMs() - before) / requests)
    }
  }
  return times
}

function tell(times: readonly Times[], index: number): string {
  const [few, own] = [times[0], times[index]]
  if (!few || !own) return ''
  const processor = middle(own.processor)
  const ratio = index === 0 ? '' : `, ${(processor / middle(few.processor)).toFixed(2)} times`
  return `${processor.toFixed(1)}${ratio}, answer in ${middle(own.answer).toFixed(0)}`
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
