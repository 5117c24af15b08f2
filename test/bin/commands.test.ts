import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Written by hand, and read by npm. */
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
/** Without commands that run a program of a package, which has its own `--help`. */
const ours = Object.entries(scripts).filter(([, command]) => command.startsWith('node '))

/** Node lets the command read files, but not write or start anything. */
const readOnly = '--permission --allow-fs-read=* --allow-addons --disable-warning=PERM0001'

async function run(command: string, argument: string) {
  const [, ...words] = command.split(' ')
  const options = { env: { ...process.env, NODE_OPTIONS: readOnly } }
  try {
    const { stdout, stderr } = await promisify(execFile)(
      'node_modules/.bin/node',
      [...words, argument],
      options,
    )
    return { code: 0, stdout, stderr }
  } catch (error) {
    const { code, stdout, stderr } = Object(error)
    return { code, stdout, stderr }
  }
}

test.each(['types', 'format', 'unused'])(
  '%s is a program of a package, which answers the same',
  async (name) => {
    expect(ours.map(([own]) => own)).not.toContain(name)
    const [program, ...words] = scripts[name]?.split(' ') ?? []
    const ask = (word: string) =>
      promisify(execFile)(`node_modules/.bin/${program}`, [...words, word])
    expect((await ask('--help')).stdout).toMatch(/usage|help/i)
    await expect(ask('--nonsense')).rejects.toMatchObject({ code: 1 })
  },
)

test('all other commands are our own', () => {
  expect(Object.keys(scripts)).toHaveLength(ours.length + 3)
})

test.concurrent.each(ours)('%s says how it is called, and does nothing', async (name, command) => {
  const { code, stdout, stderr } = await run(command, '--help')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^npm (?:run )?\w/)
  expect(stdout).toContain(name.replace(':journeys', ''))
  expect(stdout).toMatch(/\n\n\w/)
})

test.concurrent.each(ours)(
  '%s refuses what it does not know, and does nothing',
  async (_, command) => {
    const { code, stdout, stderr } = await run(command, '--nonsense')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^Unknown option '--nonsense'\.\n\nnpm /)
  },
)

test('a word that a command has no use for is refused', async () => {
  const { code, stderr } = await run(scripts.build ?? '', 'client')
  expect(code).toBe(2)
  expect(stderr).toContain("Unknown argument 'client'.")
})

/** Those that touch only files of this machine. */
const localCommands = ['new', 'preview']

test.each(['check', 'diff', 'publish', 'withdraw', 'rollback', 'list', ...localCommands])(
  'catalog %s says how it is called, and refuses what it does not know',
  async (name) => {
    const command = `${scripts.catalog} ${name}`
    const help = await run(command, '--help')
    expect({ code: help.code, stderr: help.stderr }).toEqual({ code: 0, stderr: '' })
    expect(help.stdout).toMatch(new RegExp(`^npm run catalog -- ${name}`))
    for (const option of ['--json', '--dry-run']) expect(help.stdout).toContain(option)
    expect(help.stdout.includes('--remote')).toBe(!localCommands.includes(name))
    const refused = await run(command, '--nonsense')
    expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code: 2, stdout: '' })
    expect(refused.stderr).toContain("Unknown option '--nonsense'.")
  },
)
