import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { cardFaces } from '../../src/shared/card/card-faces.ts'
import type { CardDocument } from '../../src/shared/card.ts'
import { cardPath, field, live } from './card-page.ts'
import { baseUrl, openPage, stopClock } from './site.ts'

const clientDir = 'dist/client'

/** Scripts that a document names. */
async function scriptsNamedBy(address: string): Promise<Set<string>> {
  const html = await (await fetch(baseUrl + address)).text()
  const names = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)]
  return new Set(names.map(([, script = '']) => script))
}

/** What a live card of a document needs beside the code of its page. */
async function neededBy(slug: string) {
  const response = await fetch(`${baseUrl}/api/card/${slug}`)
  const card = (await response.json()) as CardDocument
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'),
  )
  const built = (source: string) => {
    const { file = '', css = [], imports = [] } = manifest[source] ?? {}
    const engine = imports.map((key) => manifest[key]?.file ?? '')
    return [file, ...engine, ...css].map((name) => `/${name}`)
  }
  return {
    code: [
      ...built('client/card/card-engine.ts'),
      ...cardFaces(card.design).flatMap((face) => built(`src/shared/text/tables/${face}.json`)),
    ],
    fonts: card.faces.map((face) => `/fonts/${face}.woff2`),
    worker: new RegExp(`^/assets/art-worker-${card.design.art.family}-[^/]+\\.js$`),
  }
}

/** Paths of the files that a page requests, in order. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:assets|fonts)\//.test(pathname)) paths.push(pathname)
  })
  return paths
}

const isScript = (file: string) => file.endsWith('.js')

/** As the host sends them: compressed, except fonts, which are compressed already. */
function weigh(files: readonly string[]): number {
  const sizes = files.map((file) => {
    const bytes = readFileSync(path.join(clientDir, file))
    return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('until it is touched a card fetches its built picture, and then the code that its document names, at most 130 kB', async () => {
  let requested: string[] = []
  let besidePicture: string[] = []
  const { page } = await openPage({
    ...{ path: cardPath, alone: true, clock: true },
    prepare: async (page) => {
      requested = requestsOf(page)
      // A page waits for its picture for a second only.
      await stopClock(page)
      await page.route('**/images/cards/papercut-arch*', async (route) => {
        const early = () => requested.find((file) => file.startsWith('/assets/early-'))
        await expect.poll(early).toBeDefined()
        // It has run then.
        await page.evaluate(`import('${early()}').then(() => {})`)
        besidePicture = requested.filter(isScript)
        await page.clock.resume()
        await route.continue()
      })
    },
  })
  // No byte competes with the picture.
  expect(besidePicture.length).toBeGreaterThan(0)
  expect(besidePicture.filter((file) => !/entry|early|runtime/.test(file))).toEqual([])
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  const scripts = requested.filter(isScript).sort()
  // When the browser is idle, the page is kept for a visit without a network, and counted.
  const first = scripts.filter((file) => !/keep-page|send-counts|own-build/.test(file))
  expect(first).toEqual([...(await scriptsNamedBy(cardPath))].sort())
  const bytes = weigh(scripts)
  // Measured: 124 kB.
  expect(bytes).toBeGreaterThan(60_000)
  expect(bytes).toBeLessThanOrEqual(130_000)
  expect(await live(page).count()).toBe(0)
  await page.mouse.move(640, 400)
  await live(page).waitFor()
})

test('a touch requests all that the live card needs at once, before the page hydrates, and the rest follows the card', async () => {
  const { code, fonts, worker } = await neededBy('papercut-arch')
  let requested: string[] = []
  let atTouch: string[] = []
  const missing = () => [
    ...[...code, ...fonts].filter((file) => !requested.includes(file)),
    ...(requested.some((file) => worker.test(file)) ? [] : [worker.source]),
  ]
  const { page } = await openPage({
    ...{ path: cardPath, alone: true, width: 360, height: 780 },
    prepare: async (page) => {
      requested = requestsOf(page)
      await page.addInitScript(markLive)
      await page.route('**/assets/react-*.js', async (route) => {
        await field(page, 'Chosson').focus()
        await expect.poll(missing).toEqual([])
        atTouch = [...requested]
        await route.continue()
      })
    },
  })
  await live(page).waitFor()
  const named = await scriptsNamedBy(cardPath)
  const round = atTouch.filter((file) => !named.has(file) && !file.startsWith('/fonts/ui-'))
  // Measured: 86 kB of code, 79 kB of fonts.
  expect(weigh(round.filter(isScript))).toBeLessThanOrEqual(95_000)
  expect(weigh(round.filter((file) => file.startsWith('/fonts/')))).toBeLessThanOrEqual(90_000)

  const late = (await page.evaluate(requestsBeforeLive)).filter((file) => !atTouch.includes(file))
  expect(late.filter((file) => isScript(file) && !file.includes('fit-viewport'))).toEqual([])
  await page.waitForLoadState('networkidle')
  const files = requested.filter((file) => file.startsWith('/assets/'))
  expect(files).toEqual([...new Set(files)])
  expect(files.filter((file) => file.startsWith('/assets/start-') && !isScript(file))).toEqual([])
})

/** For `addInitScript`: marks the time at which the live card is in the page. */
function markLive() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-paper] svg[role=img] [data-field]')) return
    observer.disconnect()
    performance.mark('live')
  }).observe(document, { childList: true, subtree: true })
}

function requestsBeforeLive(): string[] {
  const [mark] = performance.getEntriesByName('live')
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => mark && startTime < mark.startTime)
    .map(({ name }) => new URL(name).pathname)
}
