import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { startLocalSite } from '../../bin/local-site.ts'
import { type Bench, type Figure, inTurn } from './figures.ts'

/*
 * Measures typing on a processor slowed down four times, like a cheap phone's, with the browser's
 * Event Timing, which counts in steps of 8 ms. The first letter is typed right after the page
 * hydrates, before the live picture is there.
 */

/** Globals of the page: the time of each key press, ms. */
declare global {
  var keyMs: number[]
}

const slugs = ['papercut-arch', 'velvet-and-gold', 'pomegranate-bough', 'menorah-lights']
const letters = 'Joseph Isaac and Miriam Leah'
/** Interval of a quick thumb, ms. */
const letterMs = 150
const slowdown = 4

export const benchTyping: Bench = async () => {
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
      const cases = { typing: () => timeTyping(browser, `${origin}/card/${slug}`) }
      const { typing } = await inTurn(cases)
      figures.push({
        what: `slowest letter on ${slug}, 4x slower`,
        ours: typing,
        unit: 'ms',
        goal: { of: 'value', most: 100 },
      })
    }
    return figures
  } finally {
    await browser.close()
    await site.dispose()
    rmSync(state, { recursive: true, force: true })
  }
}

/** The longest time from a key to the next paint, ms. */
async function timeTyping(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(watchKeys)
  await page.goto(address)
  await page.locator('footer').waitFor({ state: 'attached' })
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.locator('main fieldset textarea').first().focus()
  await page.keyboard.type(letters.slice(0, 1))
  await page.locator('main svg[role=img]').waitFor()
  await page.waitForTimeout(2000)
  await page.evaluate(() => keyMs.splice(0))
  await page.keyboard.type(letters.slice(1), { delay: letterMs })
  await page.waitForTimeout(1000)
  const times = await page.evaluate(() => keyMs)
  await page.close()
  return Math.max(...times)
}

/** Runs in the page, before the page's code. Keys under 16 ms are not reported. */
function watchKeys(): void {
  globalThis.keyMs = []
  addEventListener('keydown', () => keyMs.push(8))
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') keyMs[keyMs.indexOf(8)] = duration
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
