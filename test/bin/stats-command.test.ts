import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { afterAll, afterEach, expect, test } from 'vitest'
import { insightWorker, localInsightOptions } from '../../bin/local-insight.ts'
import { readPopularity } from '../../bin/stats/popularity.ts'
import { popularityKey, popularitySchema } from '../../src/shared/insight/popularity.ts'

const state = mkdtempSync(path.join(tmpdir(), 'mazel-stats-'))
const server = createServer()
let asked: { url: string; authorization: string; sql: string }[] = []

afterEach(() => {
  asked = []
  server.removeAllListeners('request')
})

afterAll(() => {
  server.close()
  rmSync(state, { recursive: true })
})

/** Output and exit code of the command. */
async function stats(words: readonly string[], env: Record<string, string> = {}) {
  const { CLOUDFLARE_API_TOKEN: _, CLOUDFLARE_ACCOUNT_ID: __, ...own } = process.env
  try {
    const args = ['--disable-warning=ExperimentalWarning', 'bin/stats.ts', ...words]
    const { stdout } = await promisify(execFile)('node', args, { env: { ...own, ...env } })
    return { code: 0, said: stdout }
  } catch (error) {
    const { stderr, code } = Object(error)
    return { code, said: String(stderr) }
  }
}

/** A stand-in for Cloudflare's API; the answer is chosen by the SQL. */
async function serve(answer: (sql: string) => { status?: number; body: unknown }) {
  server.on('request', async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const sql = Buffer.concat(chunks).toString()
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '', sql })
    const { status = 200, body } = answer(sql)
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  if (!server.listening) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }
  // The address of a server on a port.
  const { port } = server.address() as AddressInfo
  return {
    CLOUDFLARE_API_TOKEN: 'token-of-the-test',
    CLOUDFLARE_ACCOUNT_ID: 'account-of-the-test',
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
  }
}

/** As Cloudflare answers: sums of 64 bits are text. */
function rows(data: readonly object[]) {
  return { body: { meta: [], data, rows: data.length } }
}

const place = 'card-engine-1f0c2d3e.js:1:20345'

function answerOf(sql: string) {
  if (sql.includes("index1 = 'fault'")) {
    return rows([{ build: 'Bx3_f9Qa', place, message: 'RangeError: no …', times: '7' }])
  }
  if (sql.includes('blob2 AS item')) {
    return rows([
      { kind: 'view', item: 'card/arch', times: '5000' },
      { kind: 'view', item: 'card/lights', times: '90' },
      { kind: 'share', item: 'card/lights', times: '40' },
      { kind: 'download', item: 'card/lights', times: '2' },
    ])
  }
  const days = Number(/INTERVAL '(\d+)' DAY/.exec(sql)?.[1])
  return rows([
    { kind: 'view', what: 'card', times: `${days * 1000}` },
    { kind: 'share', what: 'whatsapp', times: `${days * 10}` },
    { kind: 'fault', what: '', times: '7' },
  ])
}

test('the figures of Cloudflare are asked for by SQL, and weighed by the sample', async () => {
  const env = await serve(answerOf)
  const { code, said } = await stats(['--remote'], env)
  expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' })
  const lines = said.split('\n')
  expect(lines[0]?.trim().split(/ {2,}/)).toEqual(['1 day', '7 days', '30 days'])
  expect(lines.find((line) => line.startsWith('views'))).toMatch(/1000 +7000 +30000$/)
  expect(lines.find((line) => line.startsWith('whatsapp'))).toMatch(/ 300$/)
  // What was taken home comes before what was only seen.
  expect(said.indexOf('card/lights')).toBeLessThan(said.indexOf('card/arch'))
  expect(said).toMatch(/card\/lights +2 +40 +90/)
  expect(said).toMatch(new RegExp(`7 +Bx3_f9Qa +${place} +RangeError`))
  for (const { url, authorization, sql } of asked) {
    expect(url).toBe('/client/v4/accounts/account-of-the-test/analytics_engine/sql')
    expect(authorization).toBe('Bearer token-of-the-test')
    expect(sql).toContain('SUM(_sample_interval)')
    expect(sql).toMatch(/FROM mazel WHERE timestamp > NOW\(\) - INTERVAL '\d+' DAY/)
  }
})

