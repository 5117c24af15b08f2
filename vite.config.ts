import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Manifest, type Plugin, type SSROptions } from 'vite'
import { developmentEntryPath, developmentServer } from './bin/development-server.ts'
import { iconsApart, isIcon } from './bin/icons-apart.ts'
import { chunkIn, languagesApart } from './bin/languages-apart.ts'
import { licencesModule } from './bin/licences.ts'
import { defaultLanguage, type Language } from './src/shared/i18n/language.ts'
import { languages } from './src/shared/i18n/languages.ts'
import { pages } from './src/shared/pages.ts'

const clientDir = 'dist/client'
const entryFile = 'client/entry.tsx'
/** Runs as soon as it arrives; the entry imports it, and it imports nothing of the start. */
const earlyFile = 'client/early.ts'
const pageFile = (page: string) => `client/pages/${page}/${page}-page.tsx`
/** Pages that list cards and videos, without an editor. */
const listPages = ['home', 'category', 'search', 'posters', 'videos'].map(pageFile)
const cardPage = pageFile('card')
/** Fetches what the live card needs. */
const warmFile = 'client/card/warm-card.ts'
/** Fetched once the page is live. */
const footerFile = 'client/shell/footer.tsx'
/** Pages with a card that comes to life, as `early.ts` knows them. */
const livePages = ['card', 'gift', 'move', 'video']
/** Their documents name this too, so that no request for it competes with that card. */
const namedOnLivePages = [warmFile, footerFile]
/** Each is smaller than a request, and chunks that load apart share it. */
const smallFiles = [
  'src/shared/i18n/language-names.ts',
  'src/shared/i18n/find-strings.ts',
  'src/shared/calendar/civil-date.ts',
  'client/day/on-return.ts',
  'client/ui/use-idle.ts',
].map((file) => path.resolve(file))
const engineFile = 'client/card/card-engine.ts'
/** What fetches the parts of a picture, its ground, and its words, which wait for HarfBuzz. */
const pictureFile = 'client/send/make-picture.ts'
const groundFile = 'client/export/draw-ground.ts'
const wordsFile = 'client/export/draw-card.ts'
const photoStoreFile = 'client/photos/photo-store.ts'
/** The only file that imports the pages; the worker renders all of them. */
const pagesFile = 'client/pages/pages.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === 'build' && iconsApart(),
    react(),
    clientBuildModule(command === 'build' ? readClientBuild : () => developmentBuild),
    licencesModule(),
    isSsrBuild ? withoutBrowserCode() : languagesApart(),
    command === 'serve' && developmentServer(),
  ],
  publicDir: isSsrBuild ? false : 'public',
  resolve: {
    alias: {
      '#shared': path.resolve('src/shared'),
      // It writes <style> elements, which the content security policy blocks.
      'react-style-singleton': path.resolve('client/ui/adopted-style-singleton.ts'),
      // Route patterns of the router; the site uses none.
      regexparam: path.resolve('client/router-patterns.ts'),
      // A polyfill of what React now includes.
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
      ...(command === 'build' && isSsrBuild && stringRenderer),
    },
  },
  // Short, since a page of HTML has more than a thousand of them.
  css: {
    modules: {
      generateScopedName: command === 'build' ? '[hash:base64:5]' : '[local]-[hash:base64:4]',
    },
  },
  build: isSsrBuild ? workerBuild : clientBuild,
  // Built for workerd; in development Vite renders in Node.
  ...(command === 'build' && { ssr: workerRuntime }),
  worker: { format: 'es' },
}))

/** Renders to strings: `react-dom/server` would bring the renderer of streams too, which nothing uses. */
const stringRenderer = {
  'react-dom/server': path.resolve(
    'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
  ),
}

const clientBuild = {
  outDir: clientDir,
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: { entry: entryFile },
    output: { codeSplitting: { groups: chunkGroups() } },
  },
  // The policy blocks data: addresses for styles and workers.
  assetsInlineLimit: 0,
}

const workerBuild = {
  outDir: 'dist/worker',
  emptyOutDir: true,
  ssr: true,
  rolldownOptions: {
    output: {
      codeSplitting: false,
      // Names stay, for the stacks in the log.
      minify: { compress: true, mangle: false, codegen: true },
    },
  },
}

const workerRuntime: SSROptions = {
  target: 'webworker',
  noExternal: true,
  resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'default'] },
}

const developmentBuild = {
  scripts: [developmentEntryPath],
  pageScripts: {},
  copies: {},
  shellStyle: { hash: '', files: [] },
  pageStyles: {},
  sheets: {},
  builtAt: new Date().toISOString(),
}

