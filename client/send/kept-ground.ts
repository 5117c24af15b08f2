import type { Ground } from '../export/ground.ts'
import { type CacheKey, createPromiseCache } from '../promise-cache.ts'

/** The picture below the words of a card, cached between exports. */
export interface KeptGround {
  /** The ground for that key, drawn once; the previous one is closed once its callers have it. */
  take(key: CacheKey, draw: (signal: AbortSignal) => Promise<Ground>): Promise<Ground>
  /** Closes the ground, and stops one that is being drawn. */
  close(): void
}

export function createKeptGround(): KeptGround {
  const grounds = createPromiseCache<Ground>({ capacity: 1, dispose: (ground) => ground.close() })
  let life = new AbortController()
  return {
    take: (key, draw) => grounds.take(key, () => draw(life.signal)),
    close() {
      life.abort()
      life = new AbortController()
      grounds.clear()
    },
  }
}
