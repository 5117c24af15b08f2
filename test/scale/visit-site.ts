import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { LocalBindings } from './local-bindings.ts'

/*
 * A process of its own, as an isolate is: loads the built worker, asks it for the given addresses on
 * the bindings in a file, and prints what that took as JSON. Times are processor time, ms, so other
 * work of the machine does not count.
 */
interface Visit {
  address: string
  /** Processor time of the worker, without that of SQLite. */
  ms: number
  queryMs: number
  kvReads: number
  queries: number
  rowsRead: number
}

const [file = '', rounds = '1', ...addresses] = process.argv.slice(2)
const clientDir = 'dist/client'

const bindings = new LocalBindings(file)
const worker = (await import(pathToFileURL(path.resolve('dist/worker/worker.js')).href)).default
const admitted = { limit: async () => ({ success: true }) }
const env = {
  CONTENT: bindings.CONTENT,
  SEARCH_DB: bindings.SEARCH_DB,
  ASSETS: { fetch: fetchAsset },
  CALL_LIMIT: admitted,
  PREVIEW_LIMIT: admitted,
  SITE_NAME: 'Mazel',
  SITE_ORIGIN: '',
  CONTACT_PHONE: '+1 718 555 0100',
}
const context = { waitUntil: () => {}, passThroughOnException: () => {} }

// In workerd since 2025, in Node since 25.
Uint8Array.prototype.toHex ??= function toHex(this: Uint8Array) {
  return Buffer.from(this).toString('hex')
}

const visits: Visit[] = []
for (let round = 0; round < Number(rounds); round++) {
  for (const address of addresses) visits.push(await visit(address))
}
console.log(JSON.stringify({ visits, heapMb: heapMb() }))

async function visit(address: string): Promise<Visit> {
  const { counts } = bindings
  const before = { ...counts }
  // A page of another host is another page, so none is kept from the visit before.
  const url = `http://h${visits.length}.test${address}`
  const start = process.cpuUsage()
  const answer = await worker.fetch(new Request(url), env, context)
  await answer.text()
  const { user, system } = process.cpuUsage(start)
  if (answer.status >= 500) throw new Error(`${address}: ${answer.status}`)
  const queryMs = counts.queryMs - before.queryMs
  return {
    address,
    ms: (user + system) / 1000 - queryMs,
    queryMs,
    kvReads: counts.kvReads - before.kvReads,
    queries: counts.queries - before.queries,
    rowsRead: counts.rowsRead - before.rowsRead,
  }
}

async function fetchAsset(address: string): Promise<Response> {
  try {
    return new Response(readFileSync(path.join(clientDir, new URL(address).pathname)))
  } catch {
    return new Response(null, { status: 404 })
  }
}

/** What is left of the heap when all garbage is collected: code, data and what the worker keeps. */
function heapMb(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed / 1e6
}
