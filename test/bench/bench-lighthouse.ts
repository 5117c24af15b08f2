import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
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
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

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
  const wish = [program, address, '--quiet', '--output=json', `--chrome-flags=${flags}`]
  const env = { CHROME_PATH: '/usr/bin/chromium', ...process.env }
  const options = { env, maxBuffer: 64 * 2 ** 20 }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, wish, options)
    return JSON.parse(stdout)
  } catch (error) {
    if (tries === 1) throw error
    return readPage(program, address, tries - 1)
  }
}

function pointsOf(category: { score: number } | undefined): number {
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
