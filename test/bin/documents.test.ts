import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folders = [
  ...['.', 'docs', 'docs/decisions', 'docs/performance'],
  ...['catalog/songs', 'catalog/videos', 'src/shared/art'],
]
const documents = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name)),
)

/** Written by hand, and read by npm. */
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

test.each(documents)('%s links to files that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
  const gone = links
    .map(([, link = '']) => path.join(path.dirname(document), link))
    .filter((file) => !existsSync(file))
  expect(gone).toEqual([])
})

/** A path from the root of the repository, without a placeholder. */
const rootPath = /`((?:src|client|catalog|preview|bin|test|public|migrations|docs)\/[\w./-]+)`/g

test.each(documents)('%s names paths that exist', (document) => {
  const paths = [...readFileSync(document, 'utf8').matchAll(rootPath)].map(([, file = '']) => file)
  expect(paths.filter((file) => !existsSync(file))).toEqual([])
})

test.each(documents)('%s names commands that exist', (document) => {
  const commands = [...readFileSync(document, 'utf8').matchAll(/npm run ([\w:]+)/g)]
  const names = commands.map(([, name = '']) => name)
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test.each(['src', 'client', 'src/shared'])('the architecture names each folder of %s', (parent) => {
  const [, text = ''] = readFileSync('docs/architecture.md', 'utf8').split(`\n\`${parent}/\`, `)
  const [rows = ''] = text.split(/\n(?=`|#)/)
  const named = [...rows.matchAll(/`([\w-]+)`(?=[^|]*\|)/g)].map(([, name]) => name)
  const folders = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name)
  expect(folders.filter((name) => !named.includes(name))).toEqual([])
})

/** A file that a comment names. */
const namedFile =
  /(?<![\w./-])(?:src|client|catalog|preview|bin|test)\/[\w./-]+\.(?:ts|tsx|mjs|css|md)\b/g

test.each(['src', 'client', 'catalog', 'preview', 'bin', 'test'])(
  'comments in %s name files that exist',
  (folder) => {
    const gone = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|mjs|css)$/.test(name) && !name.includes('node_modules'))
      .flatMap((name) => {
        const lines = readFileSync(path.join(folder, name), 'utf8').split('\n')
        const comments = lines.filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line)).join('\n')
        const files = comments.match(namedFile) ?? []
        return files.filter((file) => !existsSync(file)).map((file) => `${name}: ${file}`)
      })
    expect(gone).toEqual([])
  },
)
