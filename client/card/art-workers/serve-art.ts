import type { ArtFamily } from '#shared/art/family.ts'
import type { WorkerScope } from '../../worker-scope.ts'
import { type ArtAnswer, type ArtQuestion, drawIn } from '../draw-art.ts'

const scope = globalThis as unknown as WorkerScope<ArtQuestion, ArtAnswer>

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
