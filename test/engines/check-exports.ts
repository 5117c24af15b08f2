/**
 * Exports cards as JPG and PNG in Chromium, Firefox and WebKitGTK by the code of the site, decodes
 * the files and holds them against resvg's drawing of the same cards.
 *
 *   npm run check:exports
 *
 * Ends with 1 when a file has another size or type, or more than 0.6 % of its pixels differ, or when
 * an engine is not there.
 */

import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import * as v from 'valibot'
import { loadFamily } from '#shared/art/families.ts'
import { Card } from '#shared/card/card.ts'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import { cardDesignSchema } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import { outliner } from '../../catalog/pictures/outliner.ts'
import { bundle } from '../browser/bundle.ts'
import { differingShare, drawSvg } from '../shared/pdf-tools.ts'
import { browsers, findBrowser, withPage } from './browsers.ts'

const mostDiffering = 0.006

/** Its id. */
const PHOTO = 'photo'

const drafts: readonly [name: string, slug: string, draft: CardDraft][] = [
  ['Hebrew with niqqud', 'papercut-arch', { values: { chosson: 'יוֹסֵף יִצְחָק' }, format: 'status' }],
  ['Yiddish', 'honey-and-pomegranates', { values: { wish: 'אַ זיס יאָר' }, format: 'portrait' }],
  ['English', 'pomegranate-bough', { values: {}, format: 'square' }],
  ['mixed', 'papercut-arch', { values: { chosson: 'יוסף (Joe) 2026' }, format: 'print' }],
  ['foil', 'velvet-and-gold', { values: {}, format: 'status' }],
  ['photo', 'pomegranate-bough', { values: {}, format: 'portrait', photos: [photoPlace()] }],
]

function photoPlace() {
  const crop = { x: 0.5, y: 0.5, zoom: 1.2 }
  const at = { x: 0.25, y: 0.2 }
  return { id: PHOTO, frame: 'arch', at, width: 0.3, ratio: 0.8, turn: -6, crop } as const
}

/** What a page is given of a card, and what it gives back. */
type Order = Awaited<ReturnType<typeof orderCard>>
const report = v.array(
  v.object({ name: v.string(), type: v.string(), base64: v.string(), ms: v.number() }),
)
type Report = v.InferOutput<typeof report>

/** Run by the page as a module. */
const script = `
import { drawCard, drawGround, keepPhoto } from '/site-exports.js'
const base64 = (blob) => new Promise((resolve) => {
  const reader = new FileReader()
  reader.onload = () => resolve(reader.result.split(',')[1])
  reader.readAsDataURL(blob)
})
const send = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body) })
try {
  const made = []
  for (const { name, layout, art, photos } of await (await fetch('/orders.json')).json()) {
    for (const [id, { href }] of Object.entries(photos)) {
      await keepPhoto(id, await (await fetch(href)).blob())
    }
    for (const type of ['image/jpeg', 'image/png']) {
      const { signal } = new AbortController()
      const ground = () => drawGround(signal, { layout, art, photos })
      const start = performance.now()
      const blob = await drawCard(signal, { layout, art, ground, type })
      const ms = performance.now() - start
      made.push({ name, type: blob.type, base64: await base64(blob), ms })
    }
  }
  await send('/report', made)
} catch (error) {
  await send('/fault', String(error))
}`

process.exitCode = await checkExports()

async function checkExports(): Promise<0 | 1> {
  const orders = await Promise.all(drafts.map(orderCard))
  const server = await serve(orders)
  const rows: Record<string, Record<string, string>> = {}
  const faults: string[] = []
  for (const browser of browsers) {
    const found = findBrowser(browser)
    if (typeof found === 'string') {
      faults.push(found)
      continue
    }
    const made = await withPage(found, server.address, server.nextReport())
    for (const file of made) {
      const share = await differs(file, orders)
      const engine = `${found.name} ${found.version}`
      rows[`${file.name}, ${file.type.slice(6)}`] ??= {}
      const percent = `${(100 * share).toFixed(2)} %, ${Math.round(file.ms)} ms`
      Object.assign(rows[`${file.name}, ${file.type.slice(6)}`] ?? {}, { [engine]: percent })
      if (share > mostDiffering) faults.push(`${engine}: ${file.name} as ${file.type}: ${percent}`)
    }
  }
  server.close()
  console.log('Pixels that differ, and the time of the export:')
  console.table(rows)
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
}

async function orderCard([name, slug, draft]: (typeof drafts)[number]) {
  const design = v.parse(
    cardDesignSchema,
    cards.find((card) => card.slug === slug),
  )
  const layout = await layOut(design, draft)
  const { size, palette, reserved } = layout
  const { motif, seed, family } = design.art
  const art = (await loadFamily(family)).draw({ ...size, palette, motif, seed, reserved })
  const photos = layout.objects.length > 0 ? { [PHOTO]: await drawPhoto() } : {}
  const outlines = await outliner.outline(layout.lines)
  const svg = renderToStaticMarkup(createElement(Card, { layout, art, outlines, photos }))
  return { name, layout, art, photos, svg }
}

/** A photo with edges that a wrong crop or turn would move. */
async function drawPhoto(): Promise<NonNullable<CardAssets['photos']>[string]> {
  const [width, height] = [600, 800]
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="50%" fill="#7fb2d6"/><rect y="50%" width="100%" height="50%" fill="#5d8a4a"/>
    <circle cx="430" cy="220" r="90" fill="#f4d35e"/><rect x="90" y="330" width="220" height="260" fill="#b5533c"/>
  </svg>`
  const png = await sharp(Buffer.from(drawing)).png().toBuffer()
  return { href: `data:image/png;base64,${png.toString('base64')}`, width, height }
}

/** 1 for a picture of another size or type. */
async function differs(file: Report[number], orders: readonly Order[]): Promise<number> {
  const order = orders.find(({ name }) => name === file.name)
  if (!order) return 1
  const picture = sharp(Buffer.from(file.base64, 'base64'))
  const { format } = await picture.metadata()
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  if (file.type !== `image/${format}` || info.height !== order.layout.size.heightPx) return 1
  const made = { widthPx: info.width, heightPx: info.height, rgb: data }
  return differingShare(made, drawSvg(order.svg, order.layout.size.widthPx))
}

async function serve(orders: readonly Order[]) {
  const code = await bundle('test/engines/site-exports.ts')
  const pages = new Map<string, readonly [type: string, body: string]>([
    [
      '/',
      [
        'text/html',
        '<!doctype html><title>Exports</title><script type="module" src="/page.js"></script>',
      ],
    ],
    ['/page.js', ['text/javascript', script]],
    ['/site-exports.js', ['text/javascript', code]],
    ['/orders.json', ['application/json', JSON.stringify(orders)]],
  ])
  let settle = Promise.withResolvers<Report>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (request.method === 'POST') {
      const body: unknown = JSON.parse(await readBody(request))
      if (path === '/report') settle.resolve(v.parse(report, body))
      else settle.reject(new Error(`the page failed: ${body}`))
      response.writeHead(204).end()
      return
    }
    const page = pages.get(path)
    if (page) response.writeHead(200, { 'Content-Type': page[0] }).end(page[1])
    else if (/^\/fonts\/[a-z0-9-]+\.ttf$/.test(path)) response.end(await readFile(`public${path}`))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    nextReport() {
      settle = Promise.withResolvers<Report>()
      return settle.promise
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
