import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { tmpDir } from '../../bin/local-site.ts'
import { readWorkerOptions } from '../../bin/worker-options.ts'
import { copyContent } from './copy-content.ts'

/** The built worker, whose visitors are never too many. */
const unlimited = `
import site from './worker.js'
const limit = { limit: async () => ({ success: true }) }
let bindings
function withoutLimits(env) {
  const limits = Object.keys(env).filter((name) => name.endsWith('_LIMIT'))
  bindings ??= { ...env, ...Object.fromEntries(limits.map((name) => [name, limit])) }
  return bindings
}
export default { fetch: (request, env, context) => site.fetch(request, withoutLimits(env), context) }`

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** A tick of the clock of /proc. */
const tickMs = 10

/** The built site in a workerd of its own, with Miniflare's KV and D1. */
export class WorkerdSite {
  readonly #miniflare: Miniflare
  readonly #url: URL
  readonly #pids: readonly number[]
  #hosts = 0

  constructor(miniflare: Miniflare, url: URL, pids: readonly number[]) {
    this.#miniflare = miniflare
    this.#url = url
    this.#pids = pids
  }

  /** Asks for a page as the first visitor of another host, so that it is rendered again. */
  visit(address: string): Promise<string> {
    const headers = { Host: `h${this.#hosts++}.test` }
    return new Promise((resolve, reject) => {
      const sent = request(new URL(address, this.#url), { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) {
          reject(new Error(`${address} answered ${answer.statusCode}`))
        }
        buffer(answer).then((body) => resolve(body.toString()), reject)
      })
      sent.on('error', reject).end()
    })
  }

  /** Processor time since the start, in user and system mode: proc(5). */
  processorMs(): number {
    const ticks = this.#pids.map((pid) => {
      const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
      return user + system
    })
    return ticks.reduce((sum, one) => sum + one, 0) * tickMs
  }

  /** The heap of the isolate, MB, after all garbage is collected: a snapshot begins with that. */
  async heapMb(): Promise<number> {
    const socket = await openSocket(await debuggerUrl(await this.#miniflare.getInspectorURL()))
    try {
      await ask(socket, 'HeapProfiler.takeHeapSnapshot')
      const { usedSize } = await ask(socket, 'Runtime.getHeapUsage')
      return Number(usedSize) / 1e6
    } finally {
      socket.close()
    }
  }

  dispose(): Promise<void> {
    return this.#miniflare.dispose()
  }
}

/**
 * Serves what was published to the bindings of a file, copied to the state of Miniflare.
 *
 * @param stateDir keeps the copy for the next time
 * @param cards slugs of the cards that visitors open
 */
export async function startWorkerdSite(
  file: string,
  stateDir: string,
  cards: readonly string[],
): Promise<WorkerdSite> {
  const { main, workerOptions } = readWorkerOptions()
  const modulesRoot = path.dirname(main)
  const others = new Set(workerdPids())
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions,
      name: 'mazel',
      modulesRoot,
      modules: [
        { type: 'ESModule', path: path.join(modulesRoot, 'scale.js'), contents: unlimited },
        { type: 'ESModule', path: main },
      ],
      serviceBindings: { PREVIEW: () => new Response(null, { status: 503 }) },
      resourcePersistencePath: stateDir,
      resourceTmpPath: tmpDir,
      inspectorPort: 0,
      cf: false,
    }),
  )
  const url = await miniflare.ready
  const copied = path.join(stateDir, 'copied')
  if (!existsSync(copied)) {
    await copyContent(file, {
      kv: await miniflare.getKVNamespace('CONTENT'),
      db: await miniflare.getD1Database('SEARCH_DB'),
      cards,
    })
    writeFileSync(copied, '')
  }
  return new WorkerdSite(
    miniflare,
    url,
    workerdPids().filter((pid) => !others.has(pid)),
  )
}

function workerdPids(): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,comm=']).toString()
  return list
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, name]) => Number(parent) === process.pid && name?.startsWith('workerd'))
    .map(([pid]) => Number(pid))
}

async function debuggerUrl(inspector: URL): Promise<string> {
  const list = new URL('/json', inspector)
  list.protocol = 'http:'
  const targets: { webSocketDebuggerUrl: string }[] = await (await fetch(list)).json()
  const own = targets.find((target) => target.webSocketDebuggerUrl.includes('mazel')) ?? targets[0]
  if (!own) throw new Error('workerd has no isolate to inspect')
  return own.webSocketDebuggerUrl
}

async function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return socket
}

/** Asks the debugger of V8; one question at a time. */
function ask(socket: WebSocket, method: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent) => {
      const { id, result, error } = JSON.parse(String(data))
      if (id !== 1) return
      socket.removeEventListener('message', hear)
      if (error) reject(new Error(`${method}: ${error.message}`))
      else resolve(result)
    }
    socket.addEventListener('message', hear)
    socket.send(JSON.stringify({ id: 1, method }))
  })
}
