import { printTable } from '../print-table.ts'
import type { Stats, Total } from './read-stats.ts'

const kinds = {
  view: 'views',
  download: 'downloads',
  share: 'shares',
  search: 'searches without a result',
  fault: 'errors of scripts',
} as const

/** Prints the figures as tables. */
export function printStats({ spans, items, faults }: Stats): void {
  const last = spans.at(-1)
  if (!last || last.totals.length === 0) {
    console.log('Nothing was counted.')
    return
  }
  printTable([
    ['', ...spans.map(({ days }) => daysOf(days))],
    ...Object.entries(kinds).map(([kind, name]) => [
      name,
      ...spans.map(({ totals }) => `${sumOf(totals.filter((total) => total.kind === kind))}`),
    ]),
  ])
  const of = (kind: string) => last.totals.filter((total) => total.kind === kind)
  const within = `in ${daysOf(last.days)}`
  printList(`Pages ${within}`, of('view'))
  printList(`Downloads ${within}`, of('download'))
  printList(`Ways of sharing ${within}`, of('share'))
  printList(`Scripts of searches without a result ${within}`, of('search'))
  section(`What was taken ${within}`, [
    ['', 'downloads', 'shares', 'views'],
    ...items.map(({ item, downloads, shares, views }) => [
      item,
      ...[downloads, shares, views].map(String),
    ]),
  ])
  section(`Errors of scripts by build ${within}`, [
    ['times', 'build', 'place', 'message'],
    ...faults.map(({ times, build, place, message }) => [`${times}`, build, place, message]),
  ])
}

function printList(title: string, totals: readonly Total[]): void {
  section(title, [[], ...totals.map(({ what, times }) => [what, `${times}`])])
}

/** Nothing without a row below the head, which may be empty. */
function section(title: string, [head = [], ...rows]: readonly (readonly string[])[]): void {
  if (rows.length === 0) return
  console.log(`\n${title}`)
  printTable(head.length > 0 ? [head, ...rows] : rows)
}

function sumOf(totals: readonly Total[]): number {
  return totals.reduce((sum, { times }) => sum + times, 0)
}

function daysOf(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
