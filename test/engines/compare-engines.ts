import { readFileSync } from 'node:fs'
import { readArguments } from '../../bin/arguments.mjs'
import type { Finding } from './judge.ts'
import type { Outcome } from './write-report.ts'

readArguments({
  usage: `npm run compare:engines

Sets the same lines in Chromium, Firefox, WebKitGTK and resvg, compares them with the layout, and writes
docs/engines.md. Ends with 1 when Chromium's widths are off by more than 0.2 % on average, when letters
stand in another order anywhere, or when an engine is not there.`,
})
// After the arguments: `--help` needs no cards, no drawing and no browser.
const v = await import('valibot')
const { cardDesignSchema } = await import('#shared/card.ts')
const { lchaimArch } = await import('../fixtures/known-cards.ts')
const { browsers, findBrowser, withPage } = await import('./browsers.ts')
const { makeCases, readLines } = await import('./cases.ts')
const { faultsOf, judgeBrowser, judgeResvg } = await import('./judge.ts')
const { servePage } = await import('./serve-page.ts')
const { makeSheets } = await import('./sheets.ts')
const { timeLayout } = await import('./time-layout.ts')
const { writeReport } = await import('./write-report.ts')

process.exitCode = await compareEngines()

async function compareEngines(): Promise<0 | 1> {
  const lines = readLines()
  const design = v.parse(cardDesignSchema, lchaimArch)
  const names = lines.filter(({ category }) => category === 'Hebrew' || category === 'English')
  const times = await timeLayout(
    design,
    names.map(({ text }) => text),
  )
  console.log(`layout of ${times.fields} fields: median ${times.medianMs.toFixed(2)} ms`)
  const cases = await makeCases()
  const sheets = await makeSheets(cases)
  console.log(`${lines.length} lines, ${cases.length} cases, ${sheets.length} sheets`)
  const absent: string[] = []
  const findings: Finding[] = []
  const server = await servePage(cases, sheets)
  for (const browser of browsers) {
    const found = findBrowser(browser)
    if (typeof found === 'string') {
      absent.push(found)
      continue
    }
    const start = performance.now()
    const report = await withPage(found, server.address, server.nextReport())
    findings.push(judgeBrowser(found, report, { cases, sheets }))
    console.log(`${found.name} ${found.version}: ${seconds(performance.now() - start)}`)
  }
  server.close()
  findings.push(judgeResvg(versionOf('@resvg/resvg-js'), sheets))
  const outcome = { date: new Date(), lineCount: lines.length, caseCount: cases.length }
  return conclude({ ...outcome, findings, absent, times })
}

async function conclude(outcome: Outcome): Promise<0 | 1> {
  await writeReport(outcome)
  for (const { engine, widths, ordersWrong, ink } of outcome.findings) {
    const width = widths[0] ? `, width error ${widths[0].mean.toFixed(3)} % mean` : ''
    console.log(`${engine}: ${ordersWrong.length + ink.linesApart.length} out of order${width}`)
  }
  const faults = [...faultsOf(outcome.findings), ...outcome.absent]
  for (const fault of faults) console.error(fault)
  console.log('docs/engines.md is written.')
  return faults.length === 0 ? 0 : 1
}

function versionOf(packageName: string): string {
  const file = new URL(`../../node_modules/${packageName}/package.json`, import.meta.url)
  const manifest: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
  return manifest.version
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
