import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { defaultLanguage, type Language } from '../../src/shared/i18n/language.ts'
import { languages } from '../../src/shared/i18n/languages.ts'

const stringsDir = path.resolve('src/shared/i18n')
/** How a module of strings ends: `export const outStrings: Strings<OutStrings> = { en: english, … }`. */
const exportForm = /^export const (\w+): Strings<\w+> = \{([^}]*)\}$/m
/** Stands for the strings of a module until the chunks are written. */
const mark = '__strings__'
const markForm = new RegExp(`${mark}\\([\`"']([^\`"']+)[\`"']\\)`, 'g')
/** The name of a chunk, as other chunks and the document write it. */
const chunkName = /[\w.-]+-[\w-]{8}\.js/g

type InLanguages = Readonly<Record<string, string>>

/**
 * Builds the client once, for all languages: a browser loads only the strings of its own. In the
 * bundle a call stands for the strings of each module. When the chunks are written, each chunk gets
 * the strings of the default language, and a copy for each other language: `entry-Bx3f9Qa1.js` and
 * `entry-Bx3f9Qa1.he.js`. A copy imports copies. Chunks without strings below them have none.
 *
 * The call contains a digest of the strings in all languages, so a change of one renames the chunk.
 */
export function languagesApart(): Plugin {
  const strings = new Map<string, InLanguages>()
  return {
    name: 'languages-apart',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: 'Strings<' },
      async handler(code, id) {
        const [, name, entries] = id.startsWith(stringsDir) ? (exportForm.exec(code) ?? []) : []
        if (!name || entries === undefined) return null
        const words = await compileEach(id, entries)
        const key = `${path.relative(stringsDir, id)} ${digestOf(words)}`
        strings.set(key, words)
        return `export const ${name} = /* @__PURE__ */ ${mark}(${JSON.stringify(key)})`
      },
    },
    writeBundle: ({ dir = '' }) => writeChunks(path.join(dir, 'assets'), strings),
  }
}

/**
 * The file of a chunk in a language.
 *
 * @example chunkIn('entry-Bx3f9Qa1.js', 'he') // 'entry-Bx3f9Qa1.he.js'
 */
export function chunkIn(file: string, language: Language): string {
  return language === defaultLanguage ? file : file.replace(/\.js$/, `.${language}.js`)
}

/** The strings of a module as one expression in each language. */
async function compileEach(id: string, entries: string): Promise<InLanguages> {
  const compiled = languages.map(async (language) => {
    const local = new RegExp(`\\b${language}: (\\w+)`).exec(entries)?.[1]
    if (!local) throw new Error(`${id} has no strings in the language ${language}`)
    return [language, await compile(id, local)]
  })
  return Object.fromEntries(await Promise.all(compiled))
}

/** One value of a module, with all that it uses, as an expression. */
async function compile(id: string, value: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'only-one-language',
        enforce: 'pre',
        transform: (code, from) =>
          from === id ? code.replace(exportForm, `export default ${value}`) : null,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: id,
        preserveEntrySignatures: 'exports-only',
        output: { format: 'iife', name: 'strings', exports: 'default' },
      },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  const [, expression] =
    /^var strings=(.*);\s*$/s.exec(chunk?.type === 'chunk' ? chunk.code : '') ?? []
  if (!expression) throw new Error(`${id}: the strings ${value} could not be compiled`)
  return expression
}

function writeChunks(dir: string, strings: ReadonlyMap<string, InLanguages>): void {
  const chunks = new Map(
    readdirSync(dir)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]),
  )
  const copied = withStrings(chunks)
  for (const language of languages) {
    for (const file of copied) {
      const code = (chunks.get(file) ?? '')
        .replace(markForm, (_, key: string) => `{${language}:${strings.get(key)?.[language]}}`)
        .replace(chunkName, (name) => (copied.has(name) ? chunkIn(name, language) : name))
      writeFileSync(path.join(dir, chunkIn(file, language)), code)
    }
  }
}

/** The chunks with strings, and those that import such a chunk, also indirectly. */
function withStrings(chunks: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>()
  const importers = new Map<string, Set<string>>()
  for (const [file, code] of chunks) {
    for (const [name] of code.matchAll(chunkName)) {
      importers.set(name, (importers.get(name) ?? new Set()).add(file))
    }
  }
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const importer of importers.get(file) ?? []) add(importer)
  }
  for (const [file, code] of chunks) if (code.includes(mark)) add(file)
  return found
}

function digestOf(words: InLanguages): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 12)
}
