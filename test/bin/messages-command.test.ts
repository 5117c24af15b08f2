import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wranglerStore } from '../../bin/message-store.ts'

const state = mkdtempSync(path.join(tmpdir(), 'mazel-messages-'))
const database = ['--local', '--persist-to', state]

const ids = {
  sent: 'aaaaaaaa-0000-4000-8000-100000000001',
  unknown: 'aaaaaaaa-0000-4000-8000-200000000002',
  erased: 'bbbbbbbb-0000-4000-8000-300000000003',
  held: 'cccccccc-0000-4000-8000-400000000004',
  alsoHeld: 'cccccccc-0000-4000-8000-500000000005',
}

beforeAll(async () => {
  const file = path.join(state, 'messages.sql')
  writeFileSync(
    file,
    [
      readFileSync('migrations/0001_messages.sql', 'utf8'),
      // A row as an earlier version wrote it.
      row(ids.held, 'dead', "'held'"),
      row(ids.sent, 'sent', 'NULL'),
      row(ids.unknown, 'unknown', "'E_DELIVERY_FAILED'"),
      `INSERT INTO messages VALUES ('${ids.erased}', 'dead', NULL, '2026-01-01T00:00:00.000Z', 9, 0, NULL);`,
      ...['0002_claims', '0003_search_elsewhere'].map((name) =>
        readFileSync(`migrations/${name}.sql`, 'utf8'),
      ),
      row(ids.alsoHeld, 'held', "'busy'"),
    ].join('\n'),
  )
  await run('node_modules/.bin/wrangler', 'd1', 'execute', 'DB', ...database, '--file', file)
})

afterAll(() => rmSync(state, { recursive: true }))

function row(id: string, state: string, fault: string): string {
  const receivedAt = '2026-11-21T18:00:00.000Z'
  const words = { name: 'Chaya', email: 'c@example.com', phone: '7', message: 'Mazel\ntov' }
  const message = JSON.stringify({ version: 1, id, receivedAt, ...words })
  return `INSERT INTO messages (id, state, message, received_at, attempts, due_at, fault)
    VALUES ('${id}', '${state}', '${message}', '${receivedAt}', 1, 5, ${fault});`
}

/** Output and exit code of a program. */
async function run(program: string, ...words: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(program, words)
    return { code: 0, said: stdout }
  } catch (error) {
    const { stderr, code } = Object(error)
    return { code, said: String(stderr) }
  }
}

const messages = (...words: string[]) =>
  run('node_modules/.bin/node', 'bin/messages.ts', ...words, '--persist-to', state)

test('messages are listed, the newest first, those erased without a name, and counted', async () => {
  const { said } = await messages()
  const [head, ...lines] = said
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/ {2,}/))
  expect(head).toEqual(['id', 'state', 'tries', 'received', 'name', 'fault'])
  expect(lines).toEqual([
    expect.arrayContaining([ids.sent, 'sent', 'Chaya']),
    [ids.unknown, 'unknown', '1', '2026-11-21T18:00', 'Chaya', 'E_DELIVERY_FAILED'],
    [ids.held, 'held', '1', '2026-11-21T18:00', 'Chaya', 'trapped'],
    [ids.alsoHeld, 'held', '1', '2026-11-21T18:00', 'Chaya', 'busy'],
    [ids.erased, 'dead', '9', '2026-01-01T00:00', '(erased)'],
    [''],
    ['5 of 5 listed. In all:'],
    ['1 dead, 2 held, 1 sent, 1 unknown'],
  ])
})

test('wrangler, which asks on Cloudflare, gives the rows of each statement', async () => {
  const { ask } = wranglerStore(database)
  const ofState = (state: string) => `SELECT id FROM messages WHERE state = '${state}' ORDER BY id`
  expect(await ask([ofState('held'), ofState('sent')])).toEqual([
    [{ id: ids.held }, { id: ids.alsoHeld }],
    [{ id: ids.sent }],
  ])
})

test('before the first message it says what to do, here and on Cloudflare', async () => {
  const empty = mkdtempSync(path.join(state, 'empty-'))
  const reason = 'the database has no messages yet: start or deploy the site first'
  const local = await run('node_modules/.bin/node', 'bin/messages.ts', '--persist-to', empty)
  expect(local).toEqual({ code: 1, said: `${reason}\n` })
  const { ask } = wranglerStore(['--local', '--persist-to', empty])
  await expect(ask(['SELECT * FROM messages'])).rejects.toThrow(reason)
})

test('messages of one state are listed in pages', async () => {
  const { said } = await messages('list', 'held', '--limit', '1', '--skip', '1')
  const [, line, , count] = said.split('\n')
  expect(line).toContain(ids.alsoHeld)
  expect(count).toBe('1 of 2 held listed. In all:')
})

test('a message is shown whole by the start of its id', async () => {
  const { said } = await messages('show', ids.unknown.slice(0, -1))
  expect(said).toMatch(/email +c@example\.com\n/)
  expect(said).toMatch(/\n\nMazel\ntov\n$/)
})

test('a message of unknown end is tried again when the operator says so', async () => {
  expect(await messages('retry', ids.unknown)).toEqual({
    code: 0,
    said: `${ids.unknown} is sent within five minutes, perhaps twice.\n`,
  })
})

test('all messages of a state are retried at once', async () => {
  const { said } = await messages('retry', '--all', 'held')
  expect(said).toBe('Queued, a hundred every five minutes: 2 messages.\n')
  expect((await messages('list', 'pending')).said).toContain('1 dead, 3 pending, 1 sent')
})

test('a message that needs nothing more is closed', async () => {
  expect((await messages('close', ids.held)).said).toBe(`${ids.held} is closed.\n`)
})

test('all messages of a state are closed at once', async () => {
  expect((await messages('close', '--all', 'pending')).said).toBe('Closed: 2 messages.\n')
  expect((await messages('list', 'closed')).said).toContain('3 closed, 1 dead, 1 sent')
})

test('help is given without asking the database', async () => {
  const { code, said } = await messages('--help')
  expect(code).toBe(0)
  expect(said).toContain('retry --all STATE')
})

test.each([
  [['retry', ids.sent], 1, 'has been sent'],
  [['retry', ids.erased], 1, 'has been erased'],
  [['show', 'aaaaaaaa'], 1, 'more than one'],
  [['show', "' OR 1"], 2, 'An id is hexadecimal'],
  [['show'], 2, 'An id is hexadecimal'],
  [['list', 'lost'], 2, 'There is no state lost'],
  [['list', '--limit', '1; DROP TABLE messages'], 2, '--limit is a whole number'],
  [['retry', '--all', 'sent'], 2, 'There is no state sent here'],
  [['retry', '--all', "held' OR '1"], 2, 'There is no state'],
  [['retry', ids.sent, '--all', 'held'], 2, 'not both'],
  [['delete', ids.sent], 2, 'There is no command delete'],
  [['show', ids.sent, 'now'], 2, "Unknown argument 'now'"],
  [['list', '--remove'], 2, "Unknown option '--remove'"],
])('%j ends with %i: %s', async (words, code, reason) => {
  const result = await messages(...words)
  expect(result.code).toBe(code)
  expect(result.said).toContain(reason)
  expect(result.said).not.toContain('    at ')
})
