import { exportFilm } from './export-film.ts'
import type { Film } from './film.ts'
import { prepareFilm } from './prepare-film.ts'
import { createSpriteStore } from './sprite-store.ts'
import type { FilmToMake } from './use-film-export.ts'

/** The film in its own size as `{name}.mp4`. */
export async function makeFilmFile(
  signal: AbortSignal,
  { source, song, name }: FilmToMake,
  onProgress: (done: number) => void,
): Promise<Pick<Film, 'fallback'> & { file: File }> {
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

async function fetchSound(signal: AbortSignal, { url, startMs, volume }: FilmToMake['song']) {
  if (!url) return
  // What is not to be heard is not fetched, but said: else a clip would sound instead.
  const file = volume === 0 ? new Blob() : await fetchFile(signal, url)
  return { file, startMs, volume }
}

/** @throws Error when it cannot be fetched */
async function fetchFile(signal: AbortSignal, url: string): Promise<Blob> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.blob()
}
