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
    const [{ scene, sprites }, sound] = await Promise.all([
      prepareFilm(signal, source, store),
      fetchSound(signal, song),
    ])
    const film = await exportFilm(signal, { scene, sprites, song: sound, onProgress })
    const file = new File([film.file], `${name}.mp4`, { type: 'video/mp4' })
    return { file, fallback: film.fallback }
  } finally {
    store.close()
  }
}

/** @throws Error when the song cannot be fetched */
async function fetchSound(signal: AbortSignal, { url, startMs, volume }: FilmToMake['song']) {
  if (!url || volume === 0) return
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return { file: await answer.blob(), startMs, volume }
}
