import type { ArtFamily } from '#shared/art/family.ts'
import { type ArtAnswer, type ArtQuestion, drawIn } from '../draw-art.ts'

// Typed by hand: the DOM types and the worker types exclude each other.
interface WorkerScope {
  onmessage: ((event: MessageEvent<ArtQuestion>) => void) | null
  postMessage(answer: ArtAnswer): void
}
const scope = globalThis as unknown as WorkerScope

/** Answers the questions of a worker that draws in one family. */
export function serveArt(family: ArtFamily): void {
  scope.onmessage = ({ data: { key, order } }) => {
    try {
      scope.postMessage({ key, art: drawIn(family, order) })
    } catch (error) {
      scope.postMessage({ key, message: String(error) })
    }
  }
}
