import path from 'node:path'
import {
  entryFile,
  footerFile,
  hydrateFile,
  laterFile,
  pageFile,
  warmFile,
} from './client-files.ts'
import { isIcon } from './icons-apart.ts'

/** Pages that list cards and videos, without an editor. */
const listPages = ['home', 'category', 'search', 'posters', 'videos'].map(pageFile)
const cardPage = pageFile('card')
/** Pages that show a card which is not edited. */
const giftPages = ['gift', 'film-gift'].map(pageFile)
/** Each is smaller than a request, and chunks that load apart share it. */
const smallFiles = [
  'client/card/font-style-sheet.ts',
  'client/search/later-search-box.tsx',
  'src/shared/i18n/language-names.ts',
  'client/day/on-return.ts',
  'client/drafts/draft-picture-sizes.ts',
  'client/ui/use-idle.ts',
  'src/shared/simcha/simcha-path.ts',
  'src/shared/simcha/occasion.ts',
].map((file) => path.resolve(file))
const viewFile = 'client/card/use-card-view.ts'
const engineFile = 'client/card/card-engine.ts'
const handlingFile = 'client/card/card-handling.ts'
/** What fetches the parts of a picture, its ground, and its words, which wait for HarfBuzz. */
const pictureFile = 'client/send/make-picture.ts'
/** The files that a card has ready. */
const makerFile = path.resolve('client/send/file-maker.ts')
const groundFile = 'client/export/draw-ground.ts'
const wordsFile = 'client/export/draw-card.ts'
/** The toasts' library, of which pages and tools show toasts. */
const toastFile = 'client/shell/toast-list.tsx'
const photoStoreFile = 'client/photos/photo-store.ts'

/**
 * The chunks of the first load. Everything that hydration needs is in two: React, which a deploy
 * does not change, and the rest, with the icons of lists. One has the header, the menus and the
 * search, which stand in the server's HTML until it comes. One has what pages of lists add, three
 * what the page of a card adds, since other pages show, send or keep a card. Two have the code of
 * the live card, and three make its file. By default the bundler makes a chunk for each set of lazy
 * chunks that share a module, and each costs a request.
 */
export function chunkGroups() {
  const closures = new Map<string, ReadonlySet<string>>()
  const isImportedBy = (files: readonly string[], id: string, graph: ModuleGraph): boolean => {
    const key = files.join()
    const closure = closures.get(key) ?? importsOfAll(files, graph)
    closures.set(key, closure)
    return closure.has(id)
  }
  const both =
    (one: readonly string[], other: readonly string[]) => (id: string, graph: ModuleGraph) =>
      isImportedBy(one, id, graph) && isImportedBy(other, id, graph)
  /** Headings, buttons and the logo, which pages or the footer share with what comes later. */
  const isOfPages = both([laterFile, pageFile('error')], [cardPage, ...listPages, footerFile])
  const groups: [name: string, has: (id: string, graph: ModuleGraph) => boolean][] = [
    ['react', (id) => /node_modules\/(?:react|react-dom|scheduler)\//.test(id)],
    ['early', isEarly],
    ['warm', (id, graph) => isImportedBy([warmFile], id, graph)],
    ['start', isAtStart],
    ['later', (id, graph) => isImportedBy([laterFile], id, graph)],
    ['footer', (id, graph) => isImportedBy([footerFile], id, graph)],
    ['icons', (id, graph) => isSharedIcon(id, graph) && isImportedBy([cardPage], id, graph)],
    ['more-icons', isSharedIcon],
    ['toasts', (id, graph) => isImportedBy([toastFile], id, graph)],
    ['list', both([cardPage], listPages)],
    ['card-view', both([cardPage], [pageFile('drafts'), viewFile, engineFile])],
    ['send', both([cardPage], giftPages)],
    ['editor', (id, graph) => isImportedBy([cardPage], id, graph)],
    ['layout', both([engineFile], [pageFile('video')])],
    ['card-engine', (id, graph) => isImportedBy([engineFile], id, graph)],
    ['card-handling', (id, graph) => isImportedBy([handlingFile], id, graph)],
    ['photo-store', (id, graph) => isImportedBy([photoStoreFile], id, graph)],
    ['make-picture', (id, graph) => id === makerFile || isImportedBy([pictureFile], id, graph)],
    ['picture-ground', (id, graph) => isImportedBy([groundFile], id, graph)],
    ['picture-words', (id, graph) => isImportedBy([wordsFile], id, graph)],
  ]
  return groups.map(([name, has], i) => ({
    name: (id: string, graph: ModuleGraph) => (has(id, graph) ? name : null),
    // A group takes the imports of its modules along, except those of a group before it.
    priority: groups.length - i,
  }))

  function isAtStart(id: string, graph: ModuleGraph): boolean {
    if (smallFiles.includes(id) || isOfPages(id, graph)) return true
    const isIconOfList = isIcon(id) && isImportedBy(listPages, id, graph)
    return isIconOfList || isImportedBy([hydrateFile], id, graph)
  }

  /** What runs before the first view is shown. */
  function isEarly(id: string, graph: ModuleGraph): boolean {
    return id !== path.resolve(entryFile) && isImportedBy([entryFile], id, graph)
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
