import { loadFamily } from '#shared/art/families.ts'
import { type ArtAnswer, type ArtQuestion, drawArt, type FamilyQuestion } from './draw-art.ts'

// Typed by hand: the DOM types and the worker types exclude each other.
interface WorkerScope {
  onmessage: ((event: MessageEvent<ArtQuestion | FamilyQuestion>) => void) | null
  postMessage(answer: ArtAnswer): void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = async ({ data }) => {
  if ('family' in data) {
    // A failure shows with the first drawing.
    await loadFamily(data.family).catch(() => {})
    return
  }
  const { key, order } = data
  try {
    scope.postMessage({ key, art: await drawArt(order) })
  } catch (error) {
    scope.postMessage({ key, message: String(error) })
  }
}
