import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { readArguments } from '../../bin/arguments.mjs'
import { makeScene, type SceneFile } from '../film/film-scene.ts'
import { serveFilms } from '../film/serve-films.ts'
import { watchMemory } from '../film/watch-memory.ts'

/*
 * All ways take turns in one run: our export; the same encoder with the same frames already drawn,
 * and with blank frames; our export with limited range, and over a clip; the browser's recorder;
 * ffmpeg in WebAssembly. That ffmpeg is fetched only for this test, because it is GPL and has 32
 * MB.
 */
const { positionals } = readArguments({
  usage: `npm run bench:film [-- 720 | 1080]

Times films of 15 s in Chromium, of that width in px or of both: our export beside the browser's encoder
alone, its recorder, and ffmpeg in WebAssembly. Prints medians, ratios to the encoder alone, and the most
memory that the page's process held.`,
  mostWords: 1,
})
const rounds = 3
const ffmpegVersion = '0.12.10'
const durationMs = 15_000
const widths = positionals[0] ? [Number(positionals[0])] : [720, 1080]

/** Run in the page; each returns ms. */
const ways = {
  'our export': () => films.timeExport('/scene.json'),
  'the encoder alone': () => films.timeRaw('/scene.json', 'same'),
  'the encoder alone, blank frames': () => films.timeRaw('/scene.json', 'blank'),
  'our export, limited range': () => films.timeExport('/scene.json', { limitedRange: true }),
  'our export, over a clip': () => films.timeExport('/words.json', { clip: '/clip.mp4' }),
  'the recorder': () => films.timeRecorder('/scene.json'),
  'ffmpeg.wasm': () => films.timeWasm('/scene.json', `${location.origin}/ffmpeg-core.js`),
} satisfies Record<string, () => Promise<number>>

const [clip = ''] = globSync('catalog/videos/*.mp4')
const ffmpeg = fetchFfmpeg()
for (const width of widths) {
  const scale = width / 1080
  const wish = { slug: 'papercut-arch', format: 'status', photo: true, durationMs, scale } as const
  const asFile = (scene: SceneFile) => Buffer.from(JSON.stringify(scene))
  const files = [
    ['/scene.json', asFile(await makeScene(wish))],
    ['/words.json', asFile(await makeScene({ ...wish, overClip: true }))],
    ['/clip.mp4', readFileSync(clip)],
  ] as const
  const server = await serveFilms('', new Map([...ffmpeg, ...files]))
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(server.origin)
    await page.locator('footer').waitFor({ state: 'attached' })
    console.log(`A film of 15 s, ${width} px wide, the median of ${rounds} rounds:`)
    console.table(await timeInTurn(page))
    console.log(`Load of the last minute: ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await browser.close()
    server.close()
  }
}

async function timeInTurn(page: Page) {
  const times: Record<string, number>[] = []
  const peaksMb: Record<string, number> = {}
  // The first round warms up the browser.
  for (let i = 0; i <= rounds; i++) {
    const round: Record<string, number> = {}
    for (const [name, way] of Object.entries(ways)) {
      const peakMb = await watchMemory(page)
      round[name] = await page.evaluate(way)
      peaksMb[name] = Math.max(peaksMb[name] ?? 0, peakMb())
    }
    times.push(round)
  }
  const counted = times.slice(1)
  const rows = Object.keys(ways).map((name) => {
    const ms = median(counted.map((round) => round[name] ?? 0))
    const ratio = median(
      counted.map((round) => (round[name] ?? 0) / (round['the encoder alone'] ?? 0)),
    )
    const peak = Math.round(peaksMb[name] ?? 0)
    return [name, { seconds: (ms / 1000).toFixed(1), ratio: ratio.toFixed(2), MB: peak }] as const
  })
  return Object.fromEntries(rows)
}

/** The package's files by path. No code of the package runs here. */
function fetchFfmpeg(): Map<string, Buffer> {
  const folder = resolve('node_modules/.cache/bench-film')
  mkdirSync(folder, { recursive: true })
  const options = ['--ignore-scripts', '--no-save', '--prefix', folder]
  execFileSync('npm', ['install', ...options, `@ffmpeg/core@${ffmpegVersion}`])
  const files = ['ffmpeg-core.js', 'ffmpeg-core.wasm']
  const dist = join(folder, 'node_modules/@ffmpeg/core/dist/esm')
  return new Map(files.map((file) => [`/${file}`, readFileSync(join(dist, file))]))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
