import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import * as v from 'valibot'
import type { InstalledBrowser } from '../browsers.ts'
import {
  type EngineOptions,
  type EnginePage,
  middleOf,
  pixelRatio,
  windowSize,
} from './engine-page.ts'
import { startProgram } from './start-program.ts'

const answer = v.object({ value: v.unknown() })
const session = v.object({ sessionId: v.string() })
const fault = v.object({ message: v.string() })
const point = v.object({ x: v.number(), y: v.number() })

/** By WebDriver, https://w3c.github.io/webdriver/, on a separate display that is large enough. */
export async function openWebKit(
  browser: InstalledBrowser,
  { folder }: EngineOptions,
): Promise<EnginePage> {
  const config = join(folder, '.config')
  mkdirSync(config)
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`)
  const port = await freePort()
  const { widthPx, heightPx } = windowSize
  // Room for the bars of the window.
  const [width, height] = [widthPx + 100, heightPx + 300].map((px) => px * pixelRatio)
  const screen = `-screen 0 ${width}x${height}x24`
  const options = ['-a', '-s', screen, '/usr/bin/WebKitWebDriver', `--port=${port}`]
  const program = startProgram('/usr/bin/xvfb-run', options, {
    HOME: folder,
    XDG_CONFIG_HOME: config,
    LIBGL_ALWAYS_SOFTWARE: '1',
    GDK_SCALE: String(pixelRatio),
  })
  const root = `http://127.0.0.1:${port}`
  await untilReady(`${root}/status`)
  const alwaysMatch = {
    'webkitgtk:browserOptions': { binary: browser.program, args: ['--automation'] },
  }
  const { sessionId } = v.parse(
    session,
    await ask(`${root}/session`, { capabilities: { alwaysMatch } }),
  )
  const send = (path: string, body?: object) => ask(`${root}/session/${sessionId}/${path}`, body)
  await send('window/rect', { x: 0, y: 0, width: widthPx, height: heightPx + 200 })

  async function run(body: string): Promise<unknown> {
    const script = `const end = arguments[0]
      ;(async () => { ${body} })().then(
        (value) => end({ value: value ?? null }), (error) => end({ fault: String(error) }))`
    const told = await send('execute/async', { script, args: [] })
    const { fault, value } = v.parse(
      v.object({ fault: v.optional(v.string()), value: v.optional(v.unknown()) }),
      told,
    )
    if (fault) throw new Error(fault)
    return value
  }

  return {
    run,
    async goTo(url) {
      await send('url', { url })
    },
    async click(selector) {
      const { x, y } = v.parse(point, await run(middleOf(selector)))
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const parameters = { pointerType: 'mouse' }
      await send('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] })
    },
    async photograph({ widthPx: width, heightPx: height }) {
      const picture = v.parse(v.string(), await send('screenshot'))
      return sharp(Buffer.from(picture, 'base64'))
        .extract({ left: 0, top: 0, width: width * pixelRatio, height: height * pixelRatio })
        .png()
        .toBuffer()
    },
    async close() {
      await fetch(`${root}/session/${sessionId}`, { method: 'DELETE' })
      await program.stop()
    },
  }
}

/** The driver prints nothing when it begins to listen. */
async function untilReady(address: string): Promise<void> {
  const deadline = AbortSignal.timeout(20_000)
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    await setTimeout(100, undefined, { signal: deadline })
  }
}

/** @throws Error with the driver's message */
async function ask(address: string, body?: object): Promise<unknown> {
  const order = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(address, order ?? {})
  const { value } = v.parse(answer, await response.json())
  if (!response.ok) throw new Error(v.is(fault, value) ? value.message : address)
  return value
}

/** The driver cannot choose a port itself. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
