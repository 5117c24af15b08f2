import * as v from 'valibot'
import { cardDocumentSchema } from '#shared/card.ts'
import { gifSchema } from '#shared/gif.ts'
import {
  documentNames,
  orderPieceSchema,
  piecesSchema,
  type Release,
  releaseSchema,
  shardSchema,
  shelfPageSchema,
  shelfSchema,
} from '#shared/release/release.ts'
import { searchPieceSchema } from '#shared/search/row.ts'
import { songSchema } from '#shared/song.ts'
import { videoSchema, videoSummarySchema } from '#shared/video.ts'
import { inParallel } from './in-parallel.ts'
import { type ReleaseTree, readAs } from './release-tree.ts'
import type { ReleaseStore } from './store.ts'

/** Checks the document that a hash names. */
type Check = v.GenericSchema<unknown, unknown>

/** Documents with their checks, by hash. */
type Documents = Map<string, Check>

/** A part of a release that the root names, with the documents that it names itself. */
interface Part {
  hash: string
  check: Check
  leavesOf?: (document: unknown) => [string, Check][]
}

/**
 * The documents of a release that the current one does not name, the root included. Only the parts
 * that differ are read.
 */
export async function newDocuments(
  tree: ReleaseTree,
  current: ReleaseTree | undefined,
): Promise<Documents> {
  if (current?.id === tree.id) return new Map()
  const own = partsOf(tree.root)
  const known = current ? partsOf(current.root) : []
  const wanted = await documentsOf(tree, own, hashesOf(known))
  const held = current ? await documentsOf(current, known, hashesOf(own)) : new Map()
  for (const hash of held.keys()) wanted.delete(hash)
  wanted.set(tree.id, releaseSchema)
  return wanted
}

/** Those that the store lacks. */
export async function missingDocuments(
  store: ReleaseStore,
  documents: Documents,
): Promise<Documents> {
  const missing = new Map(documents)
  for (const hash of await store.findDocuments([...documents.keys()])) missing.delete(hash)
  return missing
}

/** Every document of a release: those of the current one by hash. */
export async function allDocuments(tree: ReleaseTree, known: ReadonlySet<string>) {
  return documentsOf(tree, partsOf(tree.root), known)
}

function hashesOf(parts: readonly Part[]): Set<string> {
  return new Set(parts.map(({ hash }) => hash))
}

/** The documents of parts, without those parts that another release has too. */
async function documentsOf(
  { read }: ReleaseTree,
  parts: readonly Part[],
  others: ReadonlySet<string>,
): Promise<Documents> {
  const documents: Documents = new Map()
  const own = new Map(parts.map((part) => [part.hash, part]))
  await inParallel(own.values(), async ({ hash, check, leavesOf }) => {
    if (others.has(hash)) return
    documents.set(hash, check)
    if (!leavesOf) return
    for (const [leaf, leafCheck] of leavesOf(await readAs(read, hash, check))) {
      documents.set(leaf, leafCheck)
    }
  })
  return documents
}

function partsOf({ shards, shelves, songs, gifs, videos, order, search }: Release): Part[] {
  return [
    ...shards.map((hash) => ({ hash, check: shardSchema, leavesOf: leavesOfShard })),
    ...Object.values(shelves).map((hash) => ({
      hash,
      check: shelfSchema,
      leavesOf: leavesOfShelf,
    })),
    { hash: order, check: piecesSchema, leavesOf: pieces(orderPieceSchema) },
    { hash: search, check: piecesSchema, leavesOf: pieces(searchPieceSchema) },
    { hash: songs, check: v.array(songSchema) },
    { hash: gifs, check: v.array(gifSchema) },
    { hash: videos, check: v.array(videoSummarySchema) },
  ]
}

function leavesOfShard(document: unknown): [string, Check][] {
  const isCard = (name: string) => name.startsWith(documentNames.card(''))
  return Object.entries(v.parse(shardSchema, document)).map(([name, hash]) => [
    hash,
    isCard(name) ? cardDocumentSchema : videoSchema,
  ])
}

/** The part of a shelf that names documents. */
const pagesSchema = v.pick(shelfSchema, ['pages'])

function leavesOfShelf(document: unknown): [string, Check][] {
  return v.parse(pagesSchema, document).pages.map((hash) => [hash, shelfPageSchema])
}

function pieces(check: Check) {
  return (document: unknown) =>
    v.parse(piecesSchema, document).map((hash): [string, Check] => [hash, check])
}
