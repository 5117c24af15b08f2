import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { CardDocument } from '#shared/card.ts'
import { builtinCategories } from '#shared/categories.ts'
import type { Gif } from '#shared/gif.ts'
import type { Video } from '#shared/video.ts'
import { cards } from './cards/cards.ts'
import { madeGifsSchema } from './gifs/gif-source.ts'
import { cardDocuments } from './pictures/card-documents.ts'
import { buildRelease } from './release/build-release.ts'
import { writeBuiltRelease } from './release/built-release.ts'
import { type Catalogue, contentOf } from './release/content.ts'
import { readMadeSongs, madeDir as SONGS_DIR } from './songs/made-songs.ts'
import { filmVideos } from './videos/film-videos.ts'
import { madeDir as FILMS_DIR } from './videos/made-films.ts'
import { videos as clips, type StoredVideo } from './videos/videos.ts'

/** Content as it ships: the documents of a release and files by folder. */
const outDir = 'dist/catalog/builtin'
const clipsDir = 'catalog/videos'
/** Output of `npm run gifs`. */
const gifsDir = 'catalog/gifs/made'

/**
 * Builds the catalogue: checks every document and writes the release that ships, which `catalog.ts`
 * also publishes. Pictures of cards are drawn on demand.
 */
async function buildCatalogue(): Promise<void> {
  const documents = await cardDocuments(cards)
  await rm(outDir, { recursive: true, force: true })
  await writeBuiltRelease(outDir, await buildRelease(contentOf(await catalogueOf(documents))))
  await copyMedia([clipsDir, FILMS_DIR], 'videos')
  await copyMedia([gifsDir], 'gifs')
  await copyMedia([SONGS_DIR], 'songs')
}

async function catalogueOf(cards: readonly CardDocument[]): Promise<Catalogue> {
  return {
    categories: builtinCategories,
    cards,
    videos: [...(await filmVideos(cards)), ...(await Promise.all(clips.map(clipVideo)))],
    songs: (await readMadeSongs()).map(({ song }) => song),
    gifs: await readGifs(),
    withdrawn: [],
  }
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

await buildCatalogue()
