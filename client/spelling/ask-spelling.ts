import { askWorker } from '../ask-worker.ts'
import type { SpellAnswer, Spelled, SpellQuestion, SpellRequest } from './spell.ts'

const worker = askWorker<number, SpellQuestion, SpellAnswer>(
  () => new Worker(new URL('./spell-worker.ts', import.meta.url), { type: 'module' }),
)
let lastKey = 0

/** `spell` off the main thread, which its index alone would block for 0.2 s on a cheap phone. */
export async function askSpelling(request: SpellRequest): Promise<Spelled[]> {
  const answer = await worker.ask({ key: ++lastKey, request })
  if (!answer) return (await import('./spell.ts')).spell(request)
  if ('message' in answer) throw new Error(answer.message)
  return answer.spelled
}
