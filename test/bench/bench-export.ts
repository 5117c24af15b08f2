/**
 * Times the export of a card as a JPG of 1080x1920 in Chromium, in one run beside what the browser
 * itself needs: to encode such a picture, and to draw and encode it. Prints a table. Needs a build.
 *
 *   npm run bench:export
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import * as v from 'valibot'
import { loadFamily } from '#shared/art/families.ts'
import { cardDesignSchema } from '#shared/card.ts'
import { startLocalSite } from '../../bin/local-site.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { drawLayout, layOut } from '../../catalog/pictures/draw-card.ts'
import { bundle } from '../browser/bundle.ts'

/** In the page. */
declare const drawCard: typeof import('../../client/export/draw-card.ts').drawCard

const rounds = 21
const slugs = ['papercut-arch', 'velvet-and-gold', 'pomegranate-bough', 'menorah-lights']
const modulePath = '/test/draw-card.js'

const state = mkdtempSync(join(tmpdir(), 'mazel-bench-'))
const site = await startLocalSite({ port: 0, stateDir: state })
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage()
  const { origin } = await site.ready
  const body = await bundle('client/export/draw-card.ts')
  await page.route(origin + modulePath, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await page.goto(origin)
  await page.evaluate(`import('${modulePath}').then((module) => Object.assign(globalThis, module))`)
  const rows: Record<string, Awaited<ReturnType<typeof timeCard>>> = {}
  for (const slug of slugs) rows[slug] = await timeCard(slug)
  console.log(`JPG of 1080x1920, the median of ${rounds} each, ms:`)
  console.table(rows)

  async function timeCard(slug: string) {
    const order = await orderCard(slug)
    const times = await page.evaluate(timeInPage, { ...order, rounds })
    const [ours, whole, encode] = [median(times.ours), median(times.whole), median(times.encode)]
    return {
      'our export': round(ours),
      'browser draws and encodes': round(whole),
      'browser encodes': round(encode),
      'to draw and encode': round(ours / whole),
      'to encode': round(ours / encode),
    }
  }
} finally {
  await browser.close()
  await site.dispose()
  rmSync(state, { recursive: true, force: true })
}

async function orderCard(slug: string) {
  const design = v.parse(
    cardDesignSchema,
    cards.find((card) => card.slug === slug),
  )
  const layout = await layOut(design, { values: {}, format: 'status' })
  const { size, palette, reserved } = layout
  const { motif, seed, family } = design.art
  const art = (await loadFamily(family)).draw({ ...size, palette, motif, seed, reserved })
  const sized = `<svg width="${size.widthPx}" height="${size.heightPx}" `
  return { layout, art, svg: (await drawLayout(design, layout)).replace('<svg ', sized) }
}

type Order = Awaited<ReturnType<typeof orderCard>> & { rounds: number }

/** Each round does all three, so that a busy machine slows them alike. */
async function timeInPage({ layout, art, svg, rounds }: Order) {
  const { signal } = new AbortController()
  const { widthPx, heightPx } = layout.size
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const context = canvas.getContext('2d', { alpha: false })
  const encode = () => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  const draw = async () => {
    const image = new Image(widthPx, heightPx)
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    await image.decode()
    context?.drawImage(image, 0, 0, widthPx, heightPx)
    URL.revokeObjectURL(image.src)
  }
  const works = {
    ours: () => drawCard(signal, { layout, art, type: 'image/jpeg' }),
    whole: async () => {
      await draw()
      await encode()
    },
    encode,
  }
  const times = { ours: [] as number[], whole: [] as number[], encode: [] as number[] }
  // The first round fetches letters and warms all up.
  for (let i = 0; i <= rounds; i++) {
    for (const name of ['ours', 'whole', 'encode'] as const) {
      const start = performance.now()
      await works[name]()
      if (i > 0) times[name].push(performance.now() - start)
    }
  }
  return times
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