/**
 * The chunks of the first load. Everything that the entry needs is in two: React, which a deploy
 * does not change, and the rest, with the icons of lists. What pages of lists add is in one, what the page of a card adds in
 * one, and the code of the live card in one. What makes its file is in three. By default the bundler makes a chunk for each set of
 * lazy chunks that share a module, and each costs a request.
 */
function chunkGroups() {
  const closures = new Map<string, ReadonlySet<string>>()
  const isImportedBy = (files: readonly string[], id: string, graph: ModuleGraph): boolean => {
    const key = files.join()
    const closure = closures.get(key) ?? importsOfAll(files, graph)
    closures.set(key, closure)
    return closure.has(id)
  }
  const group = (name: string, has: (id: string, graph: ModuleGraph) => boolean, i: number) => ({
    name: (id: string, graph: ModuleGraph) => (has(id, graph) ? name : null),
    // A group takes the imports of its modules along, except those of a group before it.
    priority: 20 - i,
  })
  const both =
    (one: readonly string[], other: readonly string[]) => (id: string, graph: ModuleGraph) =>
      isImportedBy(one, id, graph) && isImportedBy(other, id, graph)
  return [
    group('react', (id) => /node_modules\/(?:react|react-dom|scheduler)\//.test(id), 0),
    group('early', (id, graph) => isImportedBy([earlyFile], id, graph), 1),
    group('warm', (id, graph) => isImportedBy([warmFile], id, graph), 2),
    group('start', isAtStart, 3),
    group('footer', (id, graph) => isImportedBy([footerFile], id, graph), 4),
    group('icons', isSharedIcon, 5),
    group('list', both([cardPage], listPages), 6),
    group('card-view', both([cardPage], [pageFile('drafts')]), 7),
    group('editor', (id, graph) => isImportedBy([cardPage], id, graph), 8),
    group('layout', both([engineFile], [pageFile('video')]), 9),
    group('card-engine', (id, graph) => isImportedBy([engineFile], id, graph), 10),
    group('photo-store', (id, graph) => isImportedBy([photoStoreFile], id, graph), 11),
    group('make-picture', (id, graph) => isImportedBy([pictureFile], id, graph), 12),
    group('picture-ground', (id, graph) => isImportedBy([groundFile], id, graph), 13),
    group('picture-words', (id, graph) => isImportedBy([wordsFile], id, graph), 14),
  ]

  function isAtStart(id: string, graph: ModuleGraph): boolean {
    // The entry is separate, since it awaits chunks that import the others.
    if (id === path.resolve(entryFile)) return false
    if (smallFiles.includes(id)) return true
    const isIconOfList = isIcon(id) && isImportedBy(listPages, id, graph)
    return isIconOfList || isImportedBy([entryFile], id, graph)
  }
}

/** Smaller than the request for a chunk that lazy ones share. */
function isSharedIcon(id: string, graph: ModuleGraph): boolean {
  return isIcon(id) && (graph.getModuleInfo(id)?.importers.length ?? 0) > 1
}

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null
}

function importsOfAll(files: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set<string>()
  for (const file of files) importsOf(path.resolve(file), graph, seen)
  return seen
}

/** A module and all its static imports, recursively. */
function importsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) importsOf(next, graph, seen)
  return seen
}

/** Passes the output of the client build to the worker, as the module `virtual:client-build`. */
function clientBuildModule(read: () => object): Plugin {
  const id = 'virtual:client-build'
  return {
    name: 'client-build',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(read())}` : null),
  }
}

/** Dynamic imports are for the browser only, except the pages, which the worker renders. */
function withoutBrowserCode(): Plugin {
  const id = '\0browser-code'
  return {
    name: 'without-browser-code',
    resolveDynamicImport: (_, importer) => (importer === path.resolve(pagesFile) ? null : id),
    load: (source) => (source === id ? 'export {}' : null),
  }
}

function readClientBuild(): object {
  const manifest: Manifest = JSON.parse(readClientFile('.vite/manifest.json'))
  const entry = manifest[entryFile]
  if (!entry)
    throw new Error(`${clientDir} has no ${entryFile}: build the client before the worker`)
  const shellSheets = styleSheetsOf(manifest, entryFile)
  const atStart = chunksOf(manifest, entryFile)
  return {
    scripts: [...atStart].map((key) => scriptOf(manifest, key)),
    pageScripts: Object.fromEntries(
      Object.keys(pages).map((page) => [
        page,
        [...new Set([sourceOf(page), ...(livePages.includes(page) ? namedOnLivePages : [])])]
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
  const sources = [entryFile, ...Object.keys(pages).map(sourceOf)]
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
