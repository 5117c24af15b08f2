import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startLocalSite } from '../../bin/local-site.ts'
import { movePath } from '../../src/shared/routes.ts'
import { startEdgeFront } from './edge-front.ts'
import type { Bench, Figure, Goal } from './figures.ts'

/*
 * Each kind of page as Lighthouse sees it on a phone, behind a front that speaks HTTP/2 and Brotli as
 * the edge does. Lighthouse computes its times for a slow phone and connection from a fast visit. It is
 * installed for this measurement alone, without install scripts.
 */

const lighthouseVersion = '12.8.2'
/** In turn over all pages. */
const visits = 5

const pages: Readonly<Record<string, string>> = {
  home: '/',
  'a category': '/cards/wedding',
  'a search': '/search?q=wedding',
  posters: '/cards/status_posters',
  today: '/today',
  'a card': '/card/papercut-arch',
  videos: '/videos',
  'a video': '/video/papers-for-a-wedding',
  'a card in motion': movePath('papercut-arch'),
}

interface Report {
  categories: Record<string, Category>
  audits: Record<string, { score: number | null; numericValue?: number }>
  /** Of the tasks after the first paint, ms. */
  blockedProcessorMs: number
}

interface Category {
  score: number
  auditRefs: readonly { id: string; weight: number }[]
}

/** Of a trace of Chromium. Times in µs; `tdur` is the time on a processor. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

/** Lighthouse's slow phone against this machine. */
const slowdown = 4
/** A task blocks a visitor with the time that it takes longer than this, ms. */
const shortTaskMs = 50

interface Measure {
  unit: Figure['unit']
  goal: Goal
  of: (report: Report) => number
}

const measures: Readonly<Record<string, Measure>> = {
  performance: {
    unit: 'points',
    goal: { of: 'value', least: 98 },
    of: ({ categories }) => pointsOf(categories.performance),
  },
  'the worst other score': {
    unit: 'points',
    goal: { of: 'value', least: 100 },
    of: ({ categories: { performance: _, ...others } }) =>
      Math.min(...Object.values(others).map(pointsOf)),
  },
  'largest paint': {
    unit: 'ms',
    goal: { of: 'value', most: 1500 },
    of: auditValue('largest-contentful-paint'),
  },
  'blocked time': {
    unit: 'ms',
    goal: { of: 'value', most: 50 },
    of: auditValue('total-blocking-time'),
  },
  // The machine is shared, and Lighthouse counts the wait for a processor too.
  'blocked time by processor time': {
    unit: 'ms',
    goal: { of: 'value', most: 50 },
    of: ({ blockedProcessorMs }) => blockedProcessorMs,
  },
  'layout shift': {
    unit: 'points',
    goal: { of: 'value', most: 0.01 },
    of: auditValue('cumulative-layout-shift'),
  },
}

export const benchLighthouse: Bench = async () => {
  const program = installLighthouse()
  const state = mkdtempSync(path.join(tmpdir(), 'mazel-bench-'))
  const site = await startLocalSite({ port: 0, stateDir: state })
  try {
    await using front = await startEdgeFront(String(await site.ready))
    const reports: Record<string, Report[]> = {}
    // The first visit has the site draw and keep the pictures.
    for (let visit = 0; visit <= visits; visit++) {
      for (const [name, address] of Object.entries(pages)) {
        const report = await readPage(program, front.origin + address)
        if (visit > 0) reports[name] = [...(reports[name] ?? []), report]
      }
    }
    return Object.entries(reports).flatMap(([name, found]) =>
      Object.entries(measures).map(([measure, { unit, goal, of }]): Figure => {
        return { what: `${name}: ${measure}`, ours: found.map(of), unit, goal }
      }),
    )
  } finally {
    await site.dispose()
    rmSync(state, { recursive: true, force: true })
  }
}

/** Lighthouse sometimes loses its trace, and asks to be run again. */
async function readPage(program: string, address: string, tries = 3): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors'
  const folder = mkdtempSync(path.join(tmpdir(), 'mazel-visit-'))
  const keep = `-GA=${folder}`
  const wish = [program, address, '--quiet', '--output=json', `--chrome-flags=${flags}`, keep]
  const env = { CHROME_PATH: '/usr/bin/chromium', ...process.env }
  const options = { env, maxBuffer: 64 * 2 ** 20 }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, wish, options)
    const trace = JSON.parse(readFileSync(path.join(folder, 'defaultPass.trace.json'), 'utf8'))
    const report = JSON.parse(stdout)
    nameFailures(address, report)
    return { ...report, blockedProcessorMs: blockedProcessorMs(trace.traceEvents) }
  } catch (error) {
    if (tries === 1) throw error
    return readPage(program, address, tries - 1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A score alone does not say what failed in one visit of many. */
function nameFailures(address: string, { categories, audits }: Report): void {
  const { performance: _, ...others } = categories
  const counted = Object.values(others).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  const failed = counted.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => id)
  if (failed.length > 0) console.error(`${address}: ${failed.join(', ')}`)
}

/** Of the tasks of the page's main thread that end after its first paint. */
function blockedProcessorMs(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  )
  const blocked = tasks.map(({ tdur = 0 }) => (tdur / 1000) * slowdown - shortTaskMs)
  return blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0)
}

function pointsOf(category: Category | undefined): number {
  return Math.round(100 * (category?.score ?? Number.NaN))
}

function auditValue(audit: string) {
  return ({ audits }: Report) => audits[audit]?.numericValue ?? Number.NaN
}

/** The path of its program. */
function installLighthouse(): string {
  const folder = path.resolve('node_modules/.cache/bench-lighthouse')
  mkdirSync(folder, { recursive: true })
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder]
  execFileSync('npm', ['install', ...options, `lighthouse@${lighthouseVersion}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return path.join(folder, 'node_modules/lighthouse/cli/index.js')
}
