import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { imageUrl } from '#shared/image-url.ts'
import type { ClipFilm } from '#shared/video.ts'
import type { PrepareOptions } from '../../client/film/prepare-film.ts'

/** A browser that draws films with the client's own code. */
export interface Studio {
  /** Frames at these times, ms, as JPEG. */
  drawFrames(source: PrepareOptions, timesMs: readonly number[]): Promise<Buffer[]>
  /** The frame of a clip at a time, ms, uncropped and without words, as JPEG. */
  drawStill(clip: ClipFilm['clip'], timeMs: number): Promise<Buffer>
  /** The film as an MP4, with a song whose sound is copied into it. */
  makeMp4(source: PrepareOptions, song: Buffer | undefined): Promise<Buffer>
  close(): Promise<void>
}

declare const studio: typeof import('../../client/film/studio.ts')

const chromeFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param clipsDir the folder of the clips; default: this one */
export async function openStudio(clipsDir = import.meta.dirname): Promise<Studio> {
  const server = await serve(await bundleStudio(), clipsDir)
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: chromeFlags })
  const page = await browser.newPage()
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.waitForFunction("'studio' in window")
  return {
    drawFrames: (source, timesMs) => drawFrames(page, source, timesMs),
    drawStill: (clip, timeMs) => drawStill(page, clip, timeMs),
    makeMp4: (source, song) => makeMp4(page, source, song),
    async close() {
      await browser.close()
      server.close()
    },
  }
}

async function drawFrames(page: Page, source: PrepareOptions, timesMs: readonly number[]) {
  const frames = await page.evaluate(([film, times]) => studio.drawFrames(film, times), [
    source,
    timesMs,
  ] as const)
  return frames.map((frame) => Buffer.from(frame, 'base64'))
}

async function drawStill(page: Page, clip: ClipFilm['clip'], timeMs: number): Promise<Buffer> {
  const address = imageUrl({ folder: 'videos', file: clip.file })
  const size = { widthPx: clip.width, heightPx: clip.height }
  const order = [address, size, timeMs] as const
  const frame = await page.evaluate((order) => studio.drawStill(...order), order)
  return Buffer.from(frame, 'base64')
}

async function makeMp4(page: Page, source: PrepareOptions, song: Buffer | undefined) {
  const order = [source, song?.toString('base64')] as const
  const mp4 = await page.evaluate(([film, sound]) => studio.makeMp4(film, sound), order)
  return Buffer.from(mp4, 'base64')
}

async function bundleStudio(): Promise<string> {
  const entry = path.resolve('client/film/studio.ts')
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '#shared': path.resolve('src/shared') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

const page = `<!doctype html><title>Studio</title><script type="module">
import * as studio from '/studio.js'; window.studio = studio</script>`

async function serve(script: string, clipsDir: string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    try {
      const [type, body] = await answer(new URL(url, 'http://studio').pathname, {
        script,
        clipsDir,
      })
      response.writeHead(200, { 'content-type': type }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function answer(
  address: string,
  { script, clipsDir }: { script: string; clipsDir: string },
): Promise<[string, string | Buffer]> {
  if (address === '/') return ['text/html; charset=utf-8', page]
  if (address === '/studio.js') return ['text/javascript; charset=utf-8', script]
  const folder = address.startsWith('/images/videos/') ? clipsDir : 'public'
  const name = folder === 'public' ? path.normalize(address) : path.basename(address)
  const file = path.join(folder, name)
  return ['application/octet-stream', await readFile(file)]
}
