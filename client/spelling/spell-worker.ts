import { type SpellAnswer, type SpellQuestion, spell } from './spell.ts'

// Typed by hand: the DOM types and the worker types exclude each other.
interface WorkerScope {
  onmessage: ((event: MessageEvent<SpellQuestion>) => void) | null
  postMessage(answer: SpellAnswer): void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = async ({ data: { key, request } }) => {
  try {
    scope.postMessage({ key, spelled: await spell(request) })
  } catch (error) {
    scope.postMessage({ key, message: String(error) })
  }
}
