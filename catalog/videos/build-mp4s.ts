import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filmTimes } from '#shared/scene/told-film.ts'
import { videoLayoutOf } from '#shared/scene/video-layout.ts'
import type { Video } from '#shared/video.ts'
import { readMadeSongs, madeDir as songsDir } from '../songs/made-songs.ts'
import { digest, type FilmTask, sourceOf } from './film-tasks.ts'
import { mp4Dir, mp4Record, readMp4s } from './made-films.ts'
import { openStudio, type Studio } from './open-studio.ts'

/** Makes the files of the changed films; each takes as long as it plays. */
export async function buildMp4s(tasks: readonly FilmTask[]): Promise<void> {
  await mkdir(mp4Dir, { recursive: true })
  const made = new Map((await readMp4s()).map((one) => [one.key, one]))
  const missing = tasks.filter(({ key }) => !made.has(key))
  const studio = await openStudio()
  try {
    for (const [i, task] of missing.entries()) {
      const { key } = task
      const { slug } = task.film
      made.set(key, { key, slug, clip: await makeMp4(studio, task) })
      await writeFile(mp4Record, JSON.stringify([...made.values()]))
      console.log(`${i + 1}/${missing.length} ${slug}.mp4`)
    }
  } finally {
    await studio.close()
  }
  const kept = tasks.flatMap(({ key }) => made.get(key) ?? [])
  await writeFile(mp4Record, JSON.stringify(kept))
  await removeOthers(kept.map(({ clip }) => clip.file))
}

async function makeMp4(studio: Studio, task: FilmTask): Promise<NonNullable<Video['clip']>> {
  const { film, design } = task
  const source = await sourceOf(task)
  const { seconds } = filmTimes({ film, categories: design.categories })
  const bytes = await studio.makeMp4(source, await readSong(film.song, seconds))
  const file = `${film.slug}.${digest(bytes).slice(0, 16)}.mp4`
  await writeFile(path.join(mp4Dir, file), bytes)
  const { widthPx: width, heightPx: height } = videoLayoutOf(source.format).page
  return { file, width, height, bytes: bytes.length }
}

/** The shortest cut that covers the film, the same one that the player chooses. */
async function readSong(slug: string | undefined, seconds: number): Promise<Buffer | undefined> {
  const song = (await readMadeSongs()).find((one) => one.song.slug === slug)?.song
  const cut = song?.cuts.find((one) => one.seconds >= seconds) ?? song?.cuts.at(-1)
  return cut && readFile(path.join(songsDir, cut.file))
}

async function removeOthers(files: readonly string[]): Promise<void> {
  for (const file of await readdir(mp4Dir)) {
    if (file.endsWith('.mp4') && !files.includes(file)) await rm(path.join(mp4Dir, file))
  }
}
