import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../bin/arguments.mjs'

/*
 * Compares the site with 400 designs and with many. For each number a release is generated
 * (test/scale/many-cards.ts), published with the code of `npm run catalog` and visited with the
 * built worker, on bindings in one file of SQLite (test/scale/local-bindings.ts). Each run of visits
 * has a process of its own, as an isolate has: the first visit of a process is a cold one. Times of
 * visits are processor time; those of publishing are what an operator waits for.
 */
const { values } = readArguments({
  usage: `npm run bench:scale [-- --designs 100000] [--folder FOLDER]

Compares 400 designs with many: publishing, pages, search and memory. Needs a build and some minutes. A
folder keeps what was published, and its times, for the next time.`,
  options: { designs: { type: 'string', default: '100000' }, folder: { type: 'string' } },
})

const few = 400
const sizes = [few, Number(values.designs)]
const rounds = 60
const coldRounds = 5

const pages = {
  home: '/',
  category: '/cards/wedding',
  posters: '/cards/status_posters',
  'posters, page 2': '/cards/status_posters?page=2',
  card: '/card/bris-pillow-in-tiles',
  search: '/api/search?q=wedding',
}
const queries = [
  'wedding',
  'bar mitzvah gold',
  'חתונה',
  'thank you',
  'card',
  'menorah blue',
  'ma',
  'שבת',
]

// Loading takes seconds, which `--help` need not wait for.
const { publishMany } = await import('../scale/publish-many.ts')
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'mazel-scale-'))
try {
  const measured = []
  for (const count of sizes) measured.push(await measure(count))
  console.log(`Load of the last minute: ${loadavg()[0]?.toFixed(1)}`)
  console.log('Publishing, s (documents, rows of the search index):')
  console.table(columns(measured.map(({ times }) => times)))
  console.log('Processor time of the worker, ms, warm (median) and cold (median of first visits):')
  console.table(columns(measured.map(({ visits }) => visits)))
  console.log('Memory of an isolate that has read as much as it keeps, MB of heap:')
  console.table(columns(measured.map(({ memory }) => memory)))
} finally {
  if (!values.folder) rmSync(folder, { recursive: true })
}

async function measure(count: number) {
  const file = join(folder, `${count}.sqlite`)
  const times = await timesOf(count, file)
  return { times, visits: visitsOf(file), memory: { heap: memoryOf(file) } }
}

async function timesOf(count: number, file: string): Promise<Record<string, string>> {
  const record = join(folder, `${count}.json`)
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8'))
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  const { generate, ...operations } = await publishMany(file, count)
  const times: Record<string, string> = { generate: generate.toFixed(1) }
  for (const [name, { seconds, documents, rows }] of Object.entries(operations)) {
    times[name] = `${seconds.toFixed(2)} (${documents}, ${rows})`
  }
  writeFileSync(record, JSON.stringify(times))
  return times
}

function visitsOf(file: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, address] of Object.entries(pages)) {
    const { visits } = visit(file, rounds, [address])
    const warm = visits.slice(rounds / 3).map(({ ms }) => ms)
    const cold = Array.from({ length: coldRounds }, () => visit(file, 1, [address]).visits[0])
    const reads = cold[0]
    found[name] =
      `${quantile(warm, 0.5)} warm, ${quantile(
        cold.map((one) => one?.ms ?? 0),
        0.5,
      )} cold, ` + `${reads?.kvReads} KV reads cold`
  }
  const searches = queries.map((query) => `/api/search?q=${encodeURIComponent(query)}`)
  const { visits } = visit(file, rounds, searches)
  const warm = visits.slice(searches.length * 10).map(({ ms }) => ms)
  const whole = visits.slice(searches.length * 10).map(({ ms, queryMs }) => ms + queryMs)
  found['searches of all kinds'] = `${quantile(warm, 0.5)} median, ${quantile(warm, 0.95)} p95`
  found['the same with SQLite'] = `${quantile(whole, 0.5)} median, ${quantile(whole, 0.95)} p95`
  return found
}

/** The heap after all categories, many of their pages, and searches. */
function memoryOf(file: string): string {
  const addresses = [
    '/find',
    '/cards/wedding',
    '/cards/status_posters',
    ...Array.from({ length: 60 }, (_, page) => `/cards/wedding?page=${page + 1}`),
    // Each of these reads many pages of the shelf, so the memory for documents is full at the end.
    ...Array.from({ length: 60 }, (_, page) => `/cards/status_posters?page=${page + 1}`),
    ...queries.map((query) => `/api/search?q=${encodeURIComponent(query)}`),
  ]
  return visit(file, 1, addresses).heapMb.toFixed(1)
}

interface Visits {
  visits: { address: string; ms: number; queryMs: number; kvReads: number }[]
  heapMb: number
}

function visit(file: string, times: number, addresses: readonly string[]): Visits {
  const script = join(import.meta.dirname, '../scale/visit-site.ts')
  const output = execFileSync(process.execPath, [script, file, String(times), ...addresses], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // The last line: the worker may have logged before.
  const found: Visits = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  return found
}

function quantile(numbers: readonly number[], part: number): string {
  const sorted = numbers.toSorted((one, other) => one - other)
  return (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1)
}

/** A table with a column for each number of designs. */
function columns(all: readonly Record<string, string>[]) {
  const names = Object.keys(all[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(sizes.map((count, index) => [count, all[index]?.[name] ?? ''])),
    ]),
  )
}
