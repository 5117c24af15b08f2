import * as v from 'valibot'
import { type CardDocument, cardDocumentSchema } from '#shared/card.ts'
import { type Gif, gifSchema } from '#shared/gif.ts'
import { documentNames } from '#shared/release/release.ts'
import { clipCard, filmCard } from '#shared/scene/film-card.ts'
import { type Song, songSchema } from '#shared/song.ts'
import { type Video, type VideoSummary, videoSchema, videoSummarySchema } from '#shared/video.ts'
import { readDocument } from '../release/read-document.ts'
import type { Services } from '../services/services.ts'
import { findNamed, readList, readNamed, readShippedNamed } from './read-release.ts'
import { hidesPeople } from './without-people.ts'

const card = { name: 'card', schema: cardDocumentSchema }
const video = { name: 'video', schema: videoSchema }
const videoList = { name: 'list of videos', schema: v.array(videoSummarySchema) }
const songList = { name: 'list of songs', schema: v.array(songSchema) }
const gifList = { name: 'list of animated pictures', schema: v.array(gifSchema) }

/** The card with that slug, or null. */
export async function readCard(services: Services, slug: string): Promise<CardDocument | null> {
  const found = await readNamed(services, card, documentNames.card(slug))
  return found?.design.people && hidesPeople(services.env) ? null : found
}

/**
 * The document of a card, by its hash; it may be of an earlier release.
 *
 * @throws Error when it cannot be read
 */
export function readCardByHash(services: Services, hash: string): Promise<CardDocument> {
  return readDocument(services, { hash, kind: card, home: 'published' })
}

/**
 * The card with that slug in the release that ships, or null.
 *
 * @throws Error when that release cannot be read
 */
export function readShippedCard(services: Services, slug: string): Promise<CardDocument | null> {
  return readShippedNamed(services, card, documentNames.card(slug))
}

/** Whether there is a card with that slug. */
export async function hasCard(services: Services, slug: string): Promise<boolean> {
  return (await findNamed(services, documentNames.card(slug))) !== undefined
}

export async function readVideos(services: Services): Promise<VideoSummary[]> {
  const videos = await readList(services, videoList, 'videos')
  return hidesPeople(services.env) ? videos.filter(({ people }) => !people) : videos
}

/** The video with that slug, or null. */
export async function readVideo(services: Services, slug: string): Promise<Video | null> {
  const found = await readNamed(services, video, documentNames.video(slug))
  return found?.people && hidesPeople(services.env) ? null : found
}

/** The card that a film is made of, in the film's words, or null. */
export async function readFilmCard(services: Services, video: Video): Promise<CardDocument | null> {
  const { film } = video
  if (!film) return null
  if (film.clip) return filmCard(clipCard(film, video), film)
  const document = await readCard(services, film.card)
  return document && filmCard(document, film)
}

export function readSongs(services: Services): Promise<Song[]> {
  return readList(services, songList, 'songs')
}

export function readGifs(services: Services): Promise<Gif[]> {
  return readList(services, gifList, 'gifs')
}
