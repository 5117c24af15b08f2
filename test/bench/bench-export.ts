/**
 * Times the export of a card as a JPG of 1080x1920 in Chromium from the tap, its ground made ahead
 * and not, in one run beside what the browser itself needs: to encode such a picture once painted.
 * Prints a table and how busy the machine was. Needs a build.
 *
 *   npm run bench:export
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import * as v from 'valibot'
import { loadFamily } from '#shared/art/families.ts'
import { cardDesignSchema } from '#shared/card.ts'
import { startLocalSite } from '../../bin/local-site.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import { bundle } from '../browser/bundle.ts'

/** In the page. */
declare const drawCard: typeof import('../../client/export/draw-card.ts').drawCard
declare const drawGround: typeof import('../../client/export/draw-ground.ts').drawGround

const rounds = 21
const slugs = ['papercut-arch', 'velvet-and-gold', 'pomegranate-bough', 'menorah-lights']
const modules = ['draw-card', 'draw-ground']

const state = mkdtempSync(join(tmpdir(), 'mazel-bench-'))
const site = await startLocalSite({ port: 0, stateDir: state })
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage()
  const { origin } = await site.ready
  await page.goto(origin)
  for (const name of modules) {
    const body = await bundle(`client/export/${name}.ts`)
    const path = `/test/${name}.js`
    await page.route(origin + path, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await page.evaluate(`import('${path}').then((module) => Object.assign(globalThis, module))`)
  }
  const rows: Record<string, Awaited<ReturnType<typeof timeCard>>> = {}
  for (const slug of slugs) rows[slug] = await timeCard(slug)
  console.log(`JPG of 1080x1920, the median of ${rounds} each, ms:`)
  console.table(rows)
  console.log(`Load of the last minute: ${round(loadavg()[0] ?? 0)}`)

  async function timeCard(slug: string) {
    const order = await orderCard(slug)
    const times = await page.evaluate(timeInPage, { ...order, rounds })
    const [ahead, cold, encode] = [median(times.ahead), median(times.cold), median(times.encode)]
    return {
      'browser encodes': round(encode),
      'ours, ground ahead': round(ahead),
      'ours, no ground yet': round(cold),
      'ahead / encodes': round(ahead / encode),
      'no ground yet / encodes': round(cold / encode),
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
  return { layout, art }
}

type Order = Awaited<ReturnType<typeof orderCard>> & { rounds: number }

/** Each round does all three, so that a busy machine slows them alike. */
async function timeInPage({ layout, art, rounds }: Order) {
  const { signal } = new AbortController()
  const type = 'image/jpeg'
  const draw = () => drawGround(signal, { layout, art })
  const made = await draw()
  const canvas = document.createElement('canvas')
  canvas.width = made.width
  canvas.height = made.height
  canvas.getContext('2d', { alpha: false })?.drawImage(made, 0, 0)
  const works = {
    ahead: () => drawCard(signal, { layout, art, type, ground: async () => made }),
    cold: () => drawCard(signal, { layout, art, type, ground: draw }),
    encode: () => new Promise((resolve) => canvas.toBlob(resolve, type, 0.92)),
  }
  const times = { ahead: [] as number[], cold: [] as number[], encode: [] as number[] }
  // The first round fetches letters and warms all up.
  for (let i = 0; i <= rounds; i++) {
    for (const name of ['ahead', 'cold', 'encode'] as const) {
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
