/**
 * Times the export of a card as a JPG of 1080x1920 in Chromium: its ground and letters made ahead, a
 * line typed since then, and without a ground; in one run beside what the browser itself needs to
 * encode that picture once painted. Prints a table and how busy the machine was. Needs a build.
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
    const {
      ahead = 0,
      retyped = 0,
      cold = 0,
      encode = 0,
    } = Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]))
    return {
      'browser encodes': round(encode),
      'all made ahead': round(ahead),
      'a line retyped': round(retyped),
      'no ground yet': round(cold),
      'ahead / encodes': round(ahead / encode),
      'retyped / encodes': round(retyped / encode),
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
  const [field = ''] = design.fields.map(({ id }) => id)
  const retyped = await layOut(design, { values: { [field]: 'שמחה' }, format: 'status' })
  return { layout, retyped, art }
}

type Order = Awaited<ReturnType<typeof orderCard>> & { rounds: number }

/** Each round does all, so that a busy machine slows them alike. */
async function timeInPage({ layout, retyped, art, rounds }: Order) {
  const { signal } = new AbortController()
  const type = 'image/jpeg'
  const canvas = document.createElement('canvas')
  canvas.width = layout.size.widthPx
  canvas.height = layout.size.heightPx
  const drawn = await drawCard(signal, { layout, art, type, ground: draw })
  canvas.getContext('2d', { alpha: false })?.drawImage(await createImageBitmap(drawn), 0, 0)
  const kept = await draw()
  const ground = async () => kept
  const works = {
    encode: () => new Promise((resolve) => canvas.toBlob(resolve, type, 0.92)),
    ahead: () => drawCard(signal, { layout, art, type, ground }),
    retyped: () => drawCard(signal, { layout: retyped, art, type, ground }),
    cold: async () => {
      const own = await draw()
      await drawCard(signal, { layout, art, type, ground: async () => own })
      own.close()
    },
  }
  const times = { encode: [], ahead: [], retyped: [], cold: [] } as Record<string, number[]>
  // The first round warms all up.
  for (let i = 0; i <= rounds; i++) {
    // As at idle before a tap; the next words are not known then.
    await works.ahead()
    for (const [name, work] of Object.entries(works)) {
      // What the work before left to do later is not of this one.
      await new Promise((resolve) => setTimeout(resolve, 20))
      const start = performance.now()
      await work()
      if (i > 0) times[name]?.push(performance.now() - start)
    }
  }
  return times

  function draw() {
    return drawGround(signal, { layout, art })
  }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
