import type { Context } from 'hono'
import { hadTrouble } from '../catalog/ask-service.ts'
import { dataCache } from './data-cache.ts'

/** A document of the catalogue, or null where it has none: nobody can tell while it is out of reach. */
export function answerDocument(
  context: Context<{ Bindings: Env }>,
  document: object | null,
): Response {
  const { env, req } = context
  if (document) return context.json(document, 200, { 'Cache-Control': dataCache(env) })
  if (hadTrouble(env)) {
    const message = 'The catalogue is out of reach: try again soon.'
    return context.json({ message }, 503, { 'Cache-Control': 'no-store', 'Retry-After': '30' })
  }
  const message = `There is nothing at ${req.path}.`
  return context.json({ message }, 404, { 'Cache-Control': dataCache(env) })
}
