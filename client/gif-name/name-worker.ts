import { type NameAnswer, type NameOrder, writeName } from './write-name.ts'

// Typed by hand: the DOM types and the worker types exclude each other.
interface WorkerScope {
  onmessage: ((event: MessageEvent<NameOrder>) => void) | null
  postMessage(answer: NameAnswer): void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = ({ data }) => scope.postMessage(writeName(data))
