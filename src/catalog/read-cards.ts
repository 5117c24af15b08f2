import * as v from 'valibot'
import {
  type CardDocument,
  cardDocumentSchema,
  type ShelfCard,
  shelfCardSchema,
} from '#shared/card.ts'
import { type Gif, gifSchema } from '#shared/gif.ts'
import { clipCard, filmCard } from '#shared/scene/film-card.ts'
import { isSlug } from '#shared/slug.ts'
import { parseSongs, type Song } from '#shared/song.ts'
import { parseVideos, type Video, type VideoSummary, videoSchema } from '#shared/video.ts'
import { askService } from './ask-service.ts'
import { readContent } from './content.ts'
import { fetchAsset } from './fetch-asset.ts'

/** Shelves that are no category's own. */
export const NEWEST = 'newest'
export const POSTERS = 'status_posters'

/** The cards of one shelf, a category's or one of the above, in the catalogue's order. */
export async function readCards(env: Env, shelf: string): Promise<ShelfCard[]> {
  const { value } = await read(env, `cards:${shelf}`, (input) => parseList(input, shelfCardSchema))
  return value ?? []
}

/** The card of a slug; null when there is none. */
export async function readCard(env: Env, slug: string): Promise<CardDocument | null> {
  const { value } = await read(env, `card:${slug}`, (input) => v.parse(cardDocumentSchema, input))
  return value
}

export async function readVideos(env: Env): Promise<VideoSummary[]> {
  const { value } = await read(env, 'videos', parseVideos)
  return value ?? []
}

/** The video of a slug; null when there is none. */
export async function readVideo(env: Env, slug: string): Promise<Video | null> {
  const { value } = await read(env, `video:${slug}`, (input) => v.parse(videoSchema, input))
  return value
}

/** The card that a film is made of, in the words of the film; null where there is none. */
export async function readFilmCard(env: Env, video: Video): Promise<CardDocument | null> {
  const { film } = video
  if (!film) return null
  if (film.clip) return filmCard(clipCard(film, video), film)
  const document = await readCard(env, film.card)
  return document && filmCard(document, film)
}

export async function readSongs(env: Env): Promise<Song[]> {
  const { value } = await read(env, 'songs', parseSongs)
  return value ?? []
}

export async function readGifs(env: Env): Promise<Gif[]> {
  const { value } = await read(env, 'gifs', (input) => parseList(input, gifSchema))
  return value ?? []
}

/**
 * A list from outside: an entry that is none of its kind is dropped, the others stand.
 *
 * @throws TypeError when it has entries and none of them is of its kind: that is no empty shelf
 */
function parseList<Entry>(input: unknown, schema: v.GenericSchema<unknown, Entry>): Entry[] {
  const entries = v.parse(v.array(v.unknown()), input)
  const good = entries.flatMap((entry) => {
    const parsed = v.safeParse(schema, entry)
    return parsed.success ? [parsed.output] : []
  })
  if (good.length === 0 && entries.length > 0) {
    throw new TypeError(`none of ${entries.length} entries is of its kind`)
  }
  return good
}

/** Published under a key, or built in at the address that the key stands for. */
async function read<Value>(env: Env, key: string, parse: (input: unknown) => Value) {
  const [, slug] = key.split(':')
  if (slug !== undefined && !isSlug(slug)) return { value: null }
  return readContent<Value, Value | null>({
    env,
    key,
    parse,
    builtin: () => readBuiltin(env, key, parse),
  })
}

async function readBuiltin<Value>(
  env: Env,
  key: string,
  parse: (input: unknown) => Value,
): Promise<Value | null> {
  try {
    const path = `/builtin/catalog/${key.replace(':', '/')}.json`
    return await askService(env, 'ASSETS', async () => {
      const file = await fetchAsset(env, path)
      return file.ok ? parse(await file.json()) : null
    })
  } catch (error) {
    console.error(`built-in ${key} cannot be read:`, error)
    return null
  }
}
