import type * as v from 'valibot'
import type { CardDocument } from '#shared/card.ts'
import { cardDataPath, videoDataPath } from '#shared/routes.ts'
import type { VideoWithCard } from '#shared/video.ts'
import { ApiError, fetchJson } from './fetch-json.ts'

/** The document of a card, or null. */
export function fetchCard(slug: string): Promise<CardDocument | null> {
  const schema = import('#shared/card.ts').then((code) => code.cardDocumentSchema)
  return fetchDocument(cardDataPath(slug), schema)
}

/** A video with the card that its film is made of, or null. */
export function fetchVideo(slug: string): Promise<VideoWithCard | null> {
  const schema = import('#shared/video.ts').then((code) => code.videoWithCardSchema)
  return fetchDocument(videoDataPath(slug), schema)
}

async function fetchDocument<Schema extends v.GenericSchema>(
  path: string,
  schema: Promise<Schema>,
): Promise<v.InferOutput<Schema> | null> {
  try {
    return await fetchJson(path, schema)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
