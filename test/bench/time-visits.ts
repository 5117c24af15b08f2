import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * A process of its own, as an isolate is: asks the built worker for each address in every round, on the
 * content that ships, and prints the processor times as JSON, ms. These are of the whole process, with its
 * garbage collector: those of a thread come in steps of 4 ms. The first rounds are not counted: the engine
 * compiles in them.
 */
const [rounds = '1', kind = 'kept', ...addresses] = process.argv.slice(2)
const warmUpRounds = 30
/** Visits of each address in a round. */
const repeats = 20
const clientDir = 'dist/client'

const worker = (await import(pathToFileURL(path.resolve('dist/worker/worker.js')).href)).default
const admitted = { limit: async () => ({ success: true }) }
const env = {
  CONTENT: { get: async () => null },
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

let hosts = 0
for (let round = 0; round < warmUpRounds; round++) await visitAll()
const found: number[][] = []
for (let round = 0; round < Number(rounds); round++) {
  const times: number[] = []
  for (let i = 0; i < repeats; i++) times.push(...(await visitAll()))
  found.push(times)
}
console.log(JSON.stringify(found))

async function visitAll(): Promise<number[]> {
  const times = []
  for (const address of addresses) times.push(await visit(address))
  return times
}

/** A page of another host is another page, so it is rendered again. */
async function visit(address: string): Promise<number> {
  const host = kind === 'fresh' ? `h${hosts++}.test` : 'localhost'
  const start = process.cpuUsage()
  const answer = await worker.fetch(new Request(`http://${host}${address}`), env, context)
  await answer.arrayBuffer()
  const { user, system } = process.cpuUsage(start)
  if (answer.status >= 400) throw new Error(`${address}: ${answer.status}`)
  return (user + system) / 1000
}

async function fetchAsset(address: string): Promise<Response> {
  try {
    return new Response(readFileSync(path.join(clientDir, new URL(address).pathname)))
  } catch {
    return new Response(null, { status: 404 })
  }
}
