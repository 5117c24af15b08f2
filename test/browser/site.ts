import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { expect, inject } from 'vitest'

/** Address of the built site, without a slash at the end. */
export const baseUrl = inject('plainSite')
/** The same with the ids of every tag. */
export const taggedUrl = inject('taggedSite')
/** The same with 60 cards on `/cards/bris`. */
export const fullUrl = inject('fullSite')

/** A page of text, which loads in half the time: for what every page has. */
export const textPath = '/privacy'

/** Host name that the browser takes for another device: plain http is not secure there. */
export const httpHost = 'mazel.test'

interface VisitOptions {
  path?: string
  /** Size of the window, CSS px. */
  width?: number
  height?: number
  site?: string
  /** Errors that the test causes; any other fails it. */
  faults?: readonly RegExp[]
  /** Starts of foreign addresses that the test answers itself. */
  stubs?: readonly string[]
  /** Visits of a file with equal options share a cache, like visits of one visitor. */
  context?: BrowserContextOptions
  /** Uses a new context, so that nothing is cached from the visit before. */
  alone?: boolean
  /** Uses Chromium with windows, which fetches lazy pictures as phones do. */
  whole?: boolean
  /** Whether `stopClock` can stop the page's timers. */
  clock?: boolean
  /** False for a page that the test keeps from hydrating, or whose header and search it holds back. */
  live?: boolean
  /** Whether the test answers the proof-reader itself; default: the export goes on. */
  asked?: boolean
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

interface Visit {
  page: Page
  /** Console and script errors, policy violations, requests to foreign hosts. */
  faults: readonly string[]
}

const chromiumArgs = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // Letters as on a phone; without windows the default fits them to whole pixels.
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps at 400 Hz twice a second.
  '--use-fake-device-for-media-stream',
  // No request leaves the machine.
  `--host-resolver-rules=MAP ${httpHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
]

/** Limit of a step that waits for the page, ms, against hangs; `vitest.config.ts` has polls. */
const stepMs = 60_000

/**
 * For `goto`: done when the document has been parsed. Pictures are made at their first request, so
 * they can take long, and they delay the load event even of a page that has been left.
 */
export const onceRead = { waitUntil: 'domcontentloaded' } as const

/** Errors of a page that loses its network while code and data that can wait are still to come. */
export const cutOff = [
  /ERR_INTERNET_DISCONNECTED/,
  /Unable to preload CSS/,
  /^categories TypeError/,
]

const clockStart = new Date('2026-11-20T10:00:00Z')

/** By the path of their program. */
const browsers = new Map<string, Promise<Browser>>()
const contexts = new Map<string, Promise<BrowserContext>>()
let visits: { page: Page; unexpected: string[] }[] = []

/** Closes the pages of a test, which fails for their errors. */
export async function endVisits(): Promise<void> {
  const ended = visits
  visits = []
  await Promise.all(ended.map(({ page }) => page.close()))
  expect(ended.flatMap(({ unexpected }) => unexpected)).toEqual([])
}

/** The visitors of the next file have another browser. */
export async function endFile(): Promise<void> {
  const ended = await Promise.all(browsers.values())
  browsers.clear()
  contexts.clear()
  await Promise.all(ended.map((browser) => browser.close()))
}

/** Opens a page and waits until it is hydrated. An error in the page fails the test. */
export async function openPage(options: VisitOptions = {}): Promise<Visit> {
  const { path = '/', width = 1280, height = 800, site = baseUrl, prepare } = options
  const context = await contextFor(options)
  const page = await context.newPage()
  await page.setViewportSize({ width, height })
  const faults = watchFaults(page, options)
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`)
    })
  })
  if (!options.asked) await page.addInitScript(leaveAnyway)
  await prepare?.(page)
  await page.goto(site + path, onceRead)
  const { live = options.context?.javaScriptEnabled !== false } = options
  if (live) await untilHydrated(page)
  return { page, faults }
}

/** Continues from the question about the words as soon as it appears. */
function leaveAnyway() {
  const answer = () =>
    document
      .querySelector<HTMLElement>('[role=alertdialog][open] > :last-child button:last-child')
      ?.click()
  new MutationObserver(answer).observe(document, { childList: true, subtree: true })
}

