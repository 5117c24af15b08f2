import type { WorkerScope } from '../worker-scope.ts'
import { type SpellAnswer, type SpellQuestion, spell } from './spell.ts'

const scope = globalThis as unknown as WorkerScope<SpellQuestion, SpellAnswer>

scope.onmessage = async ({ data: { key, request } }) => {
  try {
    scope.postMessage({ key, spelled: await spell(request) })
  } catch (error) {
    scope.postMessage({ key, message: String(error) })
  }
}