test('--json and --days give the figures of one span', async () => {
  const { code, said } = await stats(['--remote', '--json', '--days', '3'], await serve(answerOf))
  expect(code).toBe(0)
  expect(JSON.parse(said)).toMatchObject({
    spans: [{ days: 3, totals: [{ kind: 'view', what: 'card', times: 3000 }, {}, {}] }],
    items: [{ item: 'card/lights', downloads: 2, shares: 40, views: 90 }, {}],
    faults: [{ times: 7, place }],
  })
})

test('without a token it says where to get one', async () => {
  const { code, said } = await stats(['--remote'])
  expect(code).toBe(1)
  expect(said).toContain('CLOUDFLARE_API_TOKEN is not set')
  expect(said).toContain('Account Analytics > Read')
})

test.each([
  [403, 'Authentication error', 'refused the token (403)'],
  [422, 'unable to find type of column: timestamp', 'There are no counts yet'],
  [500, 'sorry', 'Cloudflare answered 500: sorry'],
])('an answer of %i is explained', async (status, body, words) => {
  const env = await serve(() => ({ status, body }))
  const { code, said } = await stats(['--remote'], env)
  expect(code).toBe(1)
  expect(said).toContain(words)
  expect(said).not.toContain('token-of-the-test')
})

test.each([
  ['--days', '0'],
  ['--days', '91'],
  ['--days', 'x'],
  ['--limit', '-1'],
])('%s %s is refused', async (...words) => {
  expect((await stats(words)).code).toBe(2)
})

test('the local site keeps its points where the command finds them', async () => {
  const site = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          name: 'site',
          modules: true,
          compatibilityDate: '2026-08-15',
          script: `export default {
            async fetch(_, { INSIGHT }) {
              for (const what of ['card', 'card', 'home'])
                await INSIGHT.writeDataPoint({ indexes: ['view'], blobs: [what, what === 'card' ? 'card/arch' : '', 'b', '', ''] })
              return new Response(null, { status: 204 })
            },
          }`,
          ...localInsightOptions({}),
        },
        insightWorker,
      ],
      resourcePersistencePath: path.join(state, 'v3'),
    }),
  )
  try {
    expect((await site.dispatchFetch('http://site/')).status).toBe(204)
  } finally {
    await site.dispose()
  }
  const { code, said } = await stats(['--json', '--persist-to', state])
  expect(code).toBe(0)
  expect(JSON.parse(said)).toMatchObject({
    spans: [
      {
        days: 1,
        totals: [
          { kind: 'view', what: 'card', times: 2 },
          { what: 'home', times: 1 },
        ],
      },
      { days: 7 },
      { days: 30 },
    ],
    items: [{ item: 'card/arch', views: 2 }],
    faults: [],
  })
})

test('--apply writes the order of popularity into KV', async () => {
  const applied = await stats(['--apply', '--persist-to', state])
  expect(applied).toMatchObject({ code: 0 })
  expect(applied.said).toContain('popularity of 1 cards')
  const words = [
    'kv',
    'key',
    'get',
    popularityKey,
    '--binding',
    'CONTENT',
    '--local',
    '--persist-to',
  ]
  const { stdout } = await promisify(execFile)('node_modules/.bin/wrangler', [...words, state])
  expect(v.parse(popularitySchema, JSON.parse(stdout)).cards).toEqual(['arch'])
})

test('cards that are taken home are more popular, and the last week counts more', async () => {
  const point = (item: string, kind: string, times: number) => ({
    kind,
    item: `card/${item}`,
    times,
  })
  const source = {
    table: 'points',
    close: async () => {},
    since: (days: number) => `${days} days`,
    ask: async (sql: string) => [
      ...(sql.includes('30 days') ? [point('seen', 'view', 30), point('old', 'share', 9)] : []),
      ...[point('seen', 'view', 2), point('taken', 'download', 4), point('film', 'view', 0)],
      { kind: 'view', item: 'video/lights', times: 500 },
    ],
  }
  const { cards } = await readPopularity(source)
  expect(cards).toEqual(['taken', 'old', 'seen', 'film'])
})

test('before the first point nothing was counted', async () => {
  const empty = mkdtempSync(path.join(state, 'empty-'))
  const { code, said } = await stats(['--persist-to', empty])
  expect({ code, said }).toEqual({ code: 0, said: 'Nothing was counted.\n' })
})
