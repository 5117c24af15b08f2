import * as v from 'valibot'
import {
  type CardDocument,
  cardDocumentSchema,
  type ShelfCard,
  shelfCardSchema,
} from '#shared/card.ts'
import { builtinDocumentPath, contentKeys } from '#shared/files/content-keys.ts'
import { type Gif, gifSchema } from '#shared/gif.ts'
import { clipCard, filmCard } from '#shared/scene/film-card.ts'
import { isSlug } from '#shared/slug.ts'
import { parseSongs, type Song } from '#shared/song.ts'
import { parseVideos, type Video, type VideoSummary, videoSchema } from '#shared/video.ts'
import { readContent } from '../services/content.ts'
import { fetchAsset } from '../services/fetch-asset.ts'
import type { Services } from '../services/services.ts'

/** The cards of a shelf, in the catalogue's order. */
export async function readCards(services: Services, shelf: string): Promise<ShelfCard[]> {
  const { value } = await read(services, contentKeys.cards(shelf), (input) =>
    parseList(input, shelfCardSchema),
  )
  return value ?? []
}

/** The card with that slug, or null. */
export async function readCard(services: Services, slug: string): Promise<CardDocument | null> {
  const { value } = await read(services, contentKeys.card(slug), (input) =>
    v.parse(cardDocumentSchema, input),
  )
  return value
}

export async function readVideos(services: Services): Promise<VideoSummary[]> {
  const { value } = await read(services, contentKeys.videos, parseVideos)
  return value ?? []
}

/** The video with that slug, or null. */
export async function readVideo(services: Services, slug: string): Promise<Video | null> {
  const { value } = await read(services, contentKeys.video(slug), (input) =>
    v.parse(videoSchema, input),
  )
  return value
}

/** The card that a film is made of, in the film's words, or null. */
export async function readFilmCard(services: Services, video: Video): Promise<CardDocument | null> {
  const { film } = video
  if (!film) return null
  if (film.clip) return filmCard(clipCard(film, video), film)
  const document = await readCard(services, film.card)
  return document && filmCard(document, film)
}

export async function readSongs(services: Services): Promise<Song[]> {
  const { value } = await read(services, contentKeys.songs, parseSongs)
  return value ?? []
}

export async function readGifs(services: Services): Promise<Gif[]> {
  const { value } = await read(services, contentKeys.gifs, (input) => parseList(input, gifSchema))
  return value ?? []
}

/**
 * Parses a list from outside: drops invalid entries and keeps the others.
 *
 * @throws TypeError when it has entries and all are invalid: such a list is broken, not empty
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

/** The value published under a key, else the built-in one. */
async function read<Value>(services: Services, key: string, parse: (input: unknown) => Value) {
  const [, slug] = key.split(':')
  if (slug !== undefined && !isSlug(slug)) return { value: null }
  return readContent<Value, Value | null>({
    services,
    key,
    parse,
    builtin: () => readBuiltin(services, key, parse),
  })
}

async function readBuiltin<Value>(
  services: Services,
  key: string,
  parse: (input: unknown) => Value,
): Promise<Value | null> {
  try {
    const path = builtinDocumentPath(key)
    return await services.ask('ASSETS', async () => {
      const file = await fetchAsset(services, path)
      return file.ok ? parse(await file.json()) : null
    })
  } catch (error) {
    console.error(`built-in ${key} cannot be read:`, error)
    return null
  }
}
