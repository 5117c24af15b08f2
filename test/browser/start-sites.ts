import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site as it comes out of the build, without a slash at its end. */
    plainSite: string
    /** The same with the ids of `tagIds`. */
    taggedSite: string
  }
}

const tagIds = {
  ANALYTICS_ID: 'G-TEST',
  RECORDER_ID: 'testrec',
  TAG_MANAGER_ID: 'GTM-TEST',
}

/** How long the site may take to serve, ms. */
const START_MS = 90_000

const servers: ChildProcess[] = []
let stopping = false
const state = mkdtempSync(path.join(tmpdir(), 'mazel-browser-'))

/** Serves the built worker twice, on bindings of its own that are empty: built-in content alone. */
export async function setup(project: TestProject): Promise<void> {
  if (!existsSync('dist/worker/worker.js')) {
    throw new Error('The tests in the browser need the built site: run `npm run build` first.')
  }
  try {
    const [plain, tagged] = await Promise.all([startSite('plain', {}), startSite('tagged', tagIds)])
    project.provide('plainSite', plain)
    project.provide('taggedSite', tagged)
  } catch (error) {
    await teardown()
    throw error
  }
}

export async function teardown(): Promise<void> {
  stopping = true
  await Promise.all(servers.map(stop))
  rmSync(state, { recursive: true, force: true })
}

async function startSite(name: string, variables: Record<string, string>): Promise<string> {
  const port = await freePort()
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  args.push('--persist-to', path.join(state, name), '--show-interactive-dev-session=false')
  for (const [variable, value] of Object.entries(variables)) {
    args.push('--var', `${variable}:${value}`)
  }
  const bin = path.resolve('node_modules/.bin')
  const server = spawn(path.join(bin, 'wrangler'), args, {
    // A group of its own, so that workerd ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      WRANGLER_SEND_METRICS: 'false',
    },
  })
  servers.push(server)
  await untilReady(server, name)
  return `http://127.0.0.1:${port}`
}

/** Fulfilled when the server serves. An end that nobody asked for, then or later, is told of. */
function untilReady(server: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => {
      reject(new Error(`The ${name} site ${reason}; it said:\n${output}`))
    }
    const deadline = setTimeout(() => fail(`was not ready within ${START_MS} ms`), START_MS)
    const read = (part: Buffer) => {
      output = (output + part).slice(-10_000)
      if (!output.includes('Ready on')) return
      clearTimeout(deadline)
      resolve()
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.on('exit', (code, signal) => {
      clearTimeout(deadline)
      fail(`ended with code ${code}`)
      if (!stopping) console.error(`The ${name} site ended with ${code ?? signal}:\n${output}`)
    })
  })
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.on('exit', resolve))
  process.kill(-server.pid, 'SIGTERM')
  const deadline = setTimeout(() => server.pid && process.kill(-server.pid, 'SIGKILL'), 5000)
  await ended
  clearTimeout(deadline)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' ? address?.port : undefined
      probe.close(() => (port ? resolve(port) : reject(new Error('the machine has no free port'))))
    })
  })
}
