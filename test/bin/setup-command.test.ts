import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { readRaw } from '../../bin/read-raw.ts'
import { stagingName, stagingOf } from '../../bin/setup/staging-config.ts'
import { inToml } from '../../bin/setup/write-id.ts'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A clone with an account of its own, empty. */
function freshClone() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mazel-setup-'))
  folders.push(folder)
  mkdirSync(path.join(folder, 'preview'))
  for (const file of ['wrangler.toml', 'preview/wrangler.toml'])
    cpSync(file, path.join(folder, file))
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  return {
    read,
    path: (file: string) => path.join(folder, file),
    account: () => JSON.parse(read('account.json')),
    async setup(words: readonly string[], env: Record<string, string> = {}) {
      const own = ['--folder', folder, '--wrangler', 'test/bin/fake-wrangler.mjs']
      const args = ['--disable-warning=ExperimentalWarning', 'bin/setup.ts', ...words, ...own]
      const account = { FAKE_ACCOUNT: path.join(folder, 'account.json'), ...env }
      try {
        const { stdout } = await promisify(execFile)('node', args, {
          env: { ...process.env, ...account },
        })
        return { code: 0, said: stdout }
      } catch (error) {
        const { code, stdout, stderr } = Object(error)
        return { code, said: `${stdout}${stderr}` }
      }
    },
  }
}

const remote = ['--remote']

test('an empty account gets everything once, and the ids are in the configuration', async () => {
  const clone = freshClone()
  const before = clone.read('wrangler.toml')
  const first = await clone.setup(remote)
  expect(first).toMatchObject({ code: 0 })
  const { kv, d1, r2, queues, created } = clone.account()
  expect(Object.keys(kv)).toEqual(['mazel-content'])
  expect(Object.keys(d1).sort()).toEqual(['mazel', 'mazel-search'])
  expect(Object.keys(r2)).toEqual(expect.arrayContaining(['mazel-media', 'mazel-contact']))
  expect(Object.keys(queues)).toEqual(
    expect.arrayContaining(['mazel-contact-dead', 'mazel-contact']),
  )
  const after = clone.read('wrangler.toml')
  for (const id of [...Object.values(kv), ...Object.values(d1)]) expect(after).toContain(`"${id}"`)
  // Nothing but the ids has changed.
  const withoutIds = (text: string) => text.replace(/^((?:database_)?id = ).*/gm, '$1')
  expect(withoutIds(after)).toBe(withoutIds(before))
  expect(first.said).toContain('Set SITE_ORIGIN in wrangler.toml')

  const again = await clone.setup(remote)
  expect(again.code).toBe(0)
  expect(again.said).not.toMatch(/^created/m)
  expect(clone.account().created).toBe(created)
  expect(clone.read('wrangler.toml')).toBe(after)
})

test('after a failure half-way the next run goes on', async () => {
  const clone = freshClone()
  const failed = await clone.setup(remote, { FAKE_FAILURE: '3' })
  expect(failed.code).toBe(1)
  expect(failed.said).toContain('A request to the Cloudflare API failed.')
  expect(failed.said).toContain('Run it again')
  const { d1 } = clone.account()
  // What was created before is already in the file.
  for (const id of Object.values(d1)) expect(clone.read('wrangler.toml')).toContain(`"${id}"`)
  const next = await clone.setup(remote)
  expect(next.code).toBe(0)
  expect(next.said).toMatch(/^ready +D1 +mazel /m)
  expect(clone.account().d1).toEqual(d1)
})

test('a dry run creates and writes nothing', async () => {
  const clone = freshClone()
  const before = clone.read('wrangler.toml')
  const { code, said } = await clone.setup(['--remote', '--dry-run', '--json'])
  expect(code).toBe(0)
  const { resources, remaining } = JSON.parse(said)
  expect(resources).toContainEqual({ kind: 'KV', name: 'mazel-content', state: 'missing' })
  expect(new Set(resources.map(({ state }: { state: string }) => state))).toEqual(
    new Set(['missing']),
  )
  expect(remaining.join()).toContain('SITE_ORIGIN')
  expect(clone.account().created).toBe(0)
  expect(clone.read('wrangler.toml')).toBe(before)
})

