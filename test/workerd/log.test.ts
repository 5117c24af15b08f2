import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeError } from '../../src/log/describe-error.ts'
import { askSite, breakDown } from './site.ts'

let logged: Record<string, unknown>[] = []

beforeEach(() => {
  logged = []
  const keep = (line: string) => {
    logged.push(JSON.parse(line))
  }
  vi.spyOn(console, 'error').mockImplementation(keep)
  vi.spyOn(console, 'warn').mockImplementation(keep)
})

afterEach(() => {
  vi.restoreAllMocks()
})

const down = { CONTENT: breakDown(env.CONTENT) }
const ray = '8f2a1b3c4d5e6f70-EWR'

test('each line of a request has its id and its route, never its address', async () => {
  const headers = { 'CF-Ray': ray }
  const response = await askSite('/card/papercut-arch?d=1sarah', { headers }, down)
  expect(response.headers.get('x-request-id')).toBe(ray)
  expect(logged.length).toBeGreaterThan(0)
  for (const line of logged) {
    expect(line).toMatchObject({ level: 'error', request: ray, route: '/card/*' })
    expect(line.message).toEqual(expect.any(String))
  }
  expect(JSON.stringify(logged)).not.toMatch(/sarah|papercut-arch/)
})

test('an id that is not from Cloudflare is not used', async () => {
  const headers = { 'CF-Ray': 'sarah <script>' }
  const response = await askSite('/privacy', { headers })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the page of an error names its id, and other pages do not', async () => {
  const headers = { 'CF-Ray': ray }
  const failed = await askSite('/card/no-such-card', { headers }, down)
  expect(failed.status).toBe(503)
  expect(await failed.text()).toContain(`<code>${ray}</code>`)
  const page = await askSite('/privacy', { headers })
  expect(await page.text()).not.toContain(ray)
})

test('two requests at a time keep their ids apart', async () => {
  const rays = ['aaaaaaaaaaaaaaa1-EWR', 'aaaaaaaaaaaaaaa2-EWR']
  await Promise.all(
    rays.map((id) => askSite('/cards/wedding', { headers: { 'CF-Ray': id } }, down)),
  )
  for (const id of rays) expect(logged.map(({ request }) => request)).toContain(id)
})

test('an error is logged with its cause and without the values that it quotes', () => {
  const cause = new SyntaxError(`Unexpected token 'ש', "שרה כהן" is not valid JSON`)
  const error = new Error('the draft cannot be read', { cause })
  const facts = describeError(error)
  expect(facts).toMatchObject({
    name: 'Error',
    message: 'the draft cannot be read',
    cause: { name: 'SyntaxError', message: 'Unexpected token …, … is not valid JSON' },
  })
  expect(facts.stack?.length).toBeGreaterThan(0)
  expect(JSON.stringify(facts)).not.toContain('כהן')
  expect(describeError('שרה')).toEqual({ name: 'string', message: '' })
})
