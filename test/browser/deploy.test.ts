import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A folder set up like the repository, with the built site, for another origin. */
const house = mkdtempSync(path.join(tmpdir(), 'mazel-deploy-'))
const shared = ['src', 'client', 'catalog', 'public', 'migrations', 'dist', 'vite.config.ts']
const copied = ['bin', 'preview', 'wrangler.toml', 'package.json', 'package-lock.json']

beforeAll(() => {
  for (const name of shared) symlinkSync(path.resolve(name), path.join(house, name))
  for (const name of copied) cpSync(name, path.join(house, name), { recursive: true })
  // Each package is a symlink: changes in the folder do not reach the installed packages.
  mkdirSync(path.join(house, 'node_modules'))
  for (const name of readdirSync('node_modules')) {
    symlinkSync(path.resolve('node_modules', name), path.join(house, 'node_modules', name))
  }
  const record = path.join(house, 'node_modules/.package-lock.json')
  rmSync(record)
  cpSync('node_modules/.package-lock.json', record)
})
afterAll(() => rmSync(house, { recursive: true }))

function setOrigin(origin: string) {
  const config = readFileSync('wrangler.toml', 'utf8')
  const line = `SITE_ORIGIN = ${JSON.stringify(origin)}`
  writeFileSync(path.join(house, 'wrangler.toml'), config.replace(/^SITE_ORIGIN = .*$/m, line))
}

async function run(program: string, ...words: string[]) {
  const PATH = `${path.resolve('node_modules/.bin')}:${process.env.PATH}`
  const options = { cwd: house, env: { ...process.env, PATH, NO_COLOR: '1' } }
  try {
    const { stdout } = await promisify(execFile)(program, words, options)
    return { ok: true, said: stdout }
  } catch (error) {
    const { stdout, stderr } = Object(error)
    return { ok: false, said: `${stdout}${stderr}` }
  }
}

const bare = ['wrangler', 'deploy', '--dry-run']

test.each([
  ['', bare],
  ['', [...bare, '--config', 'preview/wrangler.toml']],
  ['https://mazel.example/', ['node', 'bin/deploy.mjs', '--dry-run']],
])('with the origin %j nothing is deployed by %j', async (origin, [program = '', ...words]) => {
  setOrigin(origin)
  const { ok, said } = await run(program, ...words)
  expect(ok).toBe(false)
  expect(said).toContain('Not deployed: SITE_ORIGIN is not the address of the site.')
  expect(said).toContain('under [vars] in wrangler.toml')
  expect(said).not.toContain('Total Upload')
})

test('with an origin wrangler deploys what is built, and builds nothing again', async () => {
  setOrigin('https://mazel.example')
  const built = readFileSync('dist/.built', 'utf8')
  for (const config of ['preview/wrangler.toml', 'wrangler.toml']) {
    const { ok, said } = await run('wrangler', 'deploy', '--dry-run', '--config', config)
    expect({ ok, said }).toEqual({ ok: true, said: expect.stringContaining('Total Upload') })
    expect(said).toContain('npm run build')
  }
  expect(readFileSync('dist/.built', 'utf8')).toBe(built)
})

test('neither worker has an address besides the one of the site', () => {
  for (const config of ['preview/wrangler.toml', 'wrangler.toml']) {
    const text = readFileSync(config, 'utf8')
    expect(text).toMatch(/^workers_dev = false$/m)
    expect(text).toMatch(/^preview_urls = false$/m)
  }
})
