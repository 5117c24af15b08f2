import { leaveOldBuild } from '../../old-build.ts'
import type { FilmSource, PreparedFilm } from '../prepare-film.ts'

/** Prepares films one after another; of those that wait the last wins. */
export interface FilmMaker {
  make(source: FilmSource): void
  close(): void
}

/**
 * @param show is given each film as soon as it is prepared; what the film before was drawn with is
 *   freed by then
 */
export function createFilmMaker(
  show: (film: PreparedFilm) => void,
  fail: (error: unknown) => void,
): FilmMaker {
  const life = new AbortController()
  const tools = loadTools()
  // Who makes a film is told.
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

/** Of no use before something moves, so not there from the start. */
async function loadTools() {
  const [{ prepareFilm }, { createSpriteStore }] = await Promise.all([
    import('../prepare-film.ts'),
    import('../sprite-store.ts'),
  ])
  return { prepareFilm, store: createSpriteStore() }
}
