import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { askFresh } from './bench-pages.ts'
import { type Bench, type Figure, inTurn } from './figures.ts'
import { needProcessorClock } from './processor-clock.ts'
import { startWithLimits } from './start-with-limits.ts'
import { WorkerdBench } from './workerd-bench.ts'

/*
 * The page of a category, rendered fresh, beside the same page in two frameworks (`peers/`), each
 * written as its documentation says, built for production and run in a workerd of its own. Their data
 * is in the program, ours is read from documents. The packages are those of the lock files; they are
 * installed for this measurement alone, without their install scripts.
 */

const address = '/cards/wedding'
const requests = 40
const compatibility = { compatibilityDate: '2026-08-15', compatibilityFlags: ['nodejs_compat'] }
const peers = [
  {
    name: 'React Router',
    folder: 'react-router',
    script: 'build/worker/app.js',
  },
  {
    name: 'TanStack Start',
    folder: 'tanstack-start',
    script: 'dist/server/server.js',
  },
] as const
type Peer = (typeof peers)[number]

export const benchPeers: Bench = async () => {
  needProcessorClock()
  const folder = path.resolve('node_modules/.cache/bench-peers')
  cpSync('test/bench/peers', folder, { recursive: true })
  const site = await startWithLimits()
  try {
    const html = await site.read(address)
    writeShared(path.join(folder, 'shared'), html)
    const figures = []
    for (const peer of peers) {
      const script = buildPeer(folder, peer)
      if (script) figures.push(await compareWith({ site, html, name: peer.name, script }))
    }
    return figures
  } finally {
    await site.dispose()
  }
}

/** The data and the style sheet that our page carries. */
function writeShared(folder: string, html: string): void {
  const [, json = ''] = /id="shell-data"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? []
  const { categories, page } = JSON.parse(json)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'page.json'), JSON.stringify({ categories, page }))
  writeFileSync(path.join(folder, 'page.css'), css)
}

/** The path of its program; undefined if the registry does not have its packages now: the table then lacks that peer. */
function buildPeer(folder: string, { name, folder: own, script }: Peer): string | undefined {
  const cwd = path.join(folder, own)
  const options: ExecFileSyncOptions = { cwd, stdio: ['ignore', 'ignore', 'inherit'] }
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options)
  } catch (error) {
    console.error(`${name} is left out: its packages cannot be installed.`, error)
    return undefined
  }
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('npm', ['run', 'build'], { ...options, env })
  return path.join(cwd, script)
}

interface Compared {
  site: WorkerdBench
  html: string
  name: string
  script: string
}

async function compareWith({ site, html, name, script }: Compared): Promise<Figure> {
  const peer = await startPeer(script)
  try {
    const theirs = await peer.read(address)
    const ask = { path: address, count: requests }
    const fresh = askFresh(address)
    for (let i = 0; i < 3; i++) await Promise.all([peer.ask(ask), site.ask(fresh)])
    const times = await inTurn({ ours: () => site.time(fresh), peer: () => peer.time(ask) })
    return {
      what: `a category, rendered fresh (${describe(html)})`,
      ours: times.ours,
      unit: 'ms',
      against: { name: `${name} (${describe(theirs)})`, values: times.peer },
      goal: { of: 'speed', least: 5 },
    }
  } finally {
    await peer.dispose()
  }
}

/** A worker may export nothing beside its handlers. */
function startPeer(script: string): Promise<WorkerdBench> {
  const modulesRoot = path.dirname(script)
  const contents = `export { default } from './${path.basename(script)}'`
  return WorkerdBench.start({
    ...compatibility,
    name: 'peer',
    modulesRoot,
    modules: [
      { type: 'ESModule', path: path.join(modulesRoot, 'bench.js'), contents },
      { type: 'ESModule', path: script },
    ],
  })
}

/** @example describe('<p>a</p>') // '1 elements, 0 kB' */
function describe(html: string): string {
  const elements = html.match(/<[a-z]/g)?.length ?? 0
  return `${elements} elements, ${Math.round(html.length / 1000)} kB`
}
