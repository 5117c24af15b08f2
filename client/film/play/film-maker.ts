import { leaveOldBuild } from '../../old-build.ts'
import type { FilmSource, PreparedFilm } from '../prepare-film.ts'

/** Prepares films one after another; the last of those that wait wins. */
export interface FilmMaker {
  make(source: FilmSource): void
  close(): void
}

/**
 * @param show gets each film when it is prepared; the sprites of the film before are freed by then
 */
export function createFilmMaker(
  show: (film: PreparedFilm) => void,
  fail: (error: unknown) => void,
): FilmMaker {
  const life = new AbortController()
  const tools = loadTools()
  // `work` reports a failure.
  tools.catch(() => {})
  let next: FilmSource | undefined
  let isAtWork = false

  async function work() {
    if (isAtWork) return
    isAtWork = true
    while (next && !life.signal.aborted) {
      const source = next
      next = undefined
      try {
        const { prepareFilm, store } = await tools
        show(await prepareFilm(life.signal, source, store))
      } catch (error) {
        if (life.signal.aborted) break
        void leaveOldBuild()
        fail(error)
      }
    }
    isAtWork = false
  }

  return {
    make(source) {
      next = source
      void work()
    },
    close() {
      life.abort()
      tools.then(
        ({ store }) => store.close(),
        () => {},
      )
    },
  }
}

/** Loaded with the first film: nothing else needs it. */
async function loadTools() {
  const [{ prepareFilm }, { createSpriteStore }] = await Promise.all([
    import('../prepare-film.ts'),
    import('../sprite-store.ts'),
  ])
  return { prepareFilm, store: createSpriteStore() }
}
