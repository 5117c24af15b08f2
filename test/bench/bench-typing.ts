import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { readArguments } from '../../bin/arguments.mjs'

/*
 * Measures typing on a processor slowed down four times, like a cheap phone's, with the browser's
 * Event Timing, which counts in steps of 8 ms. The first letter is typed right after the page
 * hydrates, before the live picture is there.
 */
readArguments({
  usage: `npm run bench:typing

Times keystrokes in Chromium slowed down four times, from the key to the next paint. Needs a build.`,
})

/** Globals of the page: the time of each key press, ms. */
declare global {
  var keyMs: number[]
}

const slugs = ['papercut-arch', 'velvet-and-gold', 'pomegranate-bough', 'menorah-lights']
const letters = 'Joseph Isaac and Miriam Leah'
/** Interval of a quick thumb, ms. */
const letterMs = 150
const slowdown = 4

// Loading takes seconds, which `--help` need not wait for.
const { startLocalSite } = await import('../../bin/local-site.ts')
const state = mkdtempSync(join(tmpdir(), 'mazel-bench-'))
const site = await startLocalSite({ port: 0, stateDir: state })
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  const { origin } = await site.ready
  const rows: Record<string, Record<string, number>> = {}
  for (const slug of slugs) rows[slug] = await timeTyping(`${origin}/card/${slug}`)
  console.log(`From a key to the next paint, CPU ${slowdown} times slower, ms:`)
  console.table(rows)
  console.log(`Load of the last minute: ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await browser.close()
  await site.dispose()
  rmSync(state, { recursive: true, force: true })
}

async function timeTyping(address: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(watchKeys)
  await page.goto(address)
  await page.locator('footer').waitFor({ state: 'attached' })
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const start = performance.now()
  await page.locator('main fieldset textarea').first().focus()
  await page.keyboard.type(letters.slice(0, 1))
  await page.locator('main svg[role=img]').waitFor()
  const liveMs = performance.now() - start
  await page.waitForTimeout(2000)
  await page.evaluate(() => keyMs.splice(0))
  await page.keyboard.type(letters.slice(1), { delay: letterMs })
  await page.waitForTimeout(1000)
  const times = (await page.evaluate(() => keyMs)).sort((a, b) => a - b)
  await page.close()
  return {
    keys: times.length,
    median: times[Math.floor(times.length / 2)] ?? 0,
    most: times.at(-1) ?? 0,
    'first key to live picture': Math.round(liveMs),
  }
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
