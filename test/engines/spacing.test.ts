import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CardSvg } from '#shared/card/card-svg.ts'
import { cardDesignSchema } from '#shared/card.ts'
import { faceFamily, faceIds } from '#shared/text/face.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import { outliner } from '../../catalog/pictures/outliner.ts'
import { spacedLine, spacedTexts } from '../fixtures/spaced-lines.ts'
import { inkOf } from '../shared/card/path-ink.ts'
import { browsers, findBrowser } from './browsers.ts'
import { pixelRatio } from './pages/engine-page.ts'
import { openChromium } from './pages/open-chromium.ts'
import { openFirefox } from './pages/open-firefox.ts'
import { openWebKit } from './pages/open-webkit.ts'

const openers = { Chromium: openChromium, 'Firefox ESR': openFirefox, WebKitGTK: openWebKit }
/** WebKitGTK moves every letter to a whole pixel of the screen, which no Safari does. */
const mostPx = { Chromium: 0.5, 'Firefox ESR': 0.5, WebKitGTK: 0.8 }
const pageSize = { widthPx: 1300, heightPx: 1300 }
const pitchPx = 120

const lines = spacedTexts.map(([, text, faces], i) => {
  const place = { x: 40, baseline: (i + 0.7) * pitchPx }
  return { ...spacedLine(text, { faces, sizePx: 56, tracking: 150, ...place }), fill: '#000000' }
})
const state = mkdtempSync(join(tmpdir(), 'mazel-spacing-'))
const server = createServer(async ({ url = '/' }, response) => {
  if (url === '/' || url === '/outlined') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(await pageOf(url !== '/'))
    return
  }
  const found = /^\/fonts\/[a-z0-9-]+\.(css|woff2)$/.exec(url)
  if (!found) return response.writeHead(404).end()
  const type = found[1] === 'css' ? 'text/css' : 'font/woff2'
  const body = await readFile(new URL(`../../public${url}`, import.meta.url))
  return response.writeHead(200, { 'Content-Type': type }).end(body)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(state, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

test.each(browsers.map((browser) => [browser.name, browser] as const))(
  '%s paints every cluster of a tracked line where its outline is',
  async (_, browser) => {
    const found = findBrowser(browser)
    if (typeof found === 'string') throw new Error(found)
    const page = await openers[browser.name](found, { folder: mkdtempSync(join(state, 'a-')) })
    try {
      const { port } = server.address() as AddressInfo
      const pictures = []
      for (const path of ['', 'outlined']) {
        await page.goTo(`http://127.0.0.1:${port}/${path}`)
        await page.run(untilFonts)
        pictures.push(await decode(await page.photograph(pageSize)))
      }
      const [live, outlined] = pictures
      if (!live || !outlined) throw new Error('no pictures')
      const errors = (await clusterBoxes()).map(({ text, ...box }) => {
        return { text, px: Math.abs(middleOf(live, box) - middleOf(outlined, box)) }
      })
      const worst = errors.reduce((one, other) => (other.px > one.px ? other : one))
      expect(errors.length).toBeGreaterThan(140)
      // Measured: 0.13, 0.12 and 0.62 px. With letter-spacing Firefox is 7 px off, and WebKit
      // reverses Hebrew.
      expect(worst.px, worst.text).toBeLessThan(mostPx[browser.name])
    } finally {
      await page.close()
    }
  },
)

async function pageOf(asOutlines: boolean): Promise<string> {
  const design = cards.find(({ slug }) => slug === 'papercut-arch')
  const card = await layOut(v.parse(cardDesignSchema, design), { values: {} })
  const words = lines.map((line) => ({ ...line, role: 'title' as const }))
  const layout = { ...card, size: pageSize, objects: [], lines: words }
  const outlines = asOutlines ? { outlines: await outliner.outline(lines) } : {}
  const svg = renderToStaticMarkup(createElement(CardSvg, { layout, art: [], ...outlines }))
  return `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/fonts/display.css">
    <style>body { margin: 0 } svg { width: ${pageSize.widthPx}px; display: block }</style>${svg}`
}

/** WebKit reports ready before the style sheets are loaded. */
const untilFonts = `
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done))
  for (const family of ${JSON.stringify(faceIds.map(faceFamily))}) {
    await document.fonts.load('56px "' + family + '"', 'אA')
  }
  await document.fonts.ready
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The ink of every cluster, page px. */
async function clusterBoxes(): Promise<(Box & { text: string })[]> {
  const alone = lines.flatMap((line) =>
    (line.clusters ?? []).map((cluster) => ({ ...line, clusters: [cluster] })),
  )
  const outlines = await outliner.outline(alone)
  return alone.map(({ text, clusters: [cluster] }, i) => {
    return { text: `${cluster?.text} of ${text}`, ...inkOf(outlines[i] ?? '') }
  })
}

interface Grey {
  data: Uint8Array
  width: number
}

async function decode(png: Buffer): Promise<Grey> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

/** The centre of the ink in a box and a px round it, page px from the left. */
function middleOf({ data, width }: Grey, { left, right, top, bottom }: Box): number {
  let ink = 0
  let moment = 0
  for (let y = Math.floor((top - 1) * pixelRatio); y < (bottom + 1) * pixelRatio; y++) {
    for (let x = Math.floor((left - 1) * pixelRatio); x < (right + 1) * pixelRatio; x++) {
      const dark = 255 - (data[y * width + x] ?? 255)
      ink += dark
      moment += dark * (x + 0.5)
    }
  }
  return moment / ink / pixelRatio
}
