import type { Ground } from '../export/ground.ts'
import { isSame } from './is-same.ts'

/** What stands below the words of a card, kept from one picture to the next. */
export interface KeptGround {
  /**
   * The ground of that key, drawn once. That of another key is closed, but only after those who
   * were already waiting for it have had their turn.
   */
  take(key: readonly unknown[], draw: (signal: AbortSignal) => Promise<Ground>): Promise<Ground>
  /** Gives up the ground, and breaks off what is being drawn. */
  close(): void
}

export function createKeptGround(): KeptGround {
  let life = new AbortController()
  let kept: { key: readonly unknown[]; ground: Promise<Ground> } | undefined

  function drop() {
    kept?.ground.then(
      (ground) => ground.close(),
      () => {},
    )
    kept = undefined
  }

  return {
    take(key, draw) {
      if (kept && isSame(kept.key, key)) return kept.ground
      drop()
      const started = { key, ground: draw(life.signal) }
      kept = started
      // Only who waits for it is told of a failure; the next who asks starts again.
      started.ground.catch(() => {
        if (kept === started) kept = undefined
      })
      return started.ground
    },
    close() {
      life.abort()
      life = new AbortController()
      drop()
    },
  }
}
