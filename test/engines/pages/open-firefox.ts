import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

const answer = v.object({
  id: v.number(),
  type: v.picklist(['success', 'error']),
  message: v.optional(v.string()),
  result: v.optional(v.unknown()),
})
const contexts = v.object({
  contexts: v.tupleWithRest([v.object({ context: v.string() })], v.any()),
})
const evaluated = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.optional(v.string()) }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
])
const screenshot = v.object({ data: v.string() })
const point = v.object({ x: v.number(), y: v.number() })

interface FirefoxOptions {
  /** A script that runs in each page before the page's own. */
  preload?: string
  /** Port of an https proxy on this machine whose certificates need no authority. */
  tlsProxyPort?: number
}

/** By WebDriver BiDi, https://w3c.github.io/webdriver-bidi/, which is built into Firefox. */
export async function openFirefox(
  browser: InstalledBrowser,
  { folder, microphone, preload, tlsProxyPort }: EngineOptions & FirefoxOptions,
): Promise<EnginePage> {
  const preferences = {
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
    ...(microphone && {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.navigator.audio.fake_frequency': microphone.hertz,
    }),
    ...(tlsProxyPort && {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': tlsProxyPort,
    }),
  }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(folder, 'user.js'), (browser.profile?.['user.js'] ?? '') + lines.join(''))
  const options = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0']
  const program = startProgram(browser.program, options, { HOME: folder })
  const [, address = ''] = await program.said(/WebDriver BiDi listening on (ws:\S+)/)
  const { send, close } = await connect(`${address}/session`)
  const alwaysMatch = { acceptInsecureCerts: tlsProxyPort !== undefined }
  await send('session.new', { capabilities: { alwaysMatch } })
  if (preload) {
    await send('script.addPreloadScript', { functionDeclaration: `() => {${preload}}` })
  }
  const [{ context }] = v.parse(contexts, await send('browsingContext.getTree', {})).contexts
  const { widthPx: width, heightPx: height } = windowSize
  const viewport = { width, height }
  await send('browsingContext.setViewport', { context, viewport, devicePixelRatio: pixelRatio })

  async function run(body: string): Promise<unknown> {
    const told = await send('script.evaluate', {
      expression: `(async () => JSON.stringify(await (async () => { ${body} })()))()`,
      target: { context },
      awaitPromise: true,
    })
    const end = v.parse(evaluated, told)
    if (end.type === 'exception') throw new Error(end.exceptionDetails.text)
    return end.result.value && JSON.parse(end.result.value)
  }

  return {
    run,
    async goTo(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    async click(selector) {
      const place = v.parse(point, await run(middleOf(selector)))
      const actions = [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const pointer = { type: 'pointer', id: 'mouse', actions }
      await send('input.performActions', { context, actions: [pointer] })
    },
    async photograph({ widthPx, heightPx }) {
      const clip = { type: 'box', x: 0, y: 0, width: widthPx, height: heightPx }
      const { data } = v.parse(
        screenshot,
        await send('browsingContext.captureScreenshot', { context, clip }),
      )
      return Buffer.from(data, 'base64')
    },
    async hide() {
      await send('browsingContext.create', { type: 'tab', background: false })
    },
    async close() {
      close()
      await program.stop()
    },
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no answer from ${address}`)))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const told = v.safeParse(answer, JSON.parse(data))
    // Events have no id.
    if (!told.success) return
    const { id, type, message, result } = told.output
    const asked = waiting.get(id)
    if (type === 'success') asked?.resolve(result)
    else asked?.reject(new Error(message))
    waiting.delete(id)
  })
  return {
    send(method: string, params: object): Promise<unknown> {
      last += 1
      const asked = Promise.withResolvers<unknown>()
      waiting.set(last, asked)
      socket.send(JSON.stringify({ id: last, method, params }))
      return asked.promise
    },
    close: () => socket.close(),
  }
}
