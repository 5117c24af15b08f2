import * as v from 'valibot'
import { type CardDocument, cardDocumentSchema } from '#shared/card.ts'
import {
  documentNames,
  orderPieceSchema,
  piecesSchema,
  type Release,
  releaseSchema,
  type Shard,
  type Shelf,
  shardSchema,
  shelfPageSchema,
  shelfSchema,
} from '#shared/release/release.ts'
import { shardOf } from '#shared/release/shards.ts'
import { type SearchIndexRow, searchPieceSchema } from '#shared/search/row.ts'
import { type VideoSummary, videoSummarySchema } from '#shared/video.ts'
import { inParallel } from './in-parallel.ts'

/** Reads the text of a document; null if it is not there. */
export type ReadText = (hash: string) => Promise<string | null>

/** A release, wherever its documents are. */
export interface ReleaseTree {
  id: string
  root: Release
  read: ReadText
}

/** @throws Error when the root is not there, ValiError when it is no root of a release */
export async function openTree(read: ReadText, id: string): Promise<ReleaseTree> {
  return { id, root: await readAs(read, id, releaseSchema), read }
}

/**
 * A document of a kind.
 *
 * @throws Error when it is not there, ValiError when it is not of its kind
 */
export async function readAs<Value>(
  read: ReadText,
  hash: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value> {
  const text = await read(hash)
  if (text === null) throw new Error(`document ${hash} is not there`)
  return v.parse(schema, JSON.parse(text))
}

/** Documents of a kind, in the order of their hashes. */
export async function readAllAs<Value>(
  read: ReadText,
  hashes: readonly string[],
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value[]> {
  const byHash = new Map<string, Value>()
  await inParallel(new Set(hashes), async (hash) => {
    byHash.set(hash, await readAs(read, hash, schema))
  })
  return hashes.flatMap((hash) => byHash.get(hash) ?? [])
}

/** Shards that were read, since each names hundreds of documents. */
const shardsRead = new WeakMap<ReleaseTree, Map<string, Promise<Shard>>>()

export function readShard(tree: ReleaseTree, hash: string): Promise<Shard> {
  const kept = shardsRead.get(tree) ?? new Map<string, Promise<Shard>>()
  shardsRead.set(tree, kept)
  const shard = kept.get(hash) ?? readAs(tree.read, hash, shardSchema)
  kept.set(hash, shard)
  return shard
}

/** The hash of the document of a name; undefined if the release has none. */
export async function findDocument(tree: ReleaseTree, name: string): Promise<string | undefined> {
  const { shards } = tree.root
  const hash = shards[await shardOf(name, shards.length)]
  const shard = hash ? await readShard(tree, hash) : {}
  return Object.hasOwn(shard, name) ? shard[name] : undefined
}

/** The cards of slugs, in that order; slugs without a card are left out. */
export async function readCards(
  tree: ReleaseTree,
  slugs: readonly string[],
): Promise<CardDocument[]> {
  const hashes = await findDocuments(tree, slugs.map(documentNames.card))
  return readAllAs(tree.read, hashes, cardDocumentSchema)
}

async function findDocuments(tree: ReleaseTree, names: readonly string[]): Promise<string[]> {
  const { shards } = tree.root
  const places = await Promise.all(names.map((name) => shardOf(name, shards.length)))
  const read = new Map<number, Shard>()
  await inParallel(new Set(places), async (place) => {
    const hash = shards[place]
    if (hash) read.set(place, await readShard(tree, hash))
  })
  return names.flatMap((name, index) => {
    const shard = read.get(places[index] ?? -1) ?? {}
    return Object.hasOwn(shard, name) ? (shard[name] ?? []) : []
  })
}

export function readVideoList({ root, read }: ReleaseTree): Promise<VideoSummary[]> {
  return readAs(read, root.videos, v.array(videoSummarySchema))
}

/** The slugs of all cards, in the order of the catalogue. */
export async function readOrder({ root, read }: ReleaseTree): Promise<string[]> {
  const pieces = await readAs(read, root.order, piecesSchema)
  return (await readAllAs(read, pieces, orderPieceSchema)).flat()
}

/** The rows of the newest cards. */
export async function readSearchRows({ root, read }: ReleaseTree): Promise<SearchIndexRow[]> {
  const pieces = await readAs(read, root.search, piecesSchema)
  return (await readAllAs(read, pieces, searchPieceSchema)).flatMap(({ rows }) => rows)
}

export function readShelf({ read }: Pick<ReleaseTree, 'read'>, hash: string): Promise<Shelf> {
  return readAs(read, hash, shelfSchema)
}

export function readShelfPage({ read }: Pick<ReleaseTree, 'read'>, hash: string) {
  return readAs(read, hash, shelfPageSchema)
}