test('a database of another name counts if its id is in the configuration', async () => {
  const clone = freshClone()
  const id = '11111111-2222-4333-8444-555555555555'
  const text = clone.read('wrangler.toml')
  writeFileSync(
    clone.path('wrangler.toml'),
    text.replace('00000000-0000-0000-0000-000000000001', id),
  )
  const account = { kv: {}, d1: { 'ours-of-old': id }, r2: {}, queues: {}, created: 0, calls: [] }
  writeFileSync(clone.path('account.json'), JSON.stringify(account))
  expect((await clone.setup(remote)).said).toMatch(new RegExp(`^ready +D1 +mazel +${id}`, 'm'))
  expect(Object.keys(clone.account().d1)).toEqual(['ours-of-old', 'mazel-search'])
})

test('staging has everything of its own, and keeps its ids and its origin', async () => {
  const clone = freshClone()
  expect((await clone.setup(['--remote', '--staging'])).code).toBe(0)
  const { kv, d1, r2, queues } = clone.account()
  for (const names of [kv, d1, r2, queues]) {
    for (const name of Object.keys(names)) expect(name).toMatch(/^mazel-staging/)
  }
  const file = clone.path('wrangler.staging.json')
  const config = JSON.parse(readFileSync(file, 'utf8'))
  expect(config.kv_namespaces[0].id).toBe(kv['mazel-staging-content'])
  config.vars.SITE_ORIGIN = 'https://staging.example.com'
  writeFileSync(file, JSON.stringify(config))
  expect((await clone.setup(['--staging'])).code).toBe(0)
  const later = JSON.parse(readFileSync(file, 'utf8'))
  expect(later).toEqual(config)
  // Production is as it was.
  expect(clone.read('wrangler.toml')).toBe(readFileSync('wrangler.toml', 'utf8'))
  expect(existsSync(clone.path('preview/wrangler.staging.json'))).toBe(true)
})

test('staging is not listed, mails nobody, and shares nothing with production', async () => {
  const production = await readRaw('wrangler.toml')
  const staging = stagingOf(production)
  expect(staging.name).toBe('mazel-staging')
  expect(staging.vars).toMatchObject({ ROBOTS: 'noindex', SITE_ORIGIN: '', ANALYTICS_ID: '' })
  expect(staging).not.toHaveProperty('send_email')
  expect(staging.build).toEqual({ command: 'npm run build -- --config wrangler.staging.json' })
  const names = (text: string) =>
    new Set(
      text.match(
        /"(?:bucket_name|database_name|queue|dead_letter_queue|service|dataset|namespace_id|id|database_id)":"[^"]*"/g,
      ),
    )
  const shared = names(JSON.stringify(staging)).intersection(names(JSON.stringify(production)))
  expect([...shared]).toEqual([])
  // Every other binding is there.
  for (const key of Object.keys(production)) {
    if (!['$schema', 'send_email'].includes(key)) expect(staging).toHaveProperty(key)
  }
  expect(stagingName('mazel-contact-dead')).toBe('mazel-staging-contact-dead')
})

test('an id is written into its own entry, and nothing else changes', () => {
  const text = [
    '# Ours.',
    '[[d1_databases]]',
    'binding = "DB" # messages',
    'database_id = "old" # keep me',
    '[[d1_databases]]',
    'binding = "SEARCH_DB"',
    'database_id = "other"',
  ].join('\n')
  const entry = { table: 'd1_databases', binding: 'DB', key: 'database_id' } as const
  expect(inToml(text, entry, 'new')).toBe(text.replace('"old"', '"new"'))
  expect(inToml(text, { ...entry, binding: 'NONE' }, 'new')).toBeUndefined()
})

test('without --remote it says what prepares this machine', async () => {
  const { code, said } = await freshClone().setup([])
  expect(code).toBe(0)
  expect(said).toContain('npm start prepares this machine')
})
