import { stepsBelow } from '#shared/song-level.ts'
import type { FilmToMake } from '../edit/use-film-export.ts'
import { prepareFilm } from '../prepare-film.ts'
import { createSpriteStore } from '../sprite-store.ts'
import { exportFilm } from './export-film.ts'
import type { FilmFile } from './film-file.ts'

/** Makes the film at full size as `{name}.mp4`. */
export async function makeFilmFile(
  signal: AbortSignal,
  { source, song, name }: FilmToMake,
  onProgress: (done: number) => void,
): Promise<Pick<FilmFile, 'fallback'> & { file: File }> {
  const store = createSpriteStore()
  try {
    const [{ scene, sprites }, sound, clip] = await Promise.all([
      prepareFilm(signal, source, store),
      fetchSound(signal, song),
      source.clip ? fetchFile(signal, source.clip) : undefined,
    ])
    const film = await exportFilm(signal, { scene, sprites, song: sound, clip, onProgress })
    const file = new File([film.file], `${name}.mp4`, { type: 'video/mp4' })
    return { file, fallback: film.fallback }
  } finally {
    store.close()
  }
}

async function fetchSound(signal: AbortSignal, song: FilmToMake['song']) {
  const { url, gainsUrl, startMs, volume } = song
  if (!url) return
  // A silent song is not fetched, but stays in the order: otherwise the clip's sound would play.
  if (volume === 0) return { file: new Blob(), volume }
  const isLowered = gainsUrl && stepsBelow(volume) > 0
  const [file, gains] = await Promise.all([
    fetchFile(signal, url),
    isLowered ? fetchFile(signal, gainsUrl) : undefined,
  ])
  return { file, gains, startMs, volume }
}

/** @throws Error when the fetch fails */
async function fetchFile(signal: AbortSignal, url: string): Promise<Blob> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.blob()
}
