import type { ComponentType } from 'react'

/** What stands in the place of the toasts. */
interface Shown {
  /** The list of the toasts' library, once it is loaded. */
  List?: ComponentType
  /** Messages that are shown without the library. */
  plain: readonly string[]
}

let shown: Shown = { plain: [] }
const watchers = new Set<() => void>()

export function readShown(): Shown {
  return shown
}

export function showInToasts(next: Partial<Shown>): void {
  shown = { ...shown, ...next }
  for (const watcher of watchers) watcher()
}

/** @returns a function that stops watching */
export function watchShown(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
