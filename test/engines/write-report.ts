import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { settings } from './cases.ts'
import { type Finding, faultsOf } from './judge.ts'
import type { LayoutTimes } from './time-layout.ts'

export interface Outcome {
  date: Date
  lineCount: number
  caseCount: number
  findings: readonly Finding[]
  /** Engines that are not installed, with the way to install them. */
  absent: readonly string[]
  times: LayoutTimes
}

const file = new URL('../../docs/engines.md', import.meta.url)

export async function writeReport(outcome: Outcome): Promise<void> {
  mkdirSync(new URL('.', file), { recursive: true })
  await writeFile(file, reportOf(outcome))
}

function reportOf({ date, lineCount, caseCount, findings, absent, times }: Outcome): string {
  const faults = faultsOf(findings)
  return `# The same lines in every engine

Written by \`npm run compare:engines\` on ${date.toISOString().slice(0, 10)}; the lines are in
\`test/engines/lines.txt\`.

${lineCount} lines (Hebrew, niqqud, Yiddish, mixed directions, English, digits and brackets, dates) in each of
${settings.length} faces, or pairs of a Latin and a Hebrew face, that hold them: ${caseCount} cases at 100 px.

**${faults.length === 0 && absent.length === 0 ? 'All holds' : 'Not all holds'}.** Asked is: Chromium's widths within 0.2 % of the tables on average, and the letters
in the same order in every engine.
${[...faults, ...absent].map((fault) => `\n- ${fault}`).join('')}

## Width of the tables against each engine

| engine | version | mean | p95 | max | most in |
|---|---|---|---|---|---|
${findings.flatMap(widthRow).join('\n')}

Against \`getComputedTextLength\`. Lines are fitted to 98.5 % of their box, so an error up to 1.5 % stays inside.
Text is measured ten times as large as it is asked for, since WebKitGTK rounds every advance to a px of the
screen; at 100 px that alone makes 0.3 % on average. No iPhone was measured. Resvg tells no widths.

By kind of line, mean / p95 / max per cent:

${categoryTable(findings)}

## Order of letters

| engine | cases by place | out of order | lines by picture | a letter elsewhere | a letter moved |
|---|---|---|---|---|---|
${findings.map((finding) => orderRow(finding)).join('\n')}

By place: \`getExtentOfChar\` of every letter, sorted from left to right, against the layout. WebKit numbers these
by glyph, so they tell nothing there. By picture: each line once at 48 px, the faces by turns, live text against
resvg's picture of the outlines (for resvg its own live text, lines in one face), letter by letter. A letter is
elsewhere when less than 60 % of its ink has ink within 2 px in the other picture, even moved by a sixth of an em.
${findings.flatMap(({ engine, ink }) => ink.linesMoved.map((line) => `\n- Moved in ${engine}: ${line}`)).join('')}

## Live text against outlines

Of each line the letter that differs most: the part of its ink that has ink within 2 px in the other picture.

| live in | outlines in | mean | least | least in |
|---|---|---|---|---|
${findings.map(inkRow).join('\n')}

## What makes them agree

- Each line goes into its \`<text>\` inside embeddings, a line of both directions with overrides round every run:
  WebKit does not pair brackets, and set "(Welcome) 2026" in Hebrew another way.
- The space is a glyph that no kerning names (\`catalog/fonts/plain-space.ts\`): Chromium kerns with it, Firefox and
  WebKit do not, which made lines up to 2 % longer there.
- Latin faces position alike in every script (\`catalog/fonts/kern-everywhere.ts\`): beside Hebrew, HarfBuzz leaves a
  font alone that does not name Hebrew, which made dates up to 2 % longer there.
- WebKitGTK raises a run that ends in a point set off its usual height, as in a final kaf with qamats: seen by
  the letters moved, not fixed. What leaves the page is outlines, which no engine moves.

## Speed

${times.count} layouts of a card with ${times.fields} fields, each with other names: median ${times.medianMs.toFixed(2)} ms,
p95 ${times.p95Ms.toFixed(2)} ms (Node ${process.versions.node}; not a limit of any test).
`
}

function widthRow({ engine, version, widths, worst }: Finding): string[] {
  const [all] = widths
  if (!all) return []
  const errors = [all.mean, all.p95, all.max].map((value) => `${value.toFixed(3)} %`)
  return [`| ${engine} | ${version} | ${errors.join(' | ')} | ${worst} |`]
}

function orderRow({ engine, orderCases, ordersWrong, ink }: Finding): string {
  const byPlace = orderCases > 0 ? `${orderCases} | ${ordersWrong.length}` : '– | –'
  const { lineCount, linesApart, linesMoved } = ink
  return `| ${engine} | ${byPlace} | ${lineCount} | ${linesApart.length} | ${linesMoved.length} |`
}

function categoryTable(findings: readonly Finding[]): string {
  const measured = findings.filter(({ widths }) => widths.length > 0)
  const categories = measured[0]?.widths ?? []
  const rows = categories.map(({ category, count }, i) => {
    const cells = measured.map(({ widths }) => {
      const error = widths[i]
      return error
        ? [error.mean, error.p95, error.max].map((value) => value.toFixed(2)).join(' / ')
        : '–'
    })
    return `| ${category} | ${count} | ${cells.join(' | ')} |`
  })
  const head = ['kind', 'cases', ...measured.map(({ engine }) => engine)]
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n')
}

function inkRow({ engine, ink }: Finding): string {
  const [mean, least] = [ink.mean, ink.least].map((share) => `${(100 * share).toFixed(1)} %`)
  return `| ${engine} | resvg | ${mean} | ${least} | ${ink.leastLine} |`
}
