/**
 * Exports one card by our code, modern-screenshot, Konva and Fabric in one page of Chromium: how long
 * it takes, what it weighs, and whether the Hebrew is right. Writes docs/exports.md. Needs a build.
 *
 *   npm run compare:exports [-- folder for the pictures]
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { build } from 'vite'
import { loadFamily } from '#shared/art/families.ts'
import { Card } from '#shared/card/card.ts'
import { cardDesignSchema } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import { outliner } from '../../catalog/pictures/outliner.ts'
import { startLocalSite } from '../../bin/local-site.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { TimedExport } from './exporters/time-exports.ts'
import { writeExportsReport } from './write-exports-report.ts'
import { decode, drawReading, judgeHebrew, type Readings } from './judge-hebrew.ts'

/** In the page. */
declare const timeExports: typeof import('./exporters/time-exports.ts').timeExports
declare const exporters: Parameters<typeof timeExports>[0]

const rounds = 7
const packages = { 'modern-screenshot': '4.7.0', konva: '10.9.1', fabric: '7.4.0' }
const cache = resolve('node_modules/.cache/compare-exports')
const ways = ['ours', 'modern-screenshot', 'konva', 'fabric']

const values = {
  arch: 'בְּשָׁעָה טוֹבָה וּמוּצְלַחַת · תשפ״ז',
  greeting: 'מַזָּל טוֹב',
  'second-greeting': 'מזל טוב (Mazel Tov) 2026',
  occasion: 'צו דער חתונה פֿון',
  chosson: 'יוֹסֵף יִצְחָק',
  kallah: 'חַיָּה מוּשְׁקָא',
}
/** A second card, to look at only: what is written on the arc goes both ways. */
const withYear = { ...values, arch: 'בשעה טובה ומוצלחת · 5786' }

const folder = process.argv[2]
install()
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
    ...(await weigh(name)),
  })),
)
const report = writeExportsReport({
  rows,
  drawnByBrowser: fileOf(made, 'browser draws and encodes', 'image/jpeg'),
  encodedByBrowser: fileOf(made, 'browser encodes', 'image/jpeg'),
  packages,
  chromium: version,
  rounds,
})
writeFileSync('docs/exports.md', report)
console.log(report)
if (folder) savePictures(folder)

async function judge(files: readonly TimedExport[], name: string, readings: Readings) {
  const picture = await decode(fileOf(files, name, 'image/png').base64)
  return judgeHebrew(picture, await decode(fileOf(files, 'art', 'image/png').base64), readings)
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

function install() {
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  const stamp = join(cache, wanted.join('+'))
  if (existsSync(stamp)) return
  mkdirSync(cache, { recursive: true })
  const options = ['--ignore-scripts', '--omit=optional', '--no-save', '--prefix', cache]
  execFileSync('npm', ['install', ...options, ...wanted], { stdio: 'inherit' })
  writeFileSync(stamp, '')
}

async function orderCard(values: Readonly<Record<string, string>>) {
  const design = v.parse(
    cardDesignSchema,
    cards.find(({ slug }) => slug === 'papercut-arch'),
  )
  const family = await loadFamily(design.art.family)
  const draft: CardDraft = { values, format: 'status' }
  const layout = await layOut(design, draft)
  const { size, palette, reserved } = layout
  const { motif, seed } = design.art
  const { arc } = family.frame(size, motif)
  if (!arc) throw new Error('the card has no arc')
  const drawing = family.draw({ ...size, palette, motif, seed, reserved })
  const draw = (change: Partial<CardLayout>, outlines?: readonly string[]) =>
    sized(
      renderToStaticMarkup(
        createElement(Card, {
          layout: { ...layout, ...change },
          art: drawing,
          ...(outlines && { outlines }),
        }),
      ),
      size,
    )
  const outlined = async (lines: CardLayout['lines']) =>
    draw({ lines }, await outliner.outline(lines))
  const fromTheEnd = Object.fromEntries(
    design.fields.map(({ id, value }) => [id, reverse(values[id] ?? value)]),
  )
  const reversed = await layOut(design, { ...draft, values: fromTheEnd })
  const bare = layout.lines.map((line) => ({ ...line, text: line.text.replace(/\p{M}/gu, '') }))
  const outlinedSvg = await outlined(layout.lines)
  const artSvg = draw({ lines: [] })
  return {
    order: { layout, art: drawing, artSvg, outlinedSvg, liveSvg: draw({}), arc },
    readings: {
      lines: layout.lines,
      art: drawReading(artSvg),
      right: drawReading(outlinedSvg),
      reversed: drawReading(await outlined(reversed.lines)),
      withoutMarks: drawReading(await outlined(bare)),
    } satisfies Readings,
  }
}

function reverse(text: string): string {
  return [...text.matchAll(/\P{M}\p{M}*/gu)].reverse().join('')
}

function sized(svg: string, { widthPx, heightPx }: CardLayout['size']): string {
  return svg.replace('<svg ', `<svg width="${widthPx}" height="${heightPx}" `)
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
    for (const name of [...ways, 'time-exports']) {
      const body = await bundle(name)
      await page.route(`${origin}/test/${name}.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      )
    }
    const html = '<!doctype html><link rel="stylesheet" href="/fonts/display.css"><body>'
    await page.route(`${origin}/test/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    )
    await page.goto(`${origin}/test/`)
    await page.evaluate(loadScript(ways))
    await page.evaluate('Promise.all([...document.fonts].map((face) => face.load()))')
    // A page with routes has no cache.
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

async function bundle(name: string, external: RegExp[] = []): Promise<string> {
  const installed = join(cache, 'node_modules')
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        konva: join(installed, 'konva'),
        fabric: join(installed, 'fabric/dist/fabric.min.mjs'),
        'modern-screenshot': join(installed, 'modern-screenshot/dist/index.mjs'),
      },
    },
    build: {
      write: false,
      minify: true,
      lib: { entry: `test/engines/exporters/${name}.ts`, formats: ['es'] },
      rolldownOptions: { external, output: { codeSplitting: false, minify: true } },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

/** Brotli as sent: programs in the bundle apart, and without React, which the page has. */
async function weigh(name: string) {
  const code = await bundle(name, [/^react/])
  const [, wasm = ''] = /data:application\/wasm;base64,([A-Za-z0-9+/=]+)/.exec(code) ?? []
  const scriptBytes = brotliCompressSync(code.replace(wasm, '')).length
  const wasmBytes = wasm ? brotliCompressSync(Buffer.from(wasm, 'base64')).length : 0
  return { scriptBytes, wasmBytes }
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
