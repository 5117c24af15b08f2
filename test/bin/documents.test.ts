import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folders = ['.', 'docs', 'docs/decisions', 'catalog/songs', 'catalog/videos', 'src/shared/art']
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
