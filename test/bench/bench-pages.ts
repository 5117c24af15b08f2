import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readArguments } from '../../bin/arguments.mjs'

const rounds = 7

readArguments({
  usage: `npm run bench:pages

Processor time of the worker for each page, beside its peers in the same workerd: the same bytes as a
string, and a bare 304. Bindings answer from memory, so that only the worker counts. Each figure is
the median of ${rounds} rounds in turn. Needs a build, and Linux, whose /proc has the processor time of a
process.`,
})

const connections = 16
/** Requests in a round; short rounds would be shorter than a tick of the clock. */
const requests = { page: 300, fresh: 40, small: 1000 } as const
/** Of the clock of /proc. */
const tickMs = 10
const pages = {
  home: '/',
  category: '/cards/wedding',
  card: '/card/papercut-arch',
  videos: '/videos',
}

/** The built worker with its peers, on bindings that answer from memory. */
const peers = `
import site from './worker.js'
const texts = new Map()
let bindings
function inMemory(env) {
  const limit = { limit: async () => ({ success: true }) }
  const limits = Object.keys(env).filter((name) => name.endsWith('_LIMIT'))
  bindings ??= { ...env, CONTENT: { get: async () => null }, ...Object.fromEntries(limits.map((name) => [name, limit])) }
  return bindings
}
export default {
  async fetch(request, env, context) {
    const url = new URL(request.url)
    if (url.pathname === '/bench/304') return new Response(null, { status: 304 })
    if (url.pathname !== '/bench/text') return site.fetch(request, inMemory(env), context)
    const address = url.searchParams.get('of')
    if (!texts.has(address)) {
      const page = await site.fetch(new Request(new URL(address, url)), inMemory(env), context)
      texts.set(address, await page.text())
    }
    return new Response(texts.get(address), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  },
}`

if (!existsSync('/proc/self/stat')) throw new Error('bench:pages needs Linux: there is no /proc.')
// Loading takes seconds, which `--help` need not wait for.
const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
const { tmpDir } = await import('../../bin/local-site.ts')
const { readWorkerOptions } = await import('../../bin/worker-options.ts')
const state = mkdtempSync(path.join(tmpdir(), 'mazel-bench-'))
const { main, workerOptions } = readWorkerOptions()
const modulesRoot = path.dirname(main)
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    ...workerOptions,
    name: 'mazel',
    modulesRoot,
    modules: [
      { type: 'ESModule', path: path.join(modulesRoot, 'bench.js'), contents: peers },
      { type: 'ESModule', path: main },
    ],
    serviceBindings: { PREVIEW: () => new Response(null, { status: 503 }) },
    resourcePersistencePath: state,
    resourceTmpPath: tmpDir,
    cf: false,
  }),
)
const agent = new Agent({ keepAlive: true, maxSockets: connections })
try {
  const url = await miniflare.ready
  const workerd = childrenOf(process.pid)
  const rows: Record<string, object> = {}
  for (const [name, address] of Object.entries(pages)) {
    rows[name] = await comparePage(url, workerd, address)
  }
  console.log(`Processor time of workerd, ms a request; ratios as requests in the same time`)
  console.table(rows)
} finally {
  agent.destroy()
  await miniflare.dispose()
  rmSync(state, { recursive: true, force: true })
}

interface Ask {
  path: string
  count: number
  headers?: () => Record<string, string>
  status?: number
}

async function comparePage(url: URL, workerd: readonly number[], address: string) {
  const etag = await ask(url, { path: address, count: 1 })
  let hosts = 0
  const cases = {
    text: { path: `/bench/text?of=${encodeURIComponent(address)}`, count: requests.page },
    kept: { path: address, count: requests.page },
    // A page of another host is another page, so each is rendered.
    fresh: { path: address, count: requests.fresh, headers: () => ({ Host: `h${hosts++}.test` }) },
    bare304: { path: '/bench/304', count: requests.small, status: 304 },
    kept304: {
      path: address,
      count: requests.small,
      status: 304,
      headers: () => ({ 'If-None-Match': etag }),
    },
  } satisfies Record<string, Ask>
  const times = Object.fromEntries(Object.keys(cases).map((name) => [name, [] as number[]]))
  for (const one of Object.values(cases)) await ask(url, one)
  for (let round = 0; round < rounds; round++) {
    for (const [name, one] of Object.entries(cases)) {
      const before = processorMs(workerd)
      await ask(url, one)
      times[name]?.push((processorMs(workerd) - before) / one.count)
    }
  }
  const ms = (name: keyof typeof cases) => middle(times[name] ?? [])
  const ratio = (one: keyof typeof cases, peer: keyof typeof cases) => round(ms(peer) / ms(one))
  return {
    'text ms': spread(times.text),
    'kept ms': spread(times.kept),
    'kept / text': ratio('kept', 'text'),
    'fresh ms': spread(times.fresh),
    'fresh / text': ratio('fresh', 'text'),
    '304 ms': spread(times.kept304),
    '304 / bare': ratio('kept304', 'bare304'),
  }
}

/** Asks `count` times over all connections. Returns the last entity tag. */
async function ask(url: URL, { path, count, headers, status = 200 }: Ask): Promise<string> {
  let left = count
  let etag = ''
  async function work() {
    while (left-- > 0) etag = await askOnce(new URL(path, url), headers?.() ?? {}, status)
  }
  await Promise.all(Array.from({ length: connections }, work))
  return etag
}

function askOnce(url: URL, headers: Record<string, string>, status: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== status) {
        reject(new Error(`${url.pathname} answered ${response.statusCode}`))
      }
      response
        .resume()
        .on('end', () => resolve(response.headers.etag ?? ''))
        .on('error', reject)
    })
    sent.on('error', reject).end()
  })
}

function childrenOf(parent: number): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(parent)]).toString()
  return list
    .split('\n')
    .filter((line) => line.includes('workerd'))
    .map((line) => Number.parseInt(line, 10))
}

/** In user and system mode: fields 14 and 15 of /proc/PID/stat, proc(5). */
function processorMs(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const values = fields.split(' ').map(Number)
    return (values[11] ?? 0) + (values[12] ?? 0)
  })
  return ticks.reduce((sum, one) => sum + one, 0) * tickMs
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** @example spread([1, 2, 3]) // '2 (1-3)' */
function spread(values: readonly number[] = []): string {
  return `${round(middle(values))} (${round(Math.min(...values))}-${round(Math.max(...values))})`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
