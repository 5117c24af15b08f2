import path from 'node:path'
import * as v from 'valibot'
import type { CardDesign } from '#shared/card.ts'
import { type Video, videoSchema } from '#shared/video.ts'
import type { Catalogue } from '../release/content.ts'
import { checkFilm } from '../videos/check-film.ts'
import { clipsFolder, filmsFolder } from './content-folder.ts'
import { addedAt, fileFaults, jsonFiles, readJson } from './own-files.ts'

export interface OwnFilms {
  /** The newest first. */
  films: Video[]
  /** Each names file, field and reason. */
  faults: string[]
}

/** Paths of the films. */
export function filmFiles(): Promise<string[]> {
  return jsonFiles(filmsFolder())
}

/** Reads and checks the operator's films. */
export async function readOwnFilms(
  { cards, videos, categories }: Pick<Catalogue, 'cards' | 'videos' | 'categories'>,
  designs: readonly CardDesign[],
): Promise<OwnFilms> {
  const taken = new Set([
    ...cards.map(({ design }) => design.slug),
    ...designs.map(({ slug }) => slug),
    ...videos.map(({ slug }) => slug),
  ])
  const known = new Set(categories.map(({ slug }) => slug))
  const read = await Promise.all((await filmFiles()).map(readFilm))
  const faults = read.flatMap((one) => one.faults)
  const dated = read.flatMap(({ file, video, added }) => (video ? [{ file, video, added }] : []))
  for (const { file, video } of dated) {
    if (taken.has(video.slug)) {
      faults.push(`${file}: slug: another card or video is called "${video.slug}" too`)
    }
    for (const category of video.categories.filter((one) => !known.has(one))) {
      faults.push(`${file}: categories: there is no category "${category}"`)
    }
  }
  dated.sort((one, other) => (one.added < other.added ? 1 : -1))
  return { films: dated.map(({ video }) => video), faults: faults.sort() }
}

interface ReadFilm {
  file: string
  video?: Video
  added: string
  faults: string[]
}

async function readFilm(file: string): Promise<ReadFilm> {
  const json = await readJson(file)
  const refused = (faults: readonly string[]) => ({
    file,
    added: '',
    faults: faults.map((fault) => `${file}: ${fault}`),
  })
  if (json === undefined) return refused(['this is not JSON'])
  const { film, faults } = await checkFilm(json, clipsFolder())
  if (!film) return refused(faults)
  const { version, slug, titles, description, categories, ...moving } = film
  const said = { version, slug, titles, description, categories }
  const poster = v.safeParse(posterSchema, json)
  if (!poster.success) return refused(['poster: make the design again'])
  if (!moving.clip) return refused(['clip: it has none'])
  const durationSeconds = moving.scene.seconds
  const video = v.safeParse(videoSchema, {
    ...said,
    durationSeconds,
    ...poster.output,
    film: moving,
  })
  if (!video.success) return refused(video.issues.map(({ message }) => message))
  const named = [moving.clip.file, poster.output.poster.file, moving.still?.file ?? []].flat()
  const more = [
    ...(`${slug}.json` === path.basename(file)
      ? []
      : [`slug: it is "${slug}", so the file must be called ${slug}.json`]),
    ...(await fileFaults('clip', clipsFolder(), named)),
  ]
  return more.length > 0
    ? refused(more)
    : { file, video: video.output, added: addedAt(json), faults: [] }
}

const posterSchema = v.object({
  poster: v.object({ file: v.string(), width: v.number(), height: v.number() }),
})
