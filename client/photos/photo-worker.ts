import { type PhotoAnswer, shrinkPhoto } from './shrink-photo.ts'

// Typed by hand: the DOM types and the worker types exclude each other.
interface WorkerScope {
  onmessage: ((event: MessageEvent<Blob>) => void) | null
  postMessage(answer: PhotoAnswer): void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = async ({ data }) => scope.postMessage(await shrinkPhoto(data))
