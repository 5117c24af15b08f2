import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../bin/arguments.mjs'
import type { TimedExport } from './exporters/time-exports.ts'
import type { Readings } from './judge-hebrew.ts'

const {
  positionals: [folder],
} = readArguments({
  usage: `npm run compare:exports [-- FOLDER FOR THE PICTURES]

Exports one card by our code, modern-screenshot, Konva and Fabric in one page of Chromium: how long it
takes, what it weighs, and whether the Hebrew is right. Writes docs/exports.md. Needs a build.`,
  mostWords: 1,
})

// After the arguments: `--help` needs no site, no bundler and no browser.
const { chromium } = await import('playwright-core')
const { startLocalSite } = await import('../../bin/local-site.ts')
const { bundleExporter, installRivals, rivals, weighExporter, weighFonts } = await import(
  './bundle-exporter.ts'
)
const { decode, judgeHebrew } = await import('./judge-hebrew.ts')
const { orderCard } = await import('./order-card.ts')
const { writeExportsReport } = await import('./write-exports-report.ts')

/** Set in the page. */
declare const timeExports: typeof import('./exporters/time-exports.ts').timeExports
declare const exporters: Parameters<typeof timeExports>[0]

const rounds = 7
const ways = ['ours', ...Object.keys(rivals)]
/** Compared with the browser's encoder only. */
const ahead = 'ours-ahead'

const values = {
  arch: 'בְּשָׁעָה טוֹבָה וּמוּצְלַחַת · תשפ״ז',
  greeting: 'מַזָּל טוֹב',
  'second-greeting': 'מזל טוב (Mazel Tov) 2026',
  occasion: 'צו דער חתונה פֿון',
  chosson: 'יוֹסֵף יִצְחָק',
  kallah: 'חַיָּה מוּשְׁקָא',
}
/** A second card, not timed: its arc has text in both directions. */
const withYear = { ...values, arch: 'בשעה טובה ומוצלחת · 5786' }

installRivals()
const card = await orderCard(values)
const cardWithYear = await orderCard(withYear)
const { made, madeWithYear, version } = await runInPage()
const rows = await Promise.all(
  ways.map(async (name) => ({
    name,
    jpeg: fileOf(made, name, 'image/jpeg'),
    png: fileOf(made, name, 'image/png'),
    lines: await judge(made, name, card.readings),
    lineWithYear: await judgeArc(name),
    ...(await weighExporter(name)),
  })),
)
const report = writeExportsReport({
  rows,
  madeAhead: fileOf(made, ahead, 'image/jpeg'),
  drawnByBrowser: fileOf(made, 'browser draws and encodes', 'image/jpeg'),
  encodedByBrowser: fileOf(made, 'browser encodes', 'image/jpeg'),
  packages: rivals,
  fontBytes: weighFonts(card.order.layout.lines.flatMap(({ faces }) => faces)),
  chromium: version,
  rounds,
})
writeFileSync('docs/exports.md', report)
console.log(report)
if (folder) savePictures(folder)

async function judge(files: readonly TimedExport[], name: string, readings: Readings) {
  const [file, art] = [fileOf(files, name, 'image/png'), fileOf(files, 'art', 'image/png')]
  return judgeHebrew({ file: await decode(file.base64), art: await decode(art.base64), readings })
}

async function judgeArc(name: string) {
  const lines = await judge(madeWithYear, name, cardWithYear.readings)
  const arc = lines.find((_, i) => cardWithYear.readings.lines[i]?.onArch)
  if (!arc) throw new Error('the card has no line on its arch')
  return arc
}

function fileOf(files: readonly TimedExport[], name: string, type: TimedExport['type']) {
  const file = files.find((each) => each.name === name && each.type === type)
  if (!file) throw new Error(`${name} made no ${type}`)
  return file
}

async function runInPage() {
  const stateDir = mkdtempSync(join(tmpdir(), 'mazel-exports-'))
  const site = await startLocalSite({ port: 0, stateDir })
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage()
    const { origin } = await site.ready
    for (const name of [...ways, ahead, 'time-exports']) {
      const body = await bundleExporter(name)
      await page.route(`${origin}/test/${name}.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      )
    }
    const html = '<!doctype html><link rel="stylesheet" href="/fonts/display.css"><body>'
    await page.route(`${origin}/test/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    )
    await page.goto(`${origin}/test/`)
    await page.evaluate(loadScript([...ways, ahead]))
    await page.evaluate('Promise.all([...document.fonts].map((face) => face.load()))')
    // Routes would disable the page's cache.
    await page.unrouteAll()
    const time = ({ order }: typeof card, rounds: number) =>
      page.evaluate(({ order, rounds }) => timeExports(exporters, order, rounds), { order, rounds })
    const made = await time(card, rounds)
    return { made, madeWithYear: await time(cardWithYear, 0), version: browser.version() }
  } finally {
    await browser.close()
    await site.dispose()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

function loadScript(names: readonly string[]): string {
  const loads = names.map((name) => `'${name}': (await import('/test/${name}.js')).draw`)
  return `(async () => {
    globalThis.exporters = { ${loads.join(', ')} }
    Object.assign(globalThis, await import('/test/time-exports.js'))
  })()`
}

function savePictures(folder: string) {
  mkdirSync(folder, { recursive: true })
  const save = (files: readonly TimedExport[], suffix: string) => {
    for (const { name, type, base64 } of files) {
      const file = `${name.replaceAll(' ', '-')}${suffix}.${type.slice(6)}`
      writeFileSync(join(folder, file), Buffer.from(base64, 'base64'))
    }
  }
  save(made, '')
  save(madeWithYear, '-with-year')
}
