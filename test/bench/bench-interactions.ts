import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright-core'
import { startLocalSite } from '../../bin/local-site.ts'
import { type Bench, type Figure, inTurn } from './figures.ts'

/*
 * Measures interactions on a processor slowed down four times, like a cheap phone's, with the browser's
 * Event Timing: from the tap or key to the next paint, in steps of 8 ms. The slowest event of each visit
 * counts: of a visitor who types, the tap on a line of the picture too, which brings the live one. He pauses
 * once, so that half of his letters meet the built picture and half the live one.
 *
 * A finger stays for 80 ms, on a page that has become idle. Playwright's own `tap` sends all of its
 * events at once and runs scripts in the page between them, which the events would wait for.
 *
 * The window is larger than the page: it has a bar of 87 px above it, and a letter in a field below its
 * edge changes nothing that is shown, so that its event would last until another part changes.
 */

/** Globals of the page: durations of its events, ms. */
declare global {
  var eventMs: number[]
}

interface Interaction {
  path: string
  /** What the visitor touches; the place is read before the processor is slowed down. */
  target?: (page: Page) => Locator
  /** What he does after, or instead. */
  act?: (page: Page) => Promise<unknown>
}

/** Typed with a pause between them. */
const phrases = ['Joseph Isaac', ' and Miriam Leah']
/** Long enough for the live card to come. */
const pauseMs = 1500
/** Interval of a quick thumb, ms. */
const letterMs = 150
const slowdown = 4
/** How long a finger stays, ms. */
const touchMs = 80
/** Until the keyboard of a phone is there, ms. */
const keyboardMs = 400
/** Until the last paint is reported, ms. */
const reportMs = 1000
/** Larger than any page here with the bar of the window above it. */
const windowPx = { width: 1280, height: 1000 }

/** A line on the picture of each card. */
const typedLines = {
  'papercut-arch': 'chosson',
  'velvet-and-gold': 'name',
  'pomegranate-bough': 'family',
  'menorah-lights': 'greeting',
}

const interactions: Readonly<Record<string, Interaction>> = {
  'the menu opened': {
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Open the menu' }),
  },
  'filters unfolded': {
    path: '/cards/wedding',
    target: (page) => page.getByText('More filters'),
  },
  'a filter chosen': {
    path: '/cards/wedding',
    target: (page) =>
      page.getByRole('navigation', { name: 'Shape' }).getByRole('link', { name: 'Status' }),
  },
  'a card opened': {
    path: '/cards/wedding',
    target: (page) => page.locator('main [data-card]').first(),
    act: (page) => page.locator('main[data-page=card]').waitFor(),
  },
  'the words opened': {
    path: '/card/papercut-arch',
    target: (page) => page.getByRole('button', { name: 'Words' }),
  },
  ...Object.fromEntries(
    Object.entries(typedLines).map(([slug, line]) => [
      `typing on ${slug}`,
      {
        path: `/card/${slug}`,
        target: (page: Page) => page.locator(`main foreignObject label[for$="-${line}"]`).first(),
        act: type,
      },
    ]),
  ),
  'colours changed': { path: '/card/papercut-arch', act: recolour },
}

export const benchInteractions: Bench = async () => {
  const state = mkdtempSync(join(tmpdir(), 'mazel-bench-'))
  const site = await startLocalSite({ port: 0, stateDir: state })
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const { origin } = await site.ready
    const cases = Object.entries(interactions).map(
      ([name, interaction]) => [name, () => timeVisit(browser, origin, interaction)] as const,
    )
    const times = await inTurn(Object.fromEntries(cases))
    return Object.entries(times).map(
      ([name, ours]): Figure => ({
        what: `slowest event, ${name}, 4x slower`,
        ours,
        unit: 'ms',
        goal: { of: 'value', most: 100 },
      }),
    )
  } finally {
    await browser.close()
    await site.dispose()
    rmSync(state, { recursive: true, force: true })
  }
}

/** The longest time from an event to the next paint, ms. */
async function timeVisit(browser: Browser, origin: string, { path, target, act }: Interaction) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  try {
    const session = await page.context().newCDPSession(page)
    const { windowId } = await session.send('Browser.getWindowForTarget')
    await session.send('Browser.setWindowBounds', { windowId, bounds: windowPx })
    await page.addInitScript(watchEvents)
    await page.goto(origin + path)
    await page.locator('footer').waitFor({ state: 'attached' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await target?.(page).scrollIntoViewIfNeeded()
    const place = target && (await middleOf(target(page)))
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (place) await touch(session, place)
    await act?.(page)
    await page.waitForTimeout(reportMs)
    return Math.max(...(await page.evaluate(() => eventMs)))
  } finally {
    await page.close()
  }
}

interface Point {
  x: number
  y: number
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not in the page`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function touch(session: CDPSession, place: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await new Promise((resolve) => setTimeout(resolve, touchMs))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function type(page: Page): Promise<void> {
  await page.waitForTimeout(keyboardMs)
  const [first = '', second = ''] = phrases
  await page.keyboard.type(first, { delay: letterMs })
  await page.waitForTimeout(pauseMs)
  await page.keyboard.type(second, { delay: letterMs })
  const typed = await page.locator('textarea:focus').inputValue()
  if (typed !== phrases.join('')) throw new Error(`the field has "${typed}"`)
}

async function recolour(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.mouse.move(8, 8)
  await page.locator('main svg[role=img]').waitFor()
  const colours = page.getByRole('group', { name: 'Colours' }).getByRole('radio')
  for (const i of [1, 2, 1]) await colours.nth(i).check()
}

/** Runs in the page, before the page's code. Events under 16 ms are not reported: 8 stands for them. */
function watchEvents(): void {
  globalThis.eventMs = [8]
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) eventMs.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
