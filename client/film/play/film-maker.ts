import { leaveOldBuild } from '../../old-build.ts'
import type { PreparedFilm, PrepareOptions } from '../prepare-film.ts'

/** Prepares films one by one; of the waiting ones only the latest is made. */
export interface FilmMaker {
  make(source: PrepareOptions): void
  close(): void
}

/**
 * @param show gets each prepared film; the sprites of the previous film are freed by then
 */
export function createFilmMaker(
  show: (film: PreparedFilm) => void,
  fail: (error: unknown) => void,
): FilmMaker {
  const life = new AbortController()
  const tools = loadTools()
  // `work` reports a failure.
  tools.catch(() => {})
  let next: PrepareOptions | undefined
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

/** Loaded with the first film, since nothing else needs them. */
async function loadTools() {
  const [{ prepareFilm }, { createSpriteStore }] = await Promise.all([
    import('../prepare-film.ts'),
    import('../sprite-store.ts'),
  ])
  return { prepareFilm, store: createSpriteStore() }
}
