import type { TimedExport } from './exporters/time-exports.ts'
import type { LineVerdict } from './judge-hebrew.ts'

export interface ExportRow {
  name: string
  jpeg: TimedExport
  png: TimedExport
  lines: readonly LineVerdict[]
  /** The arc of the second card. */
  lineWithYear: LineVerdict
  scriptBytes: number
  wasmBytes: number
}

export interface ExportsReport {
  rows: readonly ExportRow[]
  /** Our export with the ground of the card drawn before. */
  madeAhead: TimedExport
  /** The same card as a document without fonts, drawn by the browser alone. */
  drawnByBrowser: TimedExport
  encodedByBrowser: TimedExport
  packages: Readonly<Record<string, string>>
  /** Bytes of the faces that our export fetches as TrueType. */
  fontBytes: number
  chromium: string
  rounds: number
}

export function writeExportsReport(report: ExportsReport): string {
  const { rows, packages, fontBytes, chromium, rounds } = report
  const rivals = Object.entries(packages).map(([name, version]) => `${name} ${version}`)
  return `# One card, exported four ways

Written by \`npm run compare:exports\`. Chromium ${chromium}, 2 cores, shared; ${rivals.join(', ')}.

A card of 1080x1920 with niqqud, Yiddish, a mixed line and an arc, in one run in one page. Times are the
median of ${rounds} after a warm-up, in brackets the least, which a busy machine disturbs least. Each way gets
the lines laid out and the fonts loaded, and does the rest by its own means: Konva and Fabric a text per line with its \`direction\`, on a path for the arc, and the art as an
image; modern-screenshot the live card at full size, its context kept. JPG is of quality 0.92, script is
minified and sent with Brotli.

${table(
  ['', 'JPG ms', 'PNG ms', 'JPG kB', 'PNG kB', 'script kB'],
  rows.map((row) => [
    nameOf(row, packages),
    ms(row.jpeg),
    ms(row.png),
    kB(row.jpeg.bytes),
    kB(row.png.bytes),
    weightOf(row),
  ]),
)}

Ours is without React, which the page has. Its wasm is HarfBuzz, and it fetches the card's fonts once more as
TrueType, ${kB(fontBytes)} kB, which the others do not. Both come with the first export and stay.

## The Hebrew

Each line of the PNG against resvg's drawing of our outlines: the ink in common where it is least over the
width of a letter, and of niqqud the part that is in its place.

${table(['', ...rows.map((row) => nameOf(row, packages))], lineRows(rows))}

The last line is the arc of a second card, which is not timed. Of the smallest line, 23 px high, pictures tell
the order of letters but hardly the font.

## Against the browser's own time

The ground is everything below the words. The page draws it when a visitor who has touched the card pauses,
and keeps it while the words change.

${againstBrowser(report)}
`
}

function lineRows(rows: readonly ExportRow[]): string[][] {
  const ofRow = ({ lines, lineWithYear }: ExportRow) => [...lines, lineWithYear]
  const [first] = rows
  return (first ? ofRow(first) : []).map(({ text }, i) => [
    text,
    ...rows.map((row) => sayVerdict(ofRow(row)[i])),
  ])
}

function sayVerdict(line: LineVerdict | undefined): string {
  if (!line) return ''
  const niqqud = line.marks === null ? '' : `, niqqud ${percent(line.marks)}`
  const verdict = line.verdict === 'right' ? 'right' : `**${line.verdict}**`
  return `${verdict} (${percent(line.share)}${niqqud})`
}

function againstBrowser(report: ExportsReport): string {
  const { rows, madeAhead, drawnByBrowser, encodedByBrowser } = report
  const ours = rows.find(({ name }) => name === 'ours')?.jpeg
  if (!ours) return ''
  const times = (file: TimedExport, other: TimedExport) => {
    const ofLeast = Math.min(...file.ms) / Math.min(...other.ms)
    return `${(median(file.ms) / median(other.ms)).toFixed(2)} (${ofLeast.toFixed(2)})`
  }
  const against = (other: TimedExport) => [times(ours, other), times(madeAhead, other)]
  return table(
    ['JPG of 1080x1920', 'ms', 'ours, times', 'ours with the ground there, times'],
    [
      ['our export', ms(ours), '', ''],
      ['our export with the ground there', ms(madeAhead), '', ''],
      ['decode, draw and encode the same SVG', ms(drawnByBrowser), ...against(drawnByBrowser)],
      ['`toBlob` of a painted canvas', ms(encodedByBrowser), ...against(encodedByBrowser)],
    ],
  )
}

function nameOf({ name }: ExportRow, packages: ExportsReport['packages']): string {
  return [name, packages[name] ?? []].flat().join(' ')
}

function weightOf({ scriptBytes, wasmBytes }: ExportRow): string {
  return kB(scriptBytes) + (wasmBytes > 0 ? ` + ${kB(wasmBytes)} wasm` : '')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function ms(file: TimedExport): string {
  return `${median(file.ms).toFixed(0)} (${Math.min(...file.ms).toFixed(0)})`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)
}

function percent(share: number): string {
  return `${Math.floor(100 * share)} %`
}
