import * as v from 'valibot'
import { cardDocumentSchema } from '#shared/card.ts'
import { gifSchema } from '#shared/gif.ts'
import {
  documentNames,
  orderSchema,
  type Release,
  releaseSchema,
  type Shard,
  shardSchema,
} from '#shared/release/release.ts'
import { songSchema } from '#shared/song.ts'
import { videoSchema, videoSummarySchema } from '#shared/video.ts'
import type { Catalogue } from './content.ts'
import { inParallel } from './in-parallel.ts'

/** Reads the text of a document; null if it is not there. */
export type ReadText = (hash: string) => Promise<string | null>

/** @throws Error when the document is not there, ValiError when it is not of its kind */
export async function readRelease(read: ReadText, id: string): Promise<Release> {
  return v.parse(releaseSchema, await readJson(read, id))
}

export async function readShard(read: ReadText, hash: string): Promise<Shard> {
  return v.parse(shardSchema, await readJson(read, hash))
}

/** The catalogue that a release was made from. */
export async function readCatalogue(read: ReadText, id: string): Promise<Catalogue> {
  const release = await readRelease(read, id)
  const shards = await Promise.all(
    [...new Set(release.shards)].map((hash) => readShard(read, hash)),
  )
  const names: Shard = Object.assign({}, ...shards)
  const documents = new Map<string, unknown>()
  await inParallel(Object.entries(names), async ([name, hash]) => {
    documents.set(name, await readJson(read, hash))
  })
  const list = async <Item>(schema: v.GenericSchema<unknown, Item>, hash: string) =>
    v.parse(v.array(schema), await readJson(read, hash))
  const order = v.parse(orderSchema, await readJson(read, release.order))
  const videos = await list(videoSummarySchema, release.videos)
  return {
    categories: release.categories,
    cards: order.map((slug) =>
      v.parse(cardDocumentSchema, documents.get(documentNames.card(slug))),
    ),
    videos: videos.map(({ slug }) =>
      v.parse(videoSchema, documents.get(documentNames.video(slug))),
    ),
    songs: await list(songSchema, release.songs),
    gifs: await list(gifSchema, release.gifs),
    withdrawn: release.withdrawn,
  }
}

async function readJson(read: ReadText, hash: string): Promise<unknown> {
  const text = await read(hash)
  if (text === null) throw new Error(`document ${hash} is not there`)
  return JSON.parse(text)
}
