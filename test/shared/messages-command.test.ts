import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const state = mkdtempSync(path.join(tmpdir(), 'mazel-messages-'))
const database = ['--local', '--persist-to', state]

const ids = {
  sent: 'aaaaaaaa-0000-4000-8000-100000000001',
  unknown: 'aaaaaaaa-0000-4000-8000-200000000002',
  erased: 'bbbbbbbb-0000-4000-8000-300000000003',
}

beforeAll(async () => {
  const file = path.join(state, 'messages.sql')
  writeFileSync(
    file,
    [
      readFileSync('migrations/0001_messages.sql', 'utf8'),
      row(ids.sent, 'sent', 'NULL'),
      row(ids.unknown, 'unknown', "'E_DELIVERY_FAILED'"),
      `INSERT INTO messages VALUES ('${ids.erased}', 'dead', NULL, '2026-01-01T00:00:00.000Z', 9, 0, NULL);`,
    ].join('\n'),
  )
  await run('node_modules/.bin/wrangler', 'd1', 'execute', 'DB', ...database, '--file', file)
})

afterAll(() => rmSync(state, { recursive: true }))

function row(id: string, state: string, fault: string): string {
  const receivedAt = '2026-11-21T18:00:00.000Z'
  const words = { name: 'Chaya', email: 'c@example.com', phone: '7', message: 'Mazel\ntov' }
  const message = JSON.stringify({ version: 1, id, receivedAt, ...words })
  return `INSERT INTO messages VALUES ('${id}', '${state}', '${message}', '${receivedAt}', 1, 5, ${fault});`
}

/** What a program says, and whether it went well. */
async function run(program: string, ...words: string[]): Promise<{ ok: boolean; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(program, words)
    return { ok: true, said: stdout }
  } catch (error) {
    const { stderr } = Object(error)
    return { ok: false, said: String(stderr) }
  }
}

const messages = (...words: string[]) =>
  run('node_modules/.bin/node', 'bin/messages.ts', ...words, '--persist-to', state)

test('messages are listed, the newest first, those erased without a name', async () => {
  const { said } = await messages()
  const cells = said
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/ {2,}/))
  expect(cells).toEqual([
    ['id', 'state', 'tries', 'received', 'name', 'fault'],
    expect.arrayContaining(['sent', 'Chaya']),
    [ids.unknown, 'unknown', '1', '2026-11-21T18:00', 'Chaya', 'E_DELIVERY_FAILED'],
    [ids.erased, 'dead', '9', '2026-01-01T00:00', '(erased)'],
  ])
})

test('messages of one state are listed', async () => {
  expect((await messages('list', 'sent')).said.trimEnd().split('\n')).toHaveLength(2)
})

test('a message is shown whole by the start of its id', async () => {
  const { said } = await messages('show', ids.unknown.slice(0, -1))
  expect(said).toMatch(/email +c@example\.com\n/)
  expect(said).toMatch(/\n\nMazel\ntov\n$/)
})

test('a message of unknown end is tried again when the operator says so', async () => {
  const { ok, said } = await messages('retry', ids.unknown)
  expect({ ok, said }).toEqual({
    ok: true,
    said: `${ids.unknown} is sent within five minutes, perhaps twice.\n`,
  })
  expect((await messages('show', ids.unknown)).said).toMatch(/state +pending\n/)
})

test.each([
  [['retry', ids.sent], 'has been sent'],
  [['retry', ids.erased], 'has been erased'],
  [['show', 'aaaaaaaa'], 'more than one'],
  [['show', "' OR 1"], 'an id is hexadecimal'],
  [['show'], 'an id is hexadecimal'],
  [['list', 'lost'], 'there is no state lost'],
  [['delete', ids.sent], 'There is no command delete'],
  [['show', ids.sent, 'now'], "Unknown argument 'now'"],
])('%j is refused: %s', async (words, reason) => {
  const { ok, said } = await messages(...words)
  expect(ok).toBe(false)
  expect(said).toContain(reason)
  expect(said).not.toContain('    at ')
})
