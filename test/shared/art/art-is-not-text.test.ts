import { glob, readFile } from 'node:fs/promises'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/*
 * Drawn art is a tree of nodes (src/shared/art/art.ts), and only print-art.ts turns it into text. A
 * regular expression that reads that text depends on how it is printed.
 */

/** A file that imports one of these handles drawn art. */
const artModules = /\/(?:art|paints|print-art|shapes|cut-art|light-picture)\.ts$/

/**
 * What a regular expression over SVG contains: a tag, which a named group is not, a quoted attribute,
 * a reference.
 */
const markup = /(?<!\(\?)<[([\\/?)]*[a-z]|="|url\\?\(|data-part|data-pivot|-opacity|stop-color/i

/** Reads third-party drawings: emoji as they were published. */
const foreign = ['catalog/stickers/build-stickers.ts']

const files = await Array.fromAsync(glob('{src,client,catalog,preview}/**/*.{ts,tsx}'))

test('no regular expression reads drawn art', async () => {
  const own = files.filter((file) => !foreign.includes(file))
  expect(own.length).toBeGreaterThan(900)
  const faults = await Promise.all(
    own.map(async (file) =>
      faultsIn(await readFile(file, 'utf8'), file).map((pattern) => `${file}: ${pattern}`),
    ),
  )
  expect(faults.flat()).toEqual([])
})

test.each([
  ['a tag', 'svg.matchAll(/<(\\/?)([a-zA-Z]+)[^>]*>/g)', 1],
  ['an attribute', 'svg.replace(/ (fill|stroke)="([^"]*)"/g, paint)', 1],
  ['a reference', '/^url\\(#[a-z]+-foil\\)$/.test(paint)', 1],
  ['a name in a string', 'new RegExp("<g data-part=" + part, "g")', 1],
  ['any text, where art is at hand', "import { printArt } from '../print-art.ts'\n/a/.exec(d)", 1],
  [
    'a split, where art is at hand',
    "import { printArt } from '../print-art.ts'\nsvg.split(/a/)",
    1,
  ],
  ['words', '/[a-z]{2}/i.test(words)', 0],
  ['a named group', '/(?<word>[a-z]+)/.exec(words)', 0],
  ['nodes', "import { mapArt } from '../art.ts'\nmapArt(art, (node) => node)", 0],
])('%s is found %#', (_, source, count) => {
  expect(faultsIn(source, 'sample.ts')).toHaveLength(count)
})

/** Regular expressions of a file that read art, or could. */
function faultsIn(source: string, file: string): string[] {
  const found: string[] = []
  let hasArt = false
  new Visitor({
    ImportDeclaration({ source, importKind }) {
      if (importKind !== 'type' && artModules.test(source.value)) hasArt = true
    },
    Literal(node) {
      if ('regex' in node) found.push(node.regex.pattern)
    },
    NewExpression({ callee, start, end }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp')
        found.push(source.slice(start, end))
    },
  }).visit(parseSync(file, source).program)
  return found.filter((pattern) => hasArt || markup.test(pattern))
}
