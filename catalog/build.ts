import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { CardDocument, ShelfCard } from '#shared/card.ts'
import { builtinCategories } from '#shared/categories.ts'
import {
  contentKeys,
  documentFile,
  newestShelf,
  searchIndexKey,
} from '#shared/files/content-keys.ts'
import type { Gif } from '#shared/gif.ts'
import { postersSlug } from '#shared/pages.ts'
import { cardRow, type WrittenSearchIndex } from '#shared/search/row.ts'
import { type Video, videoSummarySchema } from '#shared/video.ts'
import { cards } from './cards/cards.ts'
import { recipientsOf } from './cards/recipients-of.ts'
import { madeGifsSchema } from './gifs/gif-source.ts'
import { buildPictures } from './pictures/build-pictures.ts'
import { readMadeSongs, madeDir as SONGS_DIR } from './songs/made-songs.ts'
import { filmVideos } from './videos/film-videos.ts'
import { madeDir as FILMS_DIR } from './videos/made-films.ts'
import { videos as clips, type StoredVideo } from './videos/videos.ts'

/** Content as it ships: documents by key and files by folder. */
const outDir = 'dist/catalog/builtin'
/** Record of the sources of the built pictures; does not ship. */
const pictureCacheFile = 'dist/pictures.txt'
const clipsDir = 'catalog/videos'
/** Output of `npm run gifs`. */
const gifsDir = 'catalog/gifs/made'

/**
 * Builds the catalogue: checks every document, draws every picture that changed, and writes the
 * built-in content, which `publish.ts` also uploads.
 */
async function buildCatalogue(): Promise<void> {
  const documents = await buildPictures({
    cards,
    outDir,
    cacheFile: pictureCacheFile,
    onProgress: showProgress,
  })
  await rm(path.join(outDir, 'catalog'), { recursive: true, force: true })
  for (const [key, value] of Object.entries(await contentOf(documents))) {
    const file = path.join(outDir, 'catalog', documentFile(key))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(value))
  }
  await copyMedia([clipsDir, FILMS_DIR], 'videos')
  await copyMedia([gifsDir], 'gifs')
  await copyMedia([SONGS_DIR], 'songs')
}

/** Values of the catalogue by key; built-in and published content are the same. */
async function contentOf(documents: readonly CardDocument[]): Promise<Record<string, unknown>> {
  const videos = [...(await filmVideos(documents)), ...(await Promise.all(clips.map(clipVideo)))]
  const content: Record<string, unknown> = {
    [contentKeys.categories]: builtinCategories,
    [contentKeys.gifs]: await readGifs(),
    [contentKeys.songs]: (await readMadeSongs()).map(({ song }) => song),
    [contentKeys.videos]: videos.map((video) => v.parse(videoSummarySchema, video)),
    [searchIndexKey]: searchIndex(documents),
    [contentKeys.cards(newestShelf)]: documents.map(shelfCard),
    [contentKeys.cards(postersSlug)]: shelf(documents, ({ design }) => design.kind === 'poster'),
  }
  for (const { slug } of builtinCategories) {
    content[contentKeys.cards(slug)] = shelf(documents, ({ design }) =>
      design.categories.includes(slug),
    )
  }
  for (const document of documents) content[contentKeys.card(document.design.slug)] = document
  for (const video of videos) content[contentKeys.video(video.slug)] = video
  return content
}

function searchIndex(documents: readonly CardDocument[]): WrittenSearchIndex {
  return { version: 1, rows: documents.map(({ design }) => cardRow(design)) }
}

function shelf(documents: readonly CardDocument[], belongs: (document: CardDocument) => boolean) {
  return documents.filter(belongs).map(shelfCard)
}

function shelfCard({ design, summary, formatPictures }: CardDocument): ShelfCard {
  const { categories, language, art } = design
  const recipients = recipientsOf(design)
  return { ...summary, categories, language, family: art.family, recipients, formatPictures }
}

async function clipVideo(video: StoredVideo): Promise<Video> {
  const { size } = await stat(path.join(clipsDir, video.clip.file))
  return { ...video, clip: { ...video.clip, bytes: size } }
}

async function readGifs(): Promise<Gif[]> {
  const made: unknown = JSON.parse(await readFile(path.join(gifsDir, 'made.json'), 'utf8'))
  return v.parse(madeGifsSchema, made).map(({ gif }) => gif)
}

/** Replaces the files of the previous build by the committed ones. */
async function copyMedia(from: readonly string[], folder: string): Promise<void> {
  const target = path.join(outDir, folder)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const dir of from.filter((dir) => existsSync(dir))) {
    for (const file of await readdir(dir)) {
      if (/\.(?:mp4|m4a|gains|gif|jpe?g|png)$/.test(file)) {
        await cp(path.join(dir, file), path.join(target, file))
      }
    }
  }
}

/** Shows a progress bar on a terminal, and in logs one line for each tenth of the work. */
function showProgress({ done, total }: { done: number; total: number }): void {
  const text = `${done}/${total} pictures`
  if (process.stdout.isTTY) {
    const bar = '█'.repeat(Math.round((done / total) * 20)).padEnd(20, '░')
    process.stdout.write(`\r${bar} ${text}${done === total ? '\n' : ''}`)
  } else if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) {
    console.log(text)
  }
}

await buildCatalogue()
