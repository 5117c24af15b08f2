import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'

/** The built site, without a slash at its end. */
export const baseUrl = inject('plainSite')
/** The same with the ids of every tag. */
export const taggedUrl = inject('taggedSite')
/** The same with 60 cards on `/cards/bris`. */
export const fullUrl = inject('fullSite')

/** A name of this machine that the browser takes for another device's: plain http is not secure there. */
export const httpHost = 'mazel.test'

interface VisitOptions {
  path?: string
  /** Of the window, CSS px. */
  width?: number
  height?: number
  site?: string
  /** Faults that the test brings about; any other fails it. */
  faults?: readonly RegExp[]
  /** Starts of foreign addresses that the test answers itself. */
  stubs?: readonly string[]
  /** Visits of a file that ask for the same share a cache, as those of one visitor do. */
  context?: BrowserContextOptions
  /** Nobody else's, so that nothing is kept from the visit before. */
  alone?: boolean
  /** The page's timers can be stopped, by `stopClock`. */
  clock?: boolean
  /** False for a page that the test keeps from coming to life. */
  live?: boolean
  /** The visitor answers by himself whether the names of a sample may leave; else they may. */
  asked?: boolean
  /** Before the page is gone to. */
  prepare?: (page: Page) => Promise<unknown>
}

interface Visit {
  page: Page
  /** Errors of the console and of scripts, breaches of the policy, requests to foreign hosts. */
  faults: readonly string[]
}

const chromiumArgs = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing leaves the machine, whatever a page asks for.
  `--host-resolver-rules=MAP ${httpHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
]

/** How long a step may wait for the page, ms; see `vitest.config.ts` for polls. It bounds what hangs. */
const stepMs = 60_000

/**
 * For going to an address: done when the document has been read. Its pictures, each made when it is
 * first asked for, may take long, and hold up the loading even of a page that has been left.
 */
export const onceRead = { waitUntil: 'domcontentloaded' } as const

const clockStart = new Date('2026-11-20T10:00:00Z')

let browser: Promise<Browser> | undefined
const contexts = new Map<string, Promise<BrowserContext>>()
let visits: { page: Page; unexpected: string[] }[] = []

afterEach(async () => {
  const ended = visits
  visits = []
  await Promise.all(ended.map(({ page }) => page.close()))
  expect(ended.flatMap(({ unexpected }) => unexpected)).toEqual([])
})

afterAll(async () => (await browser)?.close())

/** A page that the browser has taken over. What goes wrong there fails the test. */
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

/** Answers the question about the names of a sample as soon as it is asked. */
function leaveAnyway() {
  const answer = () =>
    document.querySelector<HTMLElement>('[role=alertdialog][open] button:last-child')?.click()
  new MutationObserver(answer).observe(document, { childList: true, subtree: true })
}

function contextFor(options: VisitOptions): Promise<BrowserContext> {
  const { context = {}, clock = false, alone = false } = options
  // A clock is that of its whole context.
  const key = clock || alone ? crypto.randomUUID() : JSON.stringify(context)
  const known = contexts.get(key)
  if (known) return known
  const made = makeContext(context, clock)
  contexts.set(key, made)
  return made
}

async function makeContext(options: BrowserContextOptions, clock: boolean) {
  browser ??= chromium.launch({
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: chromiumArgs,
  })
  // A test answers requests itself only where no service worker does.
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

/** The footer exists in the browser only, so it tells that the page has come to life. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('footer').waitFor({ state: 'attached' })
}

/** Lets the page do what it has already been told to, with its clock real or stopped. */
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

/** Stops the page's timers; time passes by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(clockStart.getTime() + 3_600_000))
}

/** Moves the stopped clock and lets the page follow. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await settle(page)
}

/** Resolves when finite animations and transitions have run out; what begins them is to be there. */
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

/** Keeps the toasts that are to come, as the mouse does that is over them. */
export async function holdToasts(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notifications' }).dispatchEvent('mouseover')
}

/** How light a colour is, 0 black to 1 white; for computed colours. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
}

/**
 * For `prepare`: does what a visitor does before the page comes to life, whose script is held back
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

/** A gate for a route: requests wait at it until it is opened. */
export function gate(): { wait: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { wait: promise, open: resolve }
}

/** For `evaluate`, in the page. */
export function isFocused(element: Element): boolean {
  return element === document.activeElement
}

/** A part that is shown takes the focus a moment later; keys go elsewhere until then. */
export async function untilFocused(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(isFocused)).toBe(true)
}

/** The same for a dialog that gives the focus to something in it. */
export async function untilFocusIn(dialog: Locator): Promise<void> {
  const holdsFocus = (element: Element) => element.contains(document.activeElement)
  await expect.poll(() => dialog.evaluate(holdsFocus)).toBe(true)
}
