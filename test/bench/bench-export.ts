import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startLocalSite } from '../../bin/local-site.ts'
import { type Bench, type Figure, rounds } from './figures.ts'

/*
 * The way of a card out of its page in Chromium: from the tap on the button until a JPG of 1080x1920 is
 * handed to the browser, beside what the browser needs to encode that very picture.
 */

/** Globals of the page, set by `watchExports`. */
declare global {
  var tappedAt: number
  var handedOver: PromiseWithResolvers<{ file: Blob; at: number }>
}

const slugs = ['papercut-arch', 'velvet-and-gold', 'pomegranate-bough', 'menorah-lights']
const name = 'מנחם מענדל'
/** Time in which a visitor's finger moves to the button, ms. */
const pauseMs = 700
/** Between letters, ms. */
const letterMs = 120

const untouched = 'a card nobody touched'

/** Steps before the tap. */
const cases: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  [untouched]: async () => {},
  'open and idle': (page) => touch(page),
  'name typed': async (page) => {
    await touch(page)
    await page.locator('main fieldset textarea').first().click({ clickCount: 3 })
    await page.keyboard.type(name, { delay: letterMs })
  },
  'colours changed': async (page) => {
    await touch(page)
    await page.getByRole('group', { name: 'Colours' }).getByRole('radio').nth(1).check()
  },
}

export const benchExport: Bench = async () => {
  const state = mkdtempSync(join(tmpdir(), 'mazel-bench-'))
  const site = await startLocalSite({ port: 0, stateDir: state })
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const { origin } = await site.ready
    const figures: Figure[] = []
    for (const slug of slugs) {
      figures.push(...(await timeCard(browser, slug, `${origin}/card/${slug}?format=status`)))
    }
    return figures
  } finally {
    await browser.close()
    await site.dispose()
    rmSync(state, { recursive: true, force: true })
  }
}

async function timeCard(browser: Browser, slug: string, address: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [label, prepare] of Object.entries(cases)) {
    const times = []
    // The first round warms up the browser.
    for (let i = 0; i <= rounds; i++) times.push(await timeTap(browser, address, prepare))
    const counted = times.slice(1)
    figures.push({
      what: `JPG of ${slug}, ${label}`,
      ours: counted.map(({ tap }) => tap),
      unit: 'ms',
      against: { name: 'encoding', values: counted.map(({ encode }) => encode) },
      goal: label === untouched ? { of: 'value', most: 350 } : { of: 'time', most: 1.3 },
    })
  }
  return figures
}

/** On a new page; only the browser's own caches are kept. */
async function timeTap(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<unknown>,
) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.addInitScript(watchExports)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const button = page.getByRole('main').getByRole('button', { name: 'Download picture' })
    await button.and(page.locator(':enabled')).waitFor()
    await prepare(page)
    if (prepare !== cases[untouched]) await page.waitForTimeout(pauseMs)
    await button.click()
    return await page.evaluate(timeExport)
  } finally {
    await page.close()
  }
}

/** Opens the live picture, and pauses for as long as a visitor looks at it. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(8, 8)
  await page.locator('main svg[role=img]').waitFor()
  await page.waitForTimeout(2000)
}

/** Runs in the page, before the page's code. */
function watchExports(): void {
  globalThis.handedOver = Promise.withResolvers()
  // Not the click of a script, which answers the proof-reader at once.
  const note = ({ isTrusted, timeStamp }: Event) => {
    if (isTrusted) globalThis.tappedAt = timeStamp
  }
  addEventListener('click', note, true)
  new MutationObserver(() =>
    document.querySelector<HTMLElement>('[role=alertdialog][open] button:last-child')?.click(),
  ).observe(document, { childList: true, subtree: true })
  const { createObjectURL } = URL
  let file: Blob | undefined
  URL.createObjectURL = (object) => {
    if (object instanceof File) file = object
    return createObjectURL(object)
  }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    if (this.download && file) handedOver.resolve({ file, at: performance.now() })
    else click.call(this)
  }
}

/** Runs in the page: the time of the tap, and the browser's time for the encoding alone. */
async function timeExport() {
  const tapped = tappedAt
  const { file, at } = await handedOver.promise
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0)
  const times: number[] = []
  for (let i = 0; i < 5; i++) {
    const start = performance.now()
    await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
    times.push(performance.now() - start)
  }
  return { tap: at - tapped, encode: times.sort((a, b) => a - b)[2] ?? 0 }
}
