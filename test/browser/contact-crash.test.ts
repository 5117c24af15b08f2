import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startLocalSite } from '../../bin/local-site.ts'

const stateDir = mkdtempSync(path.join(tmpdir(), 'mazel-crash-'))

afterAll(() => rmSync(stateDir, { recursive: true, force: true }))

test('a message that was accepted outlives the end of the worker and of its queue', async () => {
  const id = crypto.randomUUID()
  const words = { name: 'Chaya', email: 'chaya@example.com', phone: '7', message: 'Mazel tov' }
  const first = await startLocalSite({ port: 0, stateDir })
  const answer = await fetch(new URL('/api/contact', await first.ready), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, ...words }),
  })
  expect(answer.status).toBe(202)
  // The local queue is in memory, so the message's id is lost with it.
  await first.dispose()

  const second = await startLocalSite({ port: 0, stateDir })
  try {
    const database = await second.getD1Database('DB')
    const select = database.prepare('SELECT state, attempts FROM messages WHERE id = ?').bind(id)
    expect(await select.first()).toEqual({ state: 'pending', attempts: 0 })
    await database.prepare('UPDATE messages SET due_at = 0 WHERE id = ?').bind(id).run()
    await (await second.getWorker()).scheduled()
    await expect
      .poll(() => select.first(), { interval: 200 })
      .toEqual({ state: 'sent', attempts: 1 })
  } finally {
    await second.dispose()
  }
})
