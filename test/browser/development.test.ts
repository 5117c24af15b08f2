import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* The site as `npm run dev` serves it: the sources in Vite, on bindings in another process. */

let folder: string
let server: ChildProcess
let origin: string
let log = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mazel-development-'))
  // As in bin/dev.mjs. Nothing is published, so the site shows the built release.
  const words = ['--js-base-64', 'node_modules/vite/bin/vite.js', '--port', '0']
  server = spawn('node_modules/.bin/node', words, {
    env: { ...process.env, STATE_DIR: path.join(folder, 'state'), NO_COLOR: '1' },
  })
  origin = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      log += text
      const address = /Local: +(http:\/\/localhost:\d+)/.exec(log)?.[1]
      if (address) resolve(address)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', () => reject(new Error(`the server ended:\n${log}`)))
  })
})

afterAll(async () => {
  server.kill('SIGTERM')
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
})

test('the sources are served, and a picture is drawn once', async () => {
  const home = await fetch(origin)
  expect(home.status).toBe(200)
  const [file] = /\/images\/cards\/[^"?]+/.exec(await home.text()) ?? []
  const picture = `${origin}${file}?width=320&format=auto`
  const [first, second] = [await readPicture(picture), await readPicture(picture)]
  expect(first.bytes.length).toBeGreaterThan(1000)
  expect(second).toEqual(first)
  expect(log).not.toContain('"level":"error"')
})

async function readPicture(address: string) {
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
  return { etag: answer.headers.get('ETag'), bytes: new Uint8Array(await answer.arrayBuffer()) }
}