function contextFor(options: VisitOptions): Promise<BrowserContext> {
  const { context = {}, clock = false, alone = false, whole = false } = options
  // A stopped clock affects its whole context.
  const key = clock || alone ? crypto.randomUUID() : JSON.stringify([context, whole])
  const known = contexts.get(key)
  if (known) return known
  const made = makeContext(
    launched(inject(whole ? 'wholeChromium' : 'quickChromium')),
    context,
    clock,
  )
  contexts.set(key, made)
  return made
}

function launched(executablePath: string): Promise<Browser> {
  const known = browsers.get(executablePath)
  if (known) return known
  const browser = chromium.launch({ executablePath, args: chromiumArgs })
  browsers.set(executablePath, browser)
  return browser
}

async function makeContext(
  browser: Promise<Browser>,
  options: BrowserContextOptions,
  clock: boolean,
) {
  // A test can answer requests itself only without a service worker.
  const context = await (await browser).newContext({ serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(stepMs)
  if (clock) await context.clock.install({ time: clockStart })
  return context
}

function watchFaults(page: Page, { faults: expected = [], stubs = [] }: VisitOptions): string[] {
  const faults: string[] = []
  const unexpected: string[] = []
  visits.push({ page, unexpected })
  const note = (fault: string) => {
    faults.push(fault)
    if (!expected.some((pattern) => pattern.test(fault))) unexpected.push(fault)
  }
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  page.on('pageerror', (error) => note(String(error)))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    const local =
      [httpHost, '127.0.0.1'].includes(hostname) || protocol === 'blob:' || protocol === 'data:'
    const stubbed = stubs.some((start) => request.url().startsWith(start))
    if (!local && !stubbed) note(`foreign request: ${request.url()}`)
  })
  return faults
}

/**
 * Header, menus and searches hydrate after the rest. Until then a search is a plain form, and a
 * mouse over a menu opens nothing. Those above a card that was sent wait for a touch.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await untilPageHydrated(page)
  const field = 'body:not(:has(main[data-page=gift])) form[role=search] > input:not([role])'
  await page.locator(field).first().waitFor({ state: 'detached' })
}

/**
 * The footer exists only in the browser, so it shows that the page is hydrated. On a card that was
 * sent it waits for a touch, and the place of the toasts shows it.
 */
export async function untilPageHydrated(page: Page): Promise<void> {
  const signs = page.locator('footer, body:has(main[data-page=gift]) > section[aria-live]')
  await signs.first().waitFor({ state: 'attached' })
}

/** Lets the page finish its pending work, with a real or a stopped clock. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
}

/** Stops the page's timers; time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(clockStart.getTime() + 3_600_000))
}

/** Moves the stopped clock and lets the page follow. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await settle(page)
}

/** Resolves when finite animations and transitions have ended; they must already be under way. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    for (let left = running(); left.length > 0; left = running()) {
      await Promise.allSettled(left.map(({ finished }) => finished))
    }
  })
}

/** Keeps future toasts open, as a mouse over them does. */
export async function holdToasts(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notifications' }).evaluate((region) => {
    const point = () =>
      region
        .querySelector('[role=status]')
        ?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    new MutationObserver(point).observe(region, { childList: true })
    point()
  })
}

/** How light a colour is, 0 black to 1 white; for computed colours. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
}

/**
 * For `prepare`: does what a visitor does before the page hydrates. The page's script is held back
 * until then.
 */
export function beforeLive(act: (page: Page) => Promise<unknown>) {
  return (page: Page) =>
    page.route(
      '**/assets/entry-*.js',
      async (route) => {
        await act(page)
        await route.continue()
      },
      { times: 1 },
    )
}

/** A gate for a route: requests wait until it is opened. */
export function gate(): { wait: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { wait: promise, open: resolve }
}

/** For `evaluate`, in the page. */
export function isFocused(element: Element): boolean {
  return element === document.activeElement
}

/** An element gets the focus a moment after it is shown; until then keys go elsewhere. */
export async function untilFocused(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(isFocused)).toBe(true)
}

/** The same for a dialog that gives the focus to an element in it. */
export async function untilFocusIn(dialog: Locator): Promise<void> {
  const holdsFocus = (element: Element) => element.contains(document.activeElement)
  await expect.poll(() => dialog.evaluate(holdsFocus)).toBe(true)
}
