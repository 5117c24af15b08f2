import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { startProgram } from '../engines/pages/start-program.ts'

/** A tab that can be hidden: Playwright makes every page believe that it is visible. */
export interface Tab {
  /** Result of an expression in the page, awaited, as JSON. It counts as a user gesture. */
  evaluate(expression: string): Promise<unknown>
  /** Opens another tab in the same window, in front of it. */
  hide(): Promise<void>
  /** The path of the first saved file, once it is complete. */
  saved: Promise<string>
  close(): Promise<void>
}

const switches = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
]

const message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
})
const target = v.object({ targetId: v.string() })
const session = v.object({ sessionId: v.string() })
const evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.unknown()),
})
const progress = v.object({ guid: v.string(), state: v.string() })

/** Opens an address in a separate Chromium, by the DevTools protocol. */
export async function openTab(url: string): Promise<Tab> {
  const folder = await mkdtemp(join(tmpdir(), 'mazel-tab-'))
  const options = [...switches, `--user-data-dir=${folder}/profile`]
  const program = startProgram(process.env.CHROME_PATH || '/usr/bin/chromium', options, {})
  const [, address = ''] = await program.said(/DevTools listening on (ws:\S+)/)
  const { send, on, close } = await connect(address)
  const saved = new Promise<string>((resolve) => {
    on('Browser.downloadProgress', (params) => {
      const { guid, state } = v.parse(progress, params)
      if (state === 'completed') resolve(join(folder, guid))
    })
  })
  const naming = { behavior: 'allowAndName', downloadPath: folder, eventsEnabled: true }
  await send('Browser.setDownloadBehavior', naming)
  const { targetId } = v.parse(target, await send('Target.createTarget', { url }))
  const attached = await send('Target.attachToTarget', { targetId, flatten: true })
  const { sessionId } = v.parse(session, attached)
  return {
    saved,
    async evaluate(expression) {
      const wish = { expression, awaitPromise: true, returnByValue: true, userGesture: true }
      const told = v.parse(evaluated, await send('Runtime.evaluate', wish, sessionId))
      if (told.exceptionDetails) throw new Error(JSON.stringify(told.exceptionDetails))
      return told.result.value
    },
    async hide() {
      const other = v.parse(target, await send('Target.createTarget', { url: 'about:blank' }))
      await send('Target.activateTarget', other)
    },
    async close() {
      close()
      await program.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
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
  const listeners = new Map<string, (params: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, method = '', params, result, error } = v.parse(message, JSON.parse(data))
    listeners.get(method)?.(params)
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  let last = 0
  return {
    send(method: string, params: object, sessionId?: string): Promise<unknown> {
      last += 1
      const asked = Promise.withResolvers<unknown>()
      waiting.set(last, asked)
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      return asked.promise
    },
    on: (method: string, listener: (params: unknown) => void) => listeners.set(method, listener),
    close: () => socket.close(),
  }
}
