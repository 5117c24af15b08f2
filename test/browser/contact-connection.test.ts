import { connect } from 'node:net'
import { expect, inject, test } from 'vitest'

const { hostname, port, host } = new URL(inject('plainSite'))
const form = JSON.stringify({ name: 'Chaya', email: 'c@example.com', phone: '7', message: 'Mazel' })

interface Call {
  method?: string
  path?: string
  type?: string
  body?: string
  headers?: string
}

function write({ method = 'POST', path = '/api/contact', ...rest }: Call): string {
  const { type = 'application/json', body = form, headers } = rest
  const length = headers ?? `Content-Length: ${Buffer.byteLength(body)}`
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${body}`
}

/** Statuses of calls on one connection; each call is sent after the answer to the one before. */
function callOneByOne(calls: readonly Call[]): Promise<number[]> {
  const { promise, resolve } = Promise.withResolvers<number[]>()
  const socket = connect(Number(port), hostname)
  let said = ''
  const statuses = () =>
    [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  const next = () => {
    const call = calls[statuses().length]
    if (call) socket.write(write(call))
    else socket.end()
  }
  socket.on('data', (bytes) => {
    const before = statuses().length
    said += bytes
    if (statuses().length > before) next()
  })
  socket.on('connect', next)
  socket.on('error', () => {})
  socket.on('close', () => resolve(statuses()))
  return promise
}

test.each<[string, Call, number]>([
  ['of another type', { type: 'text/plain' }, 415],
  ['of another method', { method: 'PUT' }, 405],
  [
    'of another site',
    { headers: `Origin: https://evil.example\r\nContent-Length: ${form.length}` },
    403,
  ],
  ['that is too long', { body: 'x'.repeat(20_000) }, 413],
  ['to no address', { path: '/api/nothing' }, 404],
  ['that needs no body', { method: 'GET', path: '/api/search?q=' }, 200],
])('after a call %s the connection serves the next', async (_, call, status) => {
  const last = { type: 'text/plain' }
  expect(await callOneByOne([call, call, last])).toEqual([status, status, 415])
})

test.each([
  ['zz\r\nhello\r\n0\r\n\r\n'],
  ['-5\r\nhello\r\n0\r\n\r\n'],
  ['5\r\nhelloXX0\r\n\r\n'],
  ['\r\n\r\n'],
])('a body whose chunks are %j is 400', async (body) => {
  expect(await callOneByOne([{ body, headers: 'Transfer-Encoding: chunked' }])).toEqual([400])
})
