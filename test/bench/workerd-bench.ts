import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { tmpDir } from '../../bin/local-site.ts'
import { processorMs, workerdProcesses } from './processor-clock.ts'

type WorkerOptions = Parameters<typeof convertV4MiniflareOptions>[0]

export interface Ask {
  path: string
  /** Requests in a round; short rounds would be shorter than a tick of the clock. */
  count: number
  headers?: () => Record<string, string>
  status?: number
}

const connections = 16
/** workerd finishes work after its answers, such as keeping a page. */
const settleMs = 50

/** A worker in a workerd of its own, whose processor time can be read. */
export class WorkerdBench {
  readonly #miniflare: Miniflare
  readonly #agent = new Agent({ keepAlive: true, maxSockets: connections })
  readonly #state: string
  #url = new URL('http://localhost')
  #processes: readonly number[] = []

  private constructor(options: object) {
    this.#state = mkdtempSync(path.join(tmpdir(), 'mazel-bench-'))
    const all = {
      ...options,
      resourcePersistencePath: this.#state,
      resourceTmpPath: tmpDir,
      cf: false,
    } as WorkerOptions
    this.#miniflare = new Miniflare(convertV4MiniflareOptions(all))
  }

  static async start(options: object): Promise<WorkerdBench> {
    const others = new Set(workerdProcesses())
    const bench = new WorkerdBench(options)
    bench.#url = await bench.#miniflare.ready
    bench.#processes = workerdProcesses().filter((pid) => !others.has(pid))
    return bench
  }

  /** Processor time since the start, ms. */
  get processorMs(): number {
    return processorMs(this.#processes)
  }

  /** Processor time for each request, ms. */
  async time(one: Ask): Promise<number> {
    const before = this.processorMs
    await this.ask(one)
    await wait(settleMs)
    return (this.processorMs - before) / one.count
  }

  /** Asks `count` times over all connections. Returns the last entity tag. */
  async ask({ path, count, headers, status = 200 }: Ask): Promise<string> {
    let left = count
    let etag = ''
    const work = async () => {
      while (left-- > 0) etag = await this.#askOnce(path, headers?.() ?? {}, status)
    }
    await Promise.all(Array.from({ length: connections }, work))
    return etag
  }

  /** The text of an answer of any status. */
  async read(path: string): Promise<string> {
    return (await fetch(new URL(path, this.#url))).text()
  }

  /** Puts a file into the bucket of `limits-worker.mjs`. */
  async put(address: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
    const url = new URL(`/bench/put?of=${encodeURIComponent(address)}`, this.#url)
    await fetch(url, { method: 'POST', body })
  }

  async dispose(): Promise<void> {
    this.#agent.destroy()
    await this.#miniflare.dispose()
    rmSync(this.#state, { recursive: true, force: true })
  }

  /** A connection that workerd closed while it was idle is replaced. */
  async #askOnce(path: string, headers: Record<string, string>, status: number): Promise<string> {
    for (;;) {
      try {
        return await this.#send(new URL(path, this.#url), headers, status)
      } catch (error) {
        const isClosed = error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
        if (!isClosed) throw error
      }
    }
  }

  #send(url: URL, headers: Record<string, string>, status: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const sent = request(url, { agent: this.#agent, headers }, (response) => {
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
}
