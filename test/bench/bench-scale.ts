import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../bin/arguments.mjs'

/*
 * Compares the site with 400 designs and with many. For each number a release is generated
 * (test/scale/many-cards.ts), published with the code of `npm run catalog` and visited with the
 * built worker, on bindings in one file of SQLite (test/scale/local-bindings.ts). Each run of visits
 * has a process of its own, as an isolate has: the first visit of a process is a cold one, and no page
 * is kept for the next. Times of visits are processor time; those of publishing are what an operator
 * waits for.
 */
const { values } = readArguments({
  usage: `npm run bench:scale [-- --designs 100000] [--folder FOLDER] [--workerd]

Compares 400 designs with many: publishing, pages, search and memory. Needs a build and some minutes. A
folder keeps what was published, and its times, for the next time.

  --workerd   measure pages and memory in workerd, with its KV and D1, instead of in Node`,
  options: {
    designs: { type: 'string', default: '100000' },
    folder: { type: 'string' },
    workerd: { type: 'boolean', default: false },
  },
})

const few = 400
const sizes = [few, Number(values.designs)]
const rounds = 60
/** Processes for each page and number of designs. */
const turns = 3

const pages = {
  home: '/',
  category: '/cards/wedding',
  posters: '/cards/status_posters',
  'posters, page 2': '/cards/status_posters?page=2',
  card: '/card/bris-pillow-in-tiles',
  'page of a search': '/search?q=wedding',
  'call of a search': '/api/search?q=wedding',
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

const searches = queries.map((query) => `/api/search?q=${encodeURIComponent(query)}`)

// Loading takes seconds, which `--help` need not wait for.
const { publishMany } = await import('../scale/publish-many.ts')
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'mazel-scale-'))
try {
  const times = []
  for (const count of sizes) times.push(await timesOf(count, fileOf(count)))
  console.log('Publishing, s (documents, rows of the search index):')
  console.table(columns(times))
  if (values.workerd) {
    const { compareWorkerd } = await import('../scale/compare-workerd.ts')
    const published = sizes.map((count) => ({
      file: fileOf(count),
      stateDir: join(folder, `${count}.state`),
    }))
    console.log('Processor time of workerd with its KV and D1, ms, and the heap of its isolate:')
    console.table(columns(await compareWorkerd(published, searches)))
  } else {
    console.log('Processor time of the worker, ms:')
    console.table(columns(compareVisits()))
    console.log('Memory of an isolate that has read as much as it keeps, MB of heap:')
    console.table(columns(sizes.map((count) => ({ heap: memoryOf(fileOf(count)) }))))
  }
  console.log(`Load of the last minute: ${loadavg()[0]?.toFixed(1)}`)
} finally {
  if (!values.folder) rmSync(folder, { recursive: true })
}

function fileOf(count: number): string {
  return join(folder, `${count}.sqlite`)
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

/** Times of each page, the numbers of designs in turn, so that other work meets all of them. */
function compareVisits(): Record<string, string>[] {
  const found = sizes.map((): Record<string, string> => ({}))
  for (const [name, address] of Object.entries(pages)) {
    const runs = sizes.map((): Visits['visits'][] => [])
    for (let turn = 0; turn < turns; turn++) {
      for (const [index, count] of sizes.entries()) {
        runs[index]?.push(visit(fileOf(count), rounds, [address]).visits)
      }
    }
    for (const [index, visits] of runs.entries()) {
      const row = found[index]
      if (row) row[name] = tell(visits)
    }
  }
  for (const [index, count] of sizes.entries())
    Object.assign(found[index] ?? {}, timeSearches(count))
  return found
}

/** The median of the medians of warm visits, that of the first visits, and what these read. */
function tell(runs: readonly Visits['visits'][]): string {
  const medians = runs.map((visits) =>
    quantile(
      visits.slice(rounds / 3).map(({ ms }) => ms),
      0.5,
    ),
  )
  const cold = runs.flatMap(([first]) => first ?? [])
  const first = quantile(
    cold.map(({ ms }) => ms),
    0.5,
  )
  return `${quantile(medians, 0.5)} warm, ${first} cold, ${cold[0]?.kvReads} KV reads cold`
}

function timeSearches(count: number): Record<string, string> {
  const { visits } = visit(fileOf(count), rounds, searches)
  const warm = visits.slice(searches.length * 10)
  const worker = warm.map(({ ms }) => ms)
  const whole = warm.map(({ ms, queryMs }) => ms + queryMs)
  return {
    'searches of all kinds': `${quantile(worker, 0.5)} median, ${quantile(worker, 0.95)} p95`,
    'the same with SQLite': `${quantile(whole, 0.5)} median, ${quantile(whole, 0.95)} p95`,
  }
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
    ...searches,
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

function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10
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
