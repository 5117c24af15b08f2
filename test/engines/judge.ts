import type { InstalledBrowser } from './browsers.ts'
import type { Case } from './cases.ts'
import type { SharedInk } from './ink.ts'
import type { PageReport } from './page.ts'
import type { Sheet } from './sheets.ts'

/** Difference between table and engine, per cent of the engine's width. */
export interface WidthError {
  count: number
  mean: number
  p95: number
  max: number
}

export interface Finding {
  engine: string
  version: string
  /** The first is for all cases, the others by category. Resvg reports no widths. */
  widths: readonly (WidthError & { category: string })[]
  worst?: string
  ordersWrong: readonly string[]
  /** Cases whose order is known from letter positions; pictures tell the order of the others. */
  orderCases: number
  /** Pictures compared with resvg's outlines: each line's worst letter. */
  ink: {
    lineCount: number
    /** At exactly the same place, mean and minimum over the lines. */
    mean: number
    least: number
    leastLine: string
    /** Lines with a letter that is near its place, but not at it. */
    linesMoved: readonly string[]
    /** Lines with a letter that is not even near its place: another letter is there. */
    linesApart: readonly string[]
  }
}

/** A letter at the wrong place shares less of its ink than this. */
const leastShare = 0.6

/** Limit, per cent, in Chromium. */
const mostMeanError = 0.2

export function judgeBrowser(
  { name, version, confusesPlaces }: InstalledBrowser,
  report: PageReport,
  { cases, sheets }: { cases: readonly Case[]; sheets: readonly Sheet[] },
): Finding {
  const measured = cases.flatMap((each, i) => {
    const found = report.cases[i]
    if (!found) return []
    const percent = (100 * Math.abs(found.width - each.line.widthPx)) / found.width
    return [{ each, percent, order: found.order }]
  })
  const placed = confusesPlaces ? [] : measured
  const wrong = placed.filter(({ each, order }) => order.join() !== each.order.join())
  const ink = judgeInk(sheets, report.sheets)
  const worst = measured.reduce((a, b) => (b.percent > a.percent ? b : a))
  const categories = [...new Set(cases.map(({ category }) => category))]
  const errorsOf = (category: string) =>
    measured.flatMap(({ each, percent }) => (each.category === category ? [percent] : []))
  return {
    engine: name,
    version,
    widths: [
      { category: 'All', ...summarise(measured.map(({ percent }) => percent)) },
      ...categories.map((category) => ({ category, ...summarise(errorsOf(category)) })),
    ],
    worst: nameCase(worst.each),
    orderCases: placed.length,
    ordersWrong: wrong.map(({ each, order }) => `${nameCase(each)}: ${show(each, order)}`),
    ink,
  }
}

/**
 * Compares resvg's live text with its own outlines; the other findings compare its outlines with
 * live text of the browsers. Lines with two faces do not count: resvg chains fonts differently from
 * browsers, so it is only used to paint outlines.
 */
export function judgeResvg(version: string, sheets: readonly Sheet[]): Finding {
  const single = sheets.filter(({ lines }) => lines[0]?.case.faces.length === 1)
  const ink = judgeInk(
    single,
    single.map(({ liveInResvg }) => liveInResvg),
  )
  return { engine: 'resvg', version, widths: [], orderCases: 0, ordersWrong: [], ink }
}

function judgeInk(sheets: readonly Sheet[], shares: readonly (readonly SharedInk[])[]) {
  const lines = sheets.flatMap((sheet, i) =>
    sheet.lines.map((line, k) => ({
      name: nameCase(line.case),
      inPlace: shares[i]?.[k]?.inPlace ?? 0,
      nearby: shares[i]?.[k]?.nearby ?? 0,
    })),
  )
  const least = lines.reduce((a, b) => (b.inPlace < a.inPlace ? b : a))
  return {
    lineCount: lines.length,
    mean: lines.reduce((sum, { inPlace }) => sum + inPlace, 0) / lines.length,
    least: least.inPlace,
    leastLine: least.name,
    linesMoved: lines
      .filter(({ inPlace, nearby }) => inPlace < leastShare && nearby >= leastShare)
      .map(({ name }) => name),
    linesApart: lines
      .filter(({ nearby }) => nearby < leastShare)
      .map(({ name, nearby }) => `${name}: a letter has ${percent(nearby)} of its ink in common`),
  }
}

/** Failed expectations in words; empty when all is well. */
export function faultsOf(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ engine, widths, ordersWrong, ink }) => {
    const faults = [...ordersWrong, ...ink.linesApart].map((line) => `${engine}: ${line}`)
    const mean = widths[0]?.mean ?? 0
    if (engine === 'Chromium' && mean > mostMeanError) {
      faults.push(`Chromium: widths are ${mean.toFixed(3)} % off, more than ${mostMeanError} %`)
    }
    return [...new Set(faults)]
  })
}

function summarise(percents: readonly number[]): WidthError {
  const sorted = [...percents].sort((a, b) => a - b)
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, percent) => sum + percent, 0) / Math.max(1, sorted.length),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    max: sorted.at(-1) ?? 0,
  }
}

function nameCase({ text, faces }: Case): string {
  return `"${text}" in ${faces.join(' + ')}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}

/** The first misplaced clusters, by the engine and by the layout. */
function show({ text, order, clusters }: Case, found: readonly number[]): string {
  const ends = new Map(clusters.map((start, i) => [start, clusters[i + 1] ?? text.length]))
  const at = order.findIndex((start, i) => start !== found[i])
  const part = (starts: readonly number[]) =>
    starts
      .slice(at, at + 4)
      .map((start) => text.slice(start, ends.get(start)))
      .join('|')
  return `place ${at} holds ${part(found)}, not ${part(order)}`
}
