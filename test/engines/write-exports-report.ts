import type { TimedExport } from './exporters/time-exports.ts'
import type { LineVerdict } from './judge-hebrew.ts'

export interface ExportRow {
  name: string
  jpeg: TimedExport
  png: TimedExport
  lines: readonly LineVerdict[]
  scriptBytes: number
  wasmBytes: number
}

interface Report {
  rows: readonly ExportRow[]
  ofBrowser: readonly TimedExport[]
  packages: Readonly<Record<string, string>>
  version: string
  rounds: number
}

export function writeExportsReport(report: Report): string {
  const { rows, ofBrowser } = report
  console.log(JSON.stringify(rows.map(({ jpeg, png, ...r }) => ({ ...r, j: median(jpeg.ms), p: median(png.ms), jb: jpeg.bytes, pb: png.bytes })), null, 1))
  console.log(ofBrowser.map(({ name, type, ms }) => [name, type, median(ms)]))
  return ''
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
