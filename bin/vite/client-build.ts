import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { defaultLanguage, type Language } from '../../src/shared/i18n/language.ts'
import { languages } from '../../src/shared/i18n/languages.ts'
import { pages } from '../../src/shared/pages.ts'
import { developmentEntryPath } from '../development-server.ts'
import {
  clientDir,
  entryFile,
  footerFile,
  hydrateFile,
  laterFile,
  pageFile,
  warmFile,
} from './client-files.ts'
import { chunkIn } from './languages-apart.ts'

/** Pages with a card that comes to life, as `early.ts` knows them, beside that of a gift. */
const livePages = ['card', 'move', 'video']
/** Their documents name this too, so that no request for it competes with that card. */
const namedOnLivePages = [laterFile, warmFile, footerFile]
/** What is above and below a card that was sent comes at the first touch. */
const namedOnGift = [warmFile]

/** Passes the output of the client build to the worker, as the module `virtual:client-build`. */
export function clientBuildModule(command: 'build' | 'serve'): Plugin {
  const id = 'virtual:client-build'
  const read = () => (command === 'build' ? readClientBuild() : developmentBuild)
  return {
    name: 'client-build',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(read())}` : null),
  }
}

const developmentBuild = {
  scripts: [developmentEntryPath],
  liveScripts: [],
  pageScripts: {},
  copies: {},
  shellStyle: { hash: '', files: [] },
  pageStyles: {},
  sheets: {},
  builtAt: new Date().toISOString(),
}

function readClientBuild(): object {
  const manifest: Manifest = JSON.parse(readClientFile('.vite/manifest.json'))
  const entry = manifest[entryFile]
  if (!entry)
    throw new Error(`${clientDir} has no ${entryFile}: build the client before the worker`)
  const shellSheets = [
    ...new Set(shellSources.flatMap((source) => styleSheetsOf(manifest, source))),
  ]
  const early = chunksOf(manifest, entryFile)
  const atStart = chunksOf(manifest, hydrateFile, new Set(early))
  const live = [...atStart].filter((key) => !early.has(key))
  return {
    scripts: [...early].map((key) => scriptOf(manifest, key)),
    liveScripts: live.map((key) => scriptOf(manifest, key)),
    pageScripts: Object.fromEntries(
      Object.keys(pages).map((page) => [
        page,
        [...new Set([sourceOf(page), ...namedBeside(page)])]
          .flatMap((key) => [...chunksOf(manifest, key)])
          .filter((key, i, keys) => !atStart.has(key) && keys.indexOf(key) === i)
          .map((key) => scriptOf(manifest, key)),
      ]),
    ),
    copies: Object.fromEntries(otherLanguages.map((language) => [language, copiesIn(language)])),
    shellStyle: styleOf(shellSheets),
    sheets: sheetsOf(manifest),
    pageStyles: Object.fromEntries(
      Object.keys(pages).map((page) => [
        page,
        pageStyleOf(
          styleSheetsOf(manifest, sourceOf(page)).filter((file) => !shellSheets.includes(file)),
        ),
      ]),
    ),
    builtAt: new Date().toISOString(),
  }
}

function namedBeside(page: string): readonly string[] {
  if (page === 'gift') return namedOnGift
  return livePages.includes(page) ? namedOnLivePages : []
}

/** What shows at once, with the style that its HTML needs. */
const shellSources = [hydrateFile, laterFile]
const otherLanguages = languages.filter((language) => language !== defaultLanguage)

/** The copies of scripts for a language, by the address of the script. */
function copiesIn(language: Language) {
  const files = readdirSync(path.join(clientDir, 'assets'))
  const named = files.filter((file) => files.includes(chunkIn(file, language)))
  return Object.fromEntries(
    named
      .filter((file) => file !== chunkIn(file, language))
      .map((file) => [`/assets/${file}`, writtenScript(`assets/${chunkIn(file, language)}`)]),
  )
}

/** Style sheets as one that a document holds, with its digest for the policy. */
function styleOf(files: readonly string[]) {
  return { hash: digest(cssOf(files)), files: files.map((file) => `/${file}`) }
}

function cssOf(files: readonly string[]): string {
  return files.map(readClientFile).join('\n')
}

/** The style sheets that documents hold, each once, by address. */
function sheetsOf(manifest: Manifest) {
  const sources = [...shellSources, ...Object.keys(pages).map(sourceOf)]
  const files = new Set(sources.flatMap((source) => styleSheetsOf(manifest, source)))
  return Object.fromEntries([...files].map((file) => [`/${file}`, readClientFile(file)]))
}

/** Characters of a page's style. That of the film editor is linked: with it the HTML would be above 150 kB. */
const mostInlinedStyle = 40_000

function pageStyleOf(files: readonly string[]) {
  const style = styleOf(files)
  if (cssOf(files).length <= mostInlinedStyle) return style
  return { hash: '', files: [], linked: style.files }
}

/** @throws Error for a page whose folder has no component: its style sheets would be missing */
function sourceOf(page: string): string {
  const source = pageFile(page)
  if (!existsSync(source)) throw new Error(`the page ${page} has no ${source}`)
  return source
}

/** A chunk and all its static imports, recursively; empty for a module of another chunk. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) chunksOf(manifest, next, seen)
  return seen
}

/** A script for a document, with the digest of its file. */
function scriptOf(manifest: Manifest, key: string) {
  return writtenScript(manifest[key]?.file ?? '')
}

function writtenScript(file: string) {
  return { src: `/${file}`, integrity: digest(readClientFile(file)) }
}

/** The style sheets of a chunk and its static imports, those of the imports first. */
function styleSheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap((name) => styleSheetsOf(manifest, name, seen))
  return [...new Set([...imported, ...(chunk.css ?? [])])]
}

function readClientFile(file: string): string {
  return readFileSync(path.join(clientDir, file), 'utf8')
}

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
