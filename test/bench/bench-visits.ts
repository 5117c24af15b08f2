import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Bench, type Figure, quantile, rounds } from './figures.ts'

/*
 * Processor time of single visits, which the clock of /proc is too coarse for: the built worker runs
 * in Node, on the content that ships, and each visit is timed. The figure of a round is the 95th
 * percentile of its visits.
 */

const pages = [
  '/',
  '/cards/wedding',
  '/cards/wedding?format=square',
  '/card/papercut-arch',
  '/videos',
  '/find',
]
const searches = [
  'wedding',
  'bar mitzvah gold',
  'חתונה',
  'thank you',
  'card',
  'menorah blue',
  'שבת',
]
/** What a visitor has typed when suggestions are asked for. */
const typed = ['we', 'wed', 'weddi', 'ma', 'maz', 'ח', 'חת', 'sha', 'bar m']

const asked = {
  'any page rendered fresh': { addresses: pages, fresh: true },
  'any page kept': { addresses: pages, fresh: false },
  'a page of search results': { addresses: addressesOf('/search', searches), fresh: false },
  'suggestions while typing': { addresses: addressesOf('/api/search', typed), fresh: false },
}

export const benchVisits: Bench = async () =>
  Object.entries(asked).map(
    ([what, { addresses, fresh }]): Figure => ({
      what: `${what}, p95`,
      ours: visit(addresses, fresh).map((ms) => quantile(ms, 0.95)),
      unit: 'ms',
      goal: { of: 'value', most: 3 },
    }),
  )

/** Processor times of the visits of each round, in a process of their own. */
function visit(addresses: readonly string[], fresh: boolean): number[][] {
  const script = join(import.meta.dirname, 'time-visits.ts')
  const output = execFileSync(
    process.execPath,
    [script, String(rounds), fresh ? 'fresh' : 'kept', ...addresses],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  // The last line: the worker may have logged before.
  const found: number[][] = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  return found
}

function addressesOf(path: string, queries: readonly string[]): string[] {
  return queries.map((query) => `${path}?q=${encodeURIComponent(query)}`)
}
