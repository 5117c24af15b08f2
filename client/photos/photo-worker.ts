import { type PhotoAnswer, shrinkPhoto } from './shrink-photo.ts'

// Typed by hand, since the types of the DOM and of a worker's scope exclude each other.
interface WorkerScope {
  onmessage: ((event: MessageEvent<Blob>) => void) | null
  postMessage(answer: PhotoAnswer): void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = async ({ data }) => scope.postMessage(await shrinkPhoto(data))
