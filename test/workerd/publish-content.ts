import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { bindingStore } from '../../catalog/release/binding-store.ts'
import { type BuiltRelease, buildRelease } from '../../catalog/release/build-release.ts'
import { type ReleaseContent, shelvesOf } from '../../catalog/release/content.ts'
import { readList } from '../../src/catalog/read-release.ts'
import { Services } from '../../src/services/services.ts'
import type { ShelfCard } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import type { Category } from '../../src/shared/category.ts'
import { documentKey, pointerKey } from '../../src/shared/release/release.ts'
import { type Song, songSchema } from '../../src/shared/song.ts'
import { videoSummarySchema } from '../../src/shared/video.ts'

export interface TestContent extends Partial<Omit<ReleaseContent, 'videoList' | 'shelves'>> {
  /** The cards of all shelves; default none. */
  shelfCards?: readonly ShelfCard[]
  categories?: readonly Category[]
}

let releases = 0

/**
 * Makes a release current that holds this alone, and the categories and songs that ship unless it
 * has its own.
 */
export async function publishContent(content: TestContent): Promise<BuiltRelease> {
  const { shelfCards = [], categories = builtinCategories, videos = [], search = [] } = content
  const built = await buildRelease({
    cards: [],
    gifs: [],
    withdrawn: [],
    ...content,
    categories,
    videos,
    songs: content.songs ?? (await shippedSongs()),
    videoList: videos.map((video) => v.parse(videoSummarySchema, video)),
    shelves: shelvesOf(shelfCards, categories),
    search,
  })
  const documents = [...built.documents]
  await Promise.all(documents.map(([hash, text]) => env.CONTENT.put(documentKey(hash), text)))
  if (search.length > 0) await fillIndex(built.id, search)
  await pointTo(built.id)
  return built
}

async function pointTo(id: string): Promise<void> {
  await env.CONTENT.put(pointerKey, JSON.stringify({ version: 1, id, number: ++releases }))
}

/** Makes these rows the search index of a release, unless it has one. */
export async function fillIndex(release: string, rows: ReleaseContent['search']): Promise<void> {
  const store = await bindingStore(env)
  if (await store.hasSearchIndex(release)) return
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const slugs = [...bySlug.keys()]
  await store.writeSearchIndex({
    release,
    base: await store.readSearchBase(),
    isWhole: true,
    change: { edited: [], gone: [], runs: [{ after: null, before: null, slugs }] },
    readRows: async (wanted) => wanted.flatMap((slug) => bySlug.get(slug) ?? []),
  })
}

/** The songs of the release that ships. */
export async function shippedSongs(): Promise<Song[]> {
  const none = { get: async () => null } as unknown as KVNamespace
  const songs = { name: 'list of songs', schema: v.array(songSchema) }
  return readList(new Services({ ...env, CONTENT: none }), songs, 'songs')
}
