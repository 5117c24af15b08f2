import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { makeScene, type SceneFile } from '../film/film-scene.ts'
import type { Extras } from '../film/serve-films.ts'
import { watchMemory } from '../film/watch-memory.ts'
import { type Bench, type Figure, inTurn, rounds } from './figures.ts'
import { inFilmPage } from './in-film-page.ts'

/*
 * All ways take turns in one run: our export; the same encoder with the same frames already drawn,
 * and with blank frames; our export with limited range, and over a clip; the browser's recorder;
 * ffmpeg in WebAssembly. That ffmpeg is fetched only for this test, because it is GPL and has 32
 * MB. Memory is that of the renderer with its page, in a browser of its own for each film, because
 * each way leaves some behind.
 */
const ffmpegVersion = '0.12.10'
const durationMs = 15_000
const widths = [720, 1080]
/** The most that the renderer may hold, MB. */
const mostMb = 300

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

export const benchFilm: Bench = async () => {
  const [clip = ''] = globSync('catalog/videos/*.mp4')
  const ffmpeg = fetchFfmpeg()
  const figures: Figure[] = []
  for (const width of widths) figures.push(...(await compareWays(width, clip, ffmpeg)))
  return figures
}

async function compareWays(
  width: number,
  clip: string,
  ffmpeg: ReadonlyMap<string, Buffer>,
): Promise<Figure[]> {
  const scale = width / 1080
  const wish = { slug: 'papercut-arch', format: 'status', photo: true, durationMs, scale } as const
  const asFile = (scene: SceneFile) => Buffer.from(JSON.stringify(scene))
  const files = [
    ['/scene.json', asFile(await makeScene(wish))],
    ['/words.json', asFile(await makeScene({ ...wish, overClip: true }))],
    ['/clip.mp4', readFileSync(clip)],
  ] as const
  const times = await inFilmPage(new Map([...ffmpeg, ...files]), (page) => timeInTurn(page, width))
  return [...times, ...(await measureMemory(new Map(files), width))]
}

async function measureMemory(files: Extras, width: number): Promise<Figure[]> {
  const peakMb = (way: () => Promise<number>) =>
    inFilmPage(files, async (page) => {
      const peak = await watchMemory(page)
      await page.evaluate(way)
      return peak()
    })
  const { ours, alone } = await inTurn({
    ours: () => peakMb(ways['our export']),
    alone: () => peakMb(ways['the encoder alone, blank frames']),
  })
  const what = `film of 15 s, ${width} px: memory of`
  return [
    { what: `${what} our export`, ours, unit: 'MB', goal: { of: 'value', most: mostMb } },
    { what: `${what} the encoder alone, with one frame`, ours: alone, unit: 'MB' },
  ]
}

async function timeInTurn(page: Page, width: number): Promise<Figure[]> {
  const times = Object.fromEntries(Object.keys(ways).map((name) => [name, [] as number[]]))
  // The first round warms up the browser.
  for (let i = 0; i <= rounds; i++) {
    for (const [name, way] of Object.entries(ways)) {
      const ms = await page.evaluate(way)
      if (i > 0) times[name]?.push(ms)
    }
  }
  const alone = { name: 'the encoder alone', values: times['the encoder alone'] ?? [] }
  const compared = Object.entries(times).filter(([name]) => name !== alone.name)
  return compared.map(
    ([name, ours]): Figure => ({
      what: `film of 15 s, ${width} px: ${name}`,
      ours,
      unit: 'ms',
      against: alone,
      ...(name === 'our export' && { goal: { of: 'time', most: 1.1 } }),
    }),
  )
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
